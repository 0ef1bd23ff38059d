import type { UseFormReturn } from 'react-hook-form';
import { errorMessage } from '#/api/errorMessage.ts';
import { ApiError } from '#/api/rest.ts';
import { showAlert } from '#/ui/confirm.ts';
import { showFieldErrors } from '#/ui/form/showFieldErrors.ts';
import type { CompanyValues } from './company.schema.ts';

/** Says what failed and why, and puts the reason under the field that it is about. */
export async function tellCompanyRefusal(
  form: UseFormReturn<CompanyValues>,
  error: unknown,
  title: string,
): Promise<void> {
  if (error instanceof ApiError) {
    showFieldErrors(form, error.fields);
    if (error.code === 'REGISTRATION_NUMBER_TAKEN')
      form.setError(
        'businessRegistrationNumber',
        { message: 'errors.REGISTRATION_NUMBER_TAKEN' },
        { shouldFocus: true },
      );
    if (error.code === 'REGISTRATION_FILE_REQUIRED' || error.code === 'FILE_NOT_FOUND')
      form.setError('certificate', { message: `errors.${error.code}` }, { shouldFocus: true });
  }
  await showAlert({ title, message: errorMessage(error) });
}
