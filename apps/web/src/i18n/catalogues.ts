import type { Language } from '@haiko/shared/i18n/languages';

/** One lazy chunk per language: nobody downloads the other eight. */
export const catalogues: Record<Language, () => Promise<object>> = {
  ko: () => import('@haiko/shared/i18n/messages/ko/catalogue').then((module) => module.catalogue),
  en: () => import('@haiko/shared/i18n/messages/en/catalogue').then((module) => module.catalogue),
  zh: () => import('@haiko/shared/i18n/messages/zh/catalogue').then((module) => module.catalogue),
  ja: () => import('@haiko/shared/i18n/messages/ja/catalogue').then((module) => module.catalogue),
  th: () => import('@haiko/shared/i18n/messages/th/catalogue').then((module) => module.catalogue),
  vi: () => import('@haiko/shared/i18n/messages/vi/catalogue').then((module) => module.catalogue),
  km: () => import('@haiko/shared/i18n/messages/km/catalogue').then((module) => module.catalogue),
  tl: () => import('@haiko/shared/i18n/messages/tl/catalogue').then((module) => module.catalogue),
  bn: () => import('@haiko/shared/i18n/messages/bn/catalogue').then((module) => module.catalogue),
};
