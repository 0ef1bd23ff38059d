import type { Nationality } from '@haiko/shared/reference/nationalities';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useNationalities } from './useNationalities.ts';

/** The nationalities whose name in the reader's language, or whose old or everyday name, contains the keyword; all for an empty one. */
export function useFoundNationalities(keyword: string): readonly Nationality[] {
  const language = useLanguage();
  const wanted = keyword.trim().toLocaleLowerCase(language);
  return useNationalities().filter(({ names, aliases }) =>
    [names[language], ...aliases].some((name) => name.toLocaleLowerCase(language).includes(wanted)),
  );
}
