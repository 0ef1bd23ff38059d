import type { Language } from '@haiko/shared/i18n/languages';
import type { LegalTexts } from '@haiko/shared/i18n/legal';

type Load = () => Promise<LegalTexts>;

const english: Load = () => import('@haiko/shared/i18n/legal/en').then((module) => module.legal);

/** One lazy chunk per language: nobody downloads them who does not read them. */
const LOADERS: Record<Language, Load> = {
  ko: () => import('@haiko/shared/i18n/legal/ko').then((module) => module.legal),
  en: english,
  zh: () => import('@haiko/shared/i18n/legal/zh').then((module) => module.legal),
  ja: () => import('@haiko/shared/i18n/legal/ja').then((module) => module.legal),
  th: english,
  vi: () => import('@haiko/shared/i18n/legal/vi').then((module) => module.legal),
  km: english,
  tl: english,
  bn: english,
};

const loaded = new Map<Language, Promise<LegalTexts>>();

/** The terms and the privacy policy in a language; the same promise each time, a new one after a failure. */
export function legalTexts(language: Language): Promise<LegalTexts> {
  const known = loaded.get(language);
  if (known) return known;
  const texts = LOADERS[language]();
  loaded.set(language, texts);
  texts.catch(() => loaded.delete(language));
  return texts;
}
