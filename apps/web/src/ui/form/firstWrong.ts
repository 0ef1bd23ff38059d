import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { REQUIRED } from './required.ts';

/** Something that is wrong with a form: the path of its field, and the key of the message. */
export interface Wrong {
  path: string;
  message: string;
}

/** The first thing that is wrong with some fields of a form, in their order: what is missing comes before what is not right. */
export function firstWrong<T extends FieldValues>(
  { getFieldState }: Pick<UseFormReturn<T>, 'getFieldState'>,
  names: readonly FieldPath<T>[],
): Wrong | undefined {
  const wrong = names.flatMap((name): Wrong[] => {
    const error: object | undefined = getFieldState(name).error;
    const [path, found] = (error && firstProblem({ [name]: error })) ?? [];
    return path === undefined ? [] : [{ path, message: String(found?.message ?? '') }];
  });
  return wrong.find(({ message }) => message === REQUIRED) ?? wrong[0];
}

/** The first problem and its path, also of a field inside another one (`consents.terms`). */
export function firstProblem(errors: object, within = ''): [string, FieldError] | undefined {
  for (const [name, error] of Object.entries(errors) as [string, Partial<FieldError> | undefined][]) {
    const path = within + name;
    if (typeof error?.type === 'string') return [path, error as FieldError];
    const inner = error && firstProblem(error, `${path}.`);
    if (inner) return inner;
  }
  return undefined;
}
