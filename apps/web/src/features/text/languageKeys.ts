import type { Language } from '@haiko/shared/i18n/languages';

/** The names of the nine languages in the reader's. */
export const LANGUAGE_KEYS = {
  ko: 'languages.name.ko',
  en: 'languages.name.en',
  zh: 'languages.name.zh',
  ja: 'languages.name.ja',
  th: 'languages.name.th',
  vi: 'languages.name.vi',
  km: 'languages.name.km',
  tl: 'languages.name.tl',
  bn: 'languages.name.bn',
} as const satisfies Record<Language, string>;
