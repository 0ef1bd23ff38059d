import type { ErrorCode } from '@haiko/shared/errors';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorCode, errorFields, errorMessage } from '#/api/errorMessage.ts';
import { hasValidSession } from '#/api/session.ts';
import { showAlert } from '#/ui/confirm.ts';
import { showFieldErrors } from '#/ui/form/showFieldErrors.ts';

interface SubmitErrorOptions<T extends FieldValues> {
  /** What has failed, above why. */
  title?: string;
  /** The fields of errors that name none. */
  fieldOf?: Partial<Record<ErrorCode, Path<T>>>;
  /** For a form of visitors, who have no session. */
  isAnonymous?: boolean;
}

/** Says why a form could not be sent, in an alert and under the fields that it is about. */
export async function showSubmitError<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  error: unknown,
  { title, fieldOf = {}, isAnonymous = false }: SubmitErrorOptions<T> = {},
): Promise<void> {
  // The end of a session has been told already.
  if (!isAnonymous && !hasValidSession()) return;
  showFieldErrors(form, errorFields(error));
  const code = errorCode(error);
  const field = code && fieldOf[code];
  if (field) form.setError(field, { message: `errors.${code}` }, { shouldFocus: true });
  // Behind an alert nobody would read why a password is refused.
  if (errorFields(error).some((problem) => problem.code === 'TOO_COMMON')) return;
  const message = errorMessage(error);
  await showAlert(title === undefined ? message : { title, message });
}
