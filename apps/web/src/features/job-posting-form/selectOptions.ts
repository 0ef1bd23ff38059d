import type { Language } from '@haiko/shared/i18n/languages';
import type { Named } from '@haiko/shared/reference/named';
import type { Option } from '#/ui/Select.tsx';

/** Reference data as a select offers it. */
export function optionsOf(items: readonly Named[], language: Language): Option[] {
  return items.map(({ id, names }) => ({ value: String(id), label: names[language] }));
}
