import type { Language } from './languages.ts';

/** What a text of the language must contain to be written in its own script; Latin scripts have no sure sign. */
export const SCRIPTS: Partial<Record<Language, RegExp>> = {
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  th: /\p{Script=Thai}/u,
  km: /\p{Script=Khmer}/u,
  bn: /\p{Script=Bengali}/u,
};
