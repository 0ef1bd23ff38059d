import type { Language } from '@haiko/shared/i18n/languages';

/** `common.button.reload` of each catalogue, for when no catalogue could be loaded. */
export const RELOAD_WORDS: Record<Language, string> = {
  ko: '새로고침',
  en: 'Reload',
  zh: '刷新',
  ja: '再読み込み',
  th: 'โหลดใหม่',
  vi: 'Tải lại',
  km: 'ផ្ទុកឡើងវិញ',
  tl: 'I-reload',
  bn: 'আবার লোড করুন',
};
