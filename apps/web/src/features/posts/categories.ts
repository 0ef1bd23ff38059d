import { LANGUAGE_SUFFIXES, type Language } from '@haiko/shared/i18n/languages';
import type { CategoryNamesFragment } from '#/api/generated.ts';

/** A category's name in one language; the server has filled in another one where that was missing. */
export function categoryName(category: CategoryNamesFragment, language: Language): string {
  return category[`name${LANGUAGE_SUFFIXES[language]}`];
}
