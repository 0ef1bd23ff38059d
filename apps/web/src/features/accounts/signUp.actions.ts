import * as accounts from '@haiko/shared/contract/accounts';
import { signUpByProvider } from '@haiko/shared/contract/socialSignIn';
import type { Language } from '@haiko/shared/i18n/languages';
import { rest } from '#/api/rest.ts';
import { consentsOf } from '#/features/legal/consentLabels.ts';
import { startSession } from '#/features/sessions/startSession.ts';
import type { SignUpValues } from './signUp.schema.ts';
import type { SignUpTicket } from './signUpTicket.ts';

interface SignUp {
  values: SignUpValues;
  language: Language;
  ticket: SignUpTicket | undefined;
}

/** Makes the account and signs it in. Rejects with `NICKNAME_TAKEN`, `EMAIL_TAKEN`, `KEY_EXPIRED` or `ACCOUNT_EXISTS`. */
export async function signUp({ values, language, ticket }: SignUp): Promise<void> {
  const { email, password, consents, ...about } = values;
  const profile = { ...about, language, consents: consentsOf(consents) };
  const tokens = ticket
    ? await rest.call(signUpByProvider, {
        params: { provider: ticket.provider },
        body: { ...profile, key: ticket.key },
        skipAuth: true,
      })
    : await rest.call(accounts.signUp, { body: { ...profile, email, password }, skipAuth: true });
  startSession(tokens);
}
