import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isMessageKey } from '#/i18n/messageKey.ts';

/** What is wrong with a field of the form around, in the reader's language. */
export function useFieldError(name: string): string | undefined {
  const { t, i18n } = useTranslation();
  const { errors } = useFormState({ name, exact: true });
  const message = name.split('.').reduce<unknown>(step, errors);
  const key = step(message, 'message');
  if (typeof key !== 'string' || key === '') return undefined;
  return isMessageKey(i18n, key) ? t(key) : key;
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
