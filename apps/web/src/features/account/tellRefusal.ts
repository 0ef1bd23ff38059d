import type { UseFormReturn } from 'react-hook-form';
import { errorMessage } from '#/api/errorMessage.ts';
import { ApiError } from '#/api/rest.ts';
import { showAlert } from '#/ui/confirm.ts';
import { showFieldErrors } from '#/ui/form/showFieldErrors.ts';
import type { SignUpValues } from './signUp.schema.ts';

/** Shows why a sign-up was refused, under its field where there is one. True when another try with this form is useless. */
export async function tellRefusal(form: UseFormReturn<SignUpValues>, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) {
    await showAlert(errorMessage(error));
    return false;
  }
  showFieldErrors(form, error.fields);
  if (error.code === 'NICKNAME_TAKEN')
    form.setError('nickname', { message: 'errors.NICKNAME_TAKEN' }, { shouldFocus: true });
  if (error.code === 'EMAIL_TAKEN') form.setError('email', { message: 'errors.EMAIL_TAKEN' }, { shouldFocus: true });
  await showAlert(errorMessage(error));
  return error.code === 'KEY_EXPIRED' || error.code === 'ACCOUNT_EXISTS';
}
