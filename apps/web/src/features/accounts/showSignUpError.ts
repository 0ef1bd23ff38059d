import type { UseFormReturn } from 'react-hook-form';
import { errorCode } from '#/api/errorMessage.ts';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import type { SignUpValues } from './signUp.schema.ts';

/** Shows why a sign-up was refused, under its field where there is one. True when another try with this form is useless. */
export async function showSignUpError(form: UseFormReturn<SignUpValues>, error: unknown): Promise<boolean> {
  await showSubmitError(form, error, {
    fieldOf: { NICKNAME_TAKEN: 'nickname', EMAIL_TAKEN: 'email' },
    isAnonymous: true,
  });
  const code = errorCode(error);
  return code === 'KEY_EXPIRED' || code === 'ACCOUNT_EXISTS';
}
