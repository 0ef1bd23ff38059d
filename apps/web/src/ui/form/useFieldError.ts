import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateKey } from '#/i18n/messageKey.ts';
import { REQUIRED } from './required.ts';

/**
 * What is wrong with a field of the form around, in the reader's language. A field that is needed and empty is named by its `label`,
 * so that the same sentence does not stand under each.
 */
export function useFieldError(name: string, label?: string): string | undefined {
  const { t } = useTranslation();
  const { errors } = useFormState({ name, exact: true });
  const key = step(name.split('.').reduce<unknown>(step, errors), 'message');
  if (typeof key !== 'string' || key === '') return undefined;
  return key === REQUIRED && label !== undefined ? t('forms.missing', { field: label }) : translateKey(t, key);
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
