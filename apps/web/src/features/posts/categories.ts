import type { Language } from '@haiko/shared/i18n/languages';
import type { CategoryNamesFragment } from '#/api/generated.ts';

const FIELDS = {
  ko: 'nameKo',
  en: 'nameEn',
  zh: 'nameZh',
  ja: 'nameJa',
  th: 'nameTh',
  vi: 'nameVi',
  km: 'nameKm',
  tl: 'nameTl',
  bn: 'nameBn',
} as const satisfies Record<Language, keyof CategoryNamesFragment>;

/** A category's name in one language; the server has filled in another one where that was missing. */
export function categoryName(category: CategoryNamesFragment, language: Language): string {
  return category[FIELDS[language]];
}
