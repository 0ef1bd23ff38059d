import type { Nationality } from '@haiko/shared/reference/nationalities';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useNationalities } from './useNationalities.ts';

/** The nationalities whose name in the reader's language contains the keyword; all for an empty one. */
export function useFoundNationalities(keyword: string): readonly Nationality[] {
  const language = useLanguage();
  const wanted = keyword.trim().toLocaleLowerCase(language);
  return useNationalities().filter(({ names }) => names[language].toLocaleLowerCase(language).includes(wanted));
}
