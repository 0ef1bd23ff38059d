import { email } from '@haiko/shared/contract/contact.fields';
import { birthDate, newPassword, nickname, purpose } from '@haiko/shared/contract/person.fields';
import * as v from 'valibot';
import { checked, type Messages } from '#/features/forms/checked.ts';
import { isPurposeAgreedTo, MUST_AGREE_OR_EMPTY, PURPOSE_BOX, requiredBoxes } from '#/features/legal/consentLabels.ts';
import { REQUIRED } from '#/features/forms/problemMessages.ts';

export const NICKNAME_MESSAGES = {
  REQUIRED,
  TOO_SHORT: 'accounts.nicknameProblem.tooShort',
  TOO_LONG: 'accounts.nicknameProblem.tooLong',
  INVALID: 'accounts.nicknameProblem.invalid',
  RESERVED: 'accounts.nicknameProblem.reserved',
} satisfies Messages;

const EMAIL_MESSAGES: Messages = { TOO_LONG: 'accounts.emailProblem', INVALID: 'accounts.emailProblem' };

const BIRTH_DATE_MESSAGES: Messages = {
  INVALID: 'accounts.birthDateProblem',
  OUT_OF_RANGE: 'accounts.birthDateProblem',
};

/** A password that is chosen, here and where it is changed. */
export const chosenPassword = checked(newPassword, {
  TOO_SHORT: 'accounts.passwordProblem.tooShort',
  TOO_LONG: 'accounts.passwordProblem.tooLong',
  TOO_COMMON: 'accounts.passwordProblem.tooCommon',
});

/** What everybody says of themselves. */
export const aboutFields = {
  nickname: checked(nickname, NICKNAME_MESSAGES),
  gender: v.picklist(['male', 'female'], REQUIRED),
  nationalityUuid: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
  birthDate: checked(birthDate, BIRTH_DATE_MESSAGES),
  purpose: checked(purpose),
};

const profile = { ...aboutFields, consents: v.object({ ...requiredBoxes, purpose: v.boolean() }) };

/** The sign-up form of somebody who will log in with e-mail and password. */
export const passwordSchema = v.pipe(
  v.object({ email: checked(email, EMAIL_MESSAGES), password: chosenPassword, ...profile }),
  v.forward(
    v.partialCheck([['purpose'], ['consents', 'purpose']], isPurposeAgreedTo, MUST_AGREE_OR_EMPTY),
    PURPOSE_BOX,
  ),
);

/** The same form without those two: the provider has said who it is. */
export const socialSchema = v.pipe(
  v.object({ email: v.string(), password: v.string(), ...profile }),
  v.forward(
    v.partialCheck([['purpose'], ['consents', 'purpose']], isPurposeAgreedTo, MUST_AGREE_OR_EMPTY),
    PURPOSE_BOX,
  ),
);

export type SignUpValues = v.InferOutput<typeof passwordSchema>;
