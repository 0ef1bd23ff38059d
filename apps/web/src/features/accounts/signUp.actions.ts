import type { Language } from '@haiko/shared/i18n/languages';
import { rest } from '#/api/rest.ts';
import type { Tokens } from '#/api/session.ts';
import { startSession } from '#/features/sessions/startSession.ts';
import { signUpPayload, type SignUpValues } from './signUp.schema.ts';
import type { SignUpTicket } from './signUpTicket.ts';

interface SignUp {
  values: SignUpValues;
  language: Language;
  ticket: SignUpTicket | undefined;
}

/** Makes the account and signs it in. Rejects with `NICKNAME_TAKEN`, `EMAIL_TAKEN`, `KEY_EXPIRED` or `ACCOUNT_EXISTS`. */
export async function signUp({ values, language, ticket }: SignUp): Promise<void> {
  const path = ticket ? `/api/user/signin/${ticket.provider}/step3` : '/api/user/signup';
  startSession(await rest.post<Tokens>(path, signUpPayload(values, language, ticket), { skipAuth: true }));
}
