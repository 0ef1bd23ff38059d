import type { Language } from '@haiko/shared/i18n/languages';
import type { LegalTexts } from '@haiko/shared/i18n/legal';

type Load = () => Promise<LegalTexts>;

/** One lazy chunk per language: nobody downloads them who does not read them. */
const LOADERS: Record<Language, Load> = {
  ko: () => import('@haiko/shared/i18n/legal/ko').then((module) => module.legal),
  en: () => import('@haiko/shared/i18n/legal/en').then((module) => module.legal),
  zh: () => import('@haiko/shared/i18n/legal/zh').then((module) => module.legal),
  ja: () => import('@haiko/shared/i18n/legal/ja').then((module) => module.legal),
  th: () => import('@haiko/shared/i18n/legal/th').then((module) => module.legal),
  vi: () => import('@haiko/shared/i18n/legal/vi').then((module) => module.legal),
  km: () => import('@haiko/shared/i18n/legal/km').then((module) => module.legal),
  tl: () => import('@haiko/shared/i18n/legal/tl').then((module) => module.legal),
  bn: () => import('@haiko/shared/i18n/legal/bn').then((module) => module.legal),
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
