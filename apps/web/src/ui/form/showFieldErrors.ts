import type { FieldErrorCode } from '@haiko/shared/errors';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface FieldProblem {
  path: string;
  code: FieldErrorCode;
}

/** Puts what the server refused (`ApiError.fields`) under the fields that it is about. */
export function showFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  problems: readonly FieldProblem[],
): void {
  problems.forEach(({ path, code }, index) => {
    form.setError(path as Path<T>, { message: `fieldErrors.${code}` }, { shouldFocus: index === 0 });
  });
}
