import type { UseFormReturn } from 'react-hook-form';
import { offerConfirmation } from '#/features/accounts/offerConfirmation.ts';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import type { CompanyValues } from './company.schema.ts';

/** Says what failed and why, and puts the reason under the field that it is about. */
export async function showCompanyError(
  form: UseFormReturn<CompanyValues>,
  error: unknown,
  title: string,
): Promise<void> {
  if (await offerConfirmation(error)) return;
  return showSubmitError(form, error, {
    title,
    fieldOf: {
      REGISTRATION_NUMBER_TAKEN: 'businessRegistrationNumber',
      REGISTRATION_FILE_REQUIRED: 'certificate',
      FILE_NOT_FOUND: 'certificate',
    },
  });
}
