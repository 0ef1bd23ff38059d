import type { Language } from '@haiko/shared/i18n/languages';

// A machine that answers with a novel, with a sentence for a page, or with nothing, has not translated.
const MOST_TIMES_LONGER = 12;
const MOST_TIMES_SHORTER = 10;
const ROOM = 200;
/** Shorter texts may be names, which are written alike in many languages. */
const FEWEST_LETTERS = 24;
const FEWEST_WORDS_TO_DIFFER = 4;
/** Names, brands and units stay in Latin letters in every language. */
const LEAST_OWN_SHARE = 0.15;

const LETTER = /\p{L}/gu;
const LATIN = /\p{sc=Latn}/gu;
const OWN_LETTER: Record<Language, RegExp> = {
  ko: /\p{sc=Hang}/gu,
  zh: /\p{sc=Han}/gu,
  ja: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/gu,
  th: /\p{sc=Thai}/gu,
  km: /\p{sc=Khmr}/gu,
  bn: /\p{sc=Beng}/gu,
  en: LATIN,
  vi: LATIN,
  tl: LATIN,
};

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The answer as it is kept, or null for what cannot be a translation of that text into that language. */
export function believable(made: string, source: string, to: Language): string | null {
  const text = made.trim().normalize('NFC');
  // A NUL cannot be stored, and is no letter of any language.
  if (text === '' || text.includes('\0') || !text.isWellFormed()) return null;
  if (text.length > source.length * MOST_TIMES_LONGER + ROOM) return null;
  if (source.length > ROOM && text.length * MOST_TIMES_SHORTER < source.length) return null;
  return isEcho(text, source) || !isWrittenIn(to, text) ? null : text;
}

/** The text itself for an answer. */
function isEcho(text: string, source: string): boolean {
  return text === source.trim().normalize('NFC') && source.trim().split(/\s+/u).length >= FEWEST_WORDS_TO_DIFFER;
}

function isWrittenIn(language: Language, text: string): boolean {
  const letters = countOf(text, LETTER);
  return letters < FEWEST_LETTERS || countOf(text, OWN_LETTER[language]) >= letters * LEAST_OWN_SHARE;
}
