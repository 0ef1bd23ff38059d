import { LANGUAGE_SUFFIXES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { DeskCategoryFragment } from '#/api/generated.ts';

export const nameIn = (category: DeskCategoryFragment, language: Language): string =>
  category[`name${LANGUAGE_SUFFIXES[language]}`] ?? '';

/** What a category is called for a reader of `language`: in that one, else in the first that it has a name in. */
export function nameAndLanguageOf(
  category: DeskCategoryFragment,
  language: Language,
): { name: string; named: Language } {
  const named = [language, ...LANGUAGES].find((each) => nameIn(category, each) !== '') ?? language;
  return { name: nameIn(category, named), named };
}
