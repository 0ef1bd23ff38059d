import { signInEntries } from '@haiko/shared/contract/credentials.fields';
import * as v from 'valibot';
import { checked } from '#/features/forms/checked.ts';
import { REQUIRED } from '#/features/forms/problemMessages.ts';
import { chosenPassword, passwordSchema } from './signUp.schema.ts';

// The forms around an address. With the link of a mail nobody types an address and a code.

const { email } = passwordSchema.entries;
const given = v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED));

export const forgotSchema = v.object({ email });
export const proofSchema = v.object({ email, code: given });

/** The form of another address; who has no password has logged in a moment ago instead. */
export const changeEmailSchema = (hasPassword: boolean) =>
  v.object({ email, password: hasPassword ? checked(signInEntries.password) : v.string() });

export type ChangeEmailValues = v.InferOutput<ReturnType<typeof changeEmailSchema>>;

/** The form of the right address, for an account that has a wrong one. */
export const anotherEmailSchema = v.object({ newEmail: email, password: checked(signInEntries.password) });

export type AnotherEmailValues = v.InferOutput<typeof anotherEmailSchema>;

/** The form of a new password, by the link. */
export const resetSchema = v.object({ password: chosenPassword });

export type ResetValues = v.InferOutput<typeof resetSchema>;
