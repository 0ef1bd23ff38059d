import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';
import { readMessages } from './readMessages.ts';
import { fill } from './serverMessages.ts';

const MAIL = readMessages('mail');
const PROVIDERS = readMessages('socialSignIn');

/** The mails by the names of their texts in the catalogue. */
export type MailMessage = {
  [Name in keyof Messages['mail']]: Messages['mail'][Name] extends string ? never : Name;
}[keyof Messages['mail']];

interface Words {
  subject: string;
  lead: string;
  button?: string;
  hint?: string;
  hintByProvider?: string;
}

/** Whose hint leads to another password of the account, which somebody who logs in by a provider alone cannot have. */
const ABOUT_SIGN_INS: ReadonlySet<MailMessage> = new Set<MailMessage>([
  'newSignIn',
  'signInAdded',
  'signInRemoved',
  'secondFactorAdded',
  'secondFactorRemoved',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
]);

/**
 * What a mail says in a language, its `{{placeholders}}` filled; '' for what this one does not say. `hasAddress`: whether its reader has
 * an address of their own to log in by.
 */
export function mailMessage(
  message: MailMessage,
  language: Language,
  parameters: Readonly<Record<string, string>>,
  hasAddress: boolean,
) {
  const { greeting, codeHint, notMe, footer } = MAIL[language];
  const { unknownDevice, wayPassword, wayPasskey } = MAIL[language];
  const { detail = '' } = parameters;
  const names: Readonly<Record<string, string>> = { ...PROVIDERS[language].name, passkey: wayPasskey };
  const { subject, lead, button = '', ...hints }: Words = MAIL[language][message];
  return {
    subject,
    // Whom an invitation goes to may have no account, and no name then.
    greeting: message === 'companyInvitation' ? '' : fill(greeting, parameters),
    // Only a device may have no name.
    lead: fill(lead, { ...parameters, detail: detail || unknownDevice, provider: names[detail] ?? wayPassword }),
    button,
    codeHint,
    validity: validityOf(message, language),
    hint: (hasAddress ? hints.hint : hintByProvider(message, language)) ?? '',
    notMe,
    footer,
    // Korean law asks for these words in Korean and in English.
    unsubscribe: [...new Set([language, 'ko', 'en'] as const)].map((each) => MAIL[each].unsubscribe).join(' · '),
  };
}

/** For how long its link is good. */
function validityOf(message: MailMessage, language: Language): string {
  const { confirmValidity, resetValidity, leftValidity } = MAIL[language];
  if (message === 'emailLeft') return leftValidity;
  return message === 'resetPassword' ? resetValidity : confirmValidity;
}

/** The headings and lines of the weekly mail. */
export function digestWords(language: Language) {
  const { digestNews, digestNotifications, digestNotes, digestJobs, digestAlerts, digestPosts } = MAIL[language];
  return {
    ...{ news: digestNews, notifications: digestNotifications, notes: digestNotes },
    ...{ jobs: digestJobs, alerts: digestAlerts, posts: digestPosts },
  };
}

function hintByProvider(message: MailMessage, language: Language): string | undefined {
  const { hint, hintByProvider: own }: Words = MAIL[language][message];
  return own ?? (ABOUT_SIGN_INS.has(message) ? MAIL[language].hintByProvider : hint);
}
