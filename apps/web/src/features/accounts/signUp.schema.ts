import { PURPOSE_MAX } from '@haiko/shared/limits';
import { birthDateProblem, type BirthDateProblem } from '@haiko/shared/rules/birthDate';
import { emailProblem, type EmailProblem } from '@haiko/shared/rules/email';
import { nicknameProblem, type NicknameProblem } from '@haiko/shared/rules/nickname';
import { passwordProblem, type PasswordProblem } from '@haiko/shared/rules/password';
import { fitsLimit } from '@haiko/shared/rules/text';
import * as v from 'valibot';
import { REQUIRED } from '#/features/forms/problemMessages.ts';
import { validatedText } from '#/features/forms/validation.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { serverNow } from '#/i18n/serverClock.ts';

export const NICKNAME_MESSAGES: Record<NicknameProblem, MessageKey> = {
  REQUIRED,
  TOO_SHORT: 'accounts.nicknameProblem.tooShort',
  TOO_LONG: 'accounts.nicknameProblem.tooLong',
  INVALID: 'accounts.nicknameProblem.invalid',
  RESERVED: 'accounts.nicknameProblem.reserved',
};

const EMAIL_MESSAGES: Record<EmailProblem, MessageKey> = {
  REQUIRED,
  TOO_LONG: 'accounts.emailProblem',
  INVALID: 'accounts.emailProblem',
};

export const PASSWORD_MESSAGES: Record<PasswordProblem, MessageKey> = {
  REQUIRED,
  TOO_SHORT: 'accounts.passwordProblem.tooShort',
  TOO_LONG: 'accounts.passwordProblem.tooLong',
  TOO_COMMON: 'accounts.passwordProblem.tooCommon',
  INVALID: 'fieldErrors.INVALID',
};

const BIRTH_DATE_MESSAGES: Record<BirthDateProblem, MessageKey> = {
  REQUIRED,
  INVALID: 'accounts.birthDateProblem',
  OUT_OF_RANGE: 'accounts.birthDateProblem',
  TOO_YOUNG: 'fieldErrors.TOO_YOUNG',
};

const profile = {
  nickname: validatedText(nicknameProblem, NICKNAME_MESSAGES),
  gender: v.picklist(['male', 'female'], REQUIRED),
  nationalityUuid: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
  birthDate: validatedText((value) => birthDateProblem(value, serverNow()), BIRTH_DATE_MESSAGES),
  purpose: v.pipe(
    v.string(),
    v.check((text) => fitsLimit(text, PURPOSE_MAX), 'fieldErrors.TOO_LONG'),
  ),
};

/** The sign-up form of somebody who will log in with e-mail and password. */
export const passwordSchema = v.object({
  email: validatedText(emailProblem, EMAIL_MESSAGES),
  password: validatedText(passwordProblem, PASSWORD_MESSAGES),
  ...profile,
});

/** The same form without those two: the provider has said who it is. */
export const socialSchema = v.object({ email: v.string(), password: v.string(), ...profile });

export type SignUpValues = v.InferOutput<typeof passwordSchema>;
