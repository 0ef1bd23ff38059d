import { PURPOSE_MAX } from '@haiko/shared/limits';
import { birthDateProblem, type BirthDateProblem } from '@haiko/shared/rules/birthDate';
import { emailProblem, type EmailProblem } from '@haiko/shared/rules/email';
import { nicknameProblem, type NicknameProblem } from '@haiko/shared/rules/nickname';
import { passwordProblem, type PasswordProblem } from '@haiko/shared/rules/password';
import { fitsLimit } from '@haiko/shared/rules/text';
import type { Language } from '@haiko/shared/i18n/languages';
import * as v from 'valibot';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { REQUIRED } from './formMessages.ts';
import { judged } from './judged.ts';
import type { SignUpTicket } from './signUpTicket.ts';

export const NICKNAME_MESSAGES: Record<NicknameProblem, MessageKey> = {
  REQUIRED,
  TOO_SHORT: 'account.nicknameProblem.tooShort',
  TOO_LONG: 'account.nicknameProblem.tooLong',
  INVALID: 'account.nicknameProblem.invalid',
  RESERVED: 'account.nicknameProblem.reserved',
};

const EMAIL_MESSAGES: Record<EmailProblem, MessageKey> = {
  REQUIRED,
  TOO_LONG: 'account.emailProblem',
  INVALID: 'account.emailProblem',
};

export const PASSWORD_MESSAGES: Record<PasswordProblem, MessageKey> = {
  REQUIRED,
  TOO_SHORT: 'account.passwordProblem.tooShort',
  TOO_LONG: 'account.passwordProblem.tooLong',
  TOO_COMMON: 'account.passwordProblem.tooCommon',
  INVALID: 'fieldErrors.INVALID',
};

const BIRTH_DATE_MESSAGES: Record<BirthDateProblem, MessageKey> = {
  REQUIRED,
  INVALID: 'account.birthDateProblem',
  OUT_OF_RANGE: 'account.birthDateProblem',
  TOO_YOUNG: 'fieldErrors.TOO_YOUNG',
};

const profile = {
  nickname: judged(nicknameProblem, NICKNAME_MESSAGES),
  gender: v.picklist(['male', 'female'], REQUIRED),
  nationalityUuid: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
  birthDate: judged((value) => birthDateProblem(value, serverNow()), BIRTH_DATE_MESSAGES),
  purpose: v.pipe(
    v.string(),
    v.check((text) => fitsLimit(text, PURPOSE_MAX), 'fieldErrors.TOO_LONG'),
  ),
};

/** The sign-up form of somebody who will log in with e-mail and password. */
export const passwordSchema = v.object({
  email: judged(emailProblem, EMAIL_MESSAGES),
  password: judged(passwordProblem, PASSWORD_MESSAGES),
  ...profile,
});

/** The same form without those two: the provider has said who it is. */
export const socialSchema = v.object({ email: v.string(), password: v.string(), ...profile });

export type SignUpValues = v.InferOutput<typeof passwordSchema>;

/** What is sent: e-mail and password, or the ticket's key in their place. */
export function signUpPayload(values: SignUpValues, language: Language, ticket: SignUpTicket | undefined) {
  const { email, password, ...about } = values;
  const proof = ticket ? { key: ticket.key } : { email, password };
  return { ...proof, ...about, language };
}
