import { normalizeText } from '@haiko/shared/rules/text';

/** What stands in a form, with every text in it as the server stores it: what is typed often ends with a space. */
export function normalizedTexts<T>(values: T): T {
  const stored = (_: string, value: unknown) => (typeof value === 'string' ? normalizeText(value) : value);
  return JSON.parse(JSON.stringify(values), stored) as T;
}
