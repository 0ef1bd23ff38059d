import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateKey } from '#/i18n/messageKey.ts';

/** What is wrong with a field of the form around, in the reader's language. */
export function useFieldError(name: string): string | undefined {
  const { t } = useTranslation();
  const { errors } = useFormState({ name, exact: true });
  const key = step(name.split('.').reduce<unknown>(step, errors), 'message');
  return typeof key === 'string' && key !== '' ? translateKey(t, key) : undefined;
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
