import type { Language } from '@haiko/shared/i18n/languages';

/** A sentence that whoever translates the language can do, with a name that has to stay: it tells a bad text from a bad provider. */
export const PROBE: Record<Language, string> = {
  ko: '@haiko 오늘은 날씨가 아주 추워요.',
  en: '@haiko The weather is very cold today.',
  zh: '@haiko 今天的天气很冷。',
  ja: '@haiko 今日はとても寒いです。',
  th: '@haiko วันนี้อากาศหนาวมาก',
  vi: '@haiko Hôm nay trời rất lạnh.',
  km: '@haiko ថ្ងៃនេះអាកាសធាតុត្រជាក់ណាស់។',
  tl: '@haiko Napakalamig ng panahon ngayon.',
  bn: '@haiko আজ আবহাওয়া খুব ঠান্ডা।',
};
