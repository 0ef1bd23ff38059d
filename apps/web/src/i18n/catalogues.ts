import type { Language } from '@haiko/shared/i18n/languages';

type Load = () => Promise<object>;

/** What the first screens say. One lazy chunk per language: nobody downloads the other eight. */
export const firstMessages: Record<Language, Load> = {
  ko: () => import('@haiko/shared/i18n/messages/ko/first').then((module) => module.first),
  en: () => import('@haiko/shared/i18n/messages/en/first').then((module) => module.first),
  zh: () => import('@haiko/shared/i18n/messages/zh/first').then((module) => module.first),
  ja: () => import('@haiko/shared/i18n/messages/ja/first').then((module) => module.first),
  th: () => import('@haiko/shared/i18n/messages/th/first').then((module) => module.first),
  vi: () => import('@haiko/shared/i18n/messages/vi/first').then((module) => module.first),
  km: () => import('@haiko/shared/i18n/messages/km/first').then((module) => module.first),
  tl: () => import('@haiko/shared/i18n/messages/tl/first').then((module) => module.first),
  bn: () => import('@haiko/shared/i18n/messages/bn/first').then((module) => module.first),
};

/** What all other screens say. */
export const moreMessages: Record<Language, Load> = {
  ko: () => import('@haiko/shared/i18n/messages/ko/more').then((module) => module.more),
  en: () => import('@haiko/shared/i18n/messages/en/more').then((module) => module.more),
  zh: () => import('@haiko/shared/i18n/messages/zh/more').then((module) => module.more),
  ja: () => import('@haiko/shared/i18n/messages/ja/more').then((module) => module.more),
  th: () => import('@haiko/shared/i18n/messages/th/more').then((module) => module.more),
  vi: () => import('@haiko/shared/i18n/messages/vi/more').then((module) => module.more),
  km: () => import('@haiko/shared/i18n/messages/km/more').then((module) => module.more),
  tl: () => import('@haiko/shared/i18n/messages/tl/more').then((module) => module.more),
  bn: () => import('@haiko/shared/i18n/messages/bn/more').then((module) => module.more),
};
