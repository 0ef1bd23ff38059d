import type { Language } from '@haiko/shared/i18n/languages';

/** The names of the nine languages in the reader's. */
export const LANGUAGE_KEYS = {
  ko: 'posts.language.ko',
  en: 'posts.language.en',
  zh: 'posts.language.zh',
  ja: 'posts.language.ja',
  th: 'posts.language.th',
  vi: 'posts.language.vi',
  km: 'posts.language.km',
  tl: 'posts.language.tl',
  bn: 'posts.language.bn',
} as const satisfies Record<Language, string>;
