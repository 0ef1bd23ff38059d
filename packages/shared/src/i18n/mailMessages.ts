import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';
import { readMessages } from './readMessages.ts';
import { fill } from './serverMessages.ts';

const MAIL = readMessages('mail');

/** The mails by the names of their texts in the catalogue. */
export type MailMessage = {
  [Name in keyof Messages['mail']]: Messages['mail'][Name] extends string ? never : Name;
}[keyof Messages['mail']];

interface Words {
  subject: string;
  lead: string;
  button?: string;
  hint?: string;
}

/** What a mail says in a language, its `{{placeholders}}` filled; '' for what this one does not say. */
export function mailMessage(message: MailMessage, language: Language, parameters: Readonly<Record<string, string>>) {
  const { greeting, codeHint, confirmValidity, resetValidity, notMe, footer } = MAIL[language];
  const { subject, lead, button = '', hint = '' }: Words = MAIL[language][message];
  return {
    subject,
    greeting: fill(greeting, parameters),
    lead: fill(lead, parameters),
    button,
    codeHint,
    validity: message === 'resetPassword' ? resetValidity : confirmValidity,
    hint,
    notMe,
    footer,
  };
}
