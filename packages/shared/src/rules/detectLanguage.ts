import { type Language } from '../i18n/languages.ts';

// Letters that only Vietnamese has among the nine; Tagalog and English share the rest of Latin.
const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
const UNMARKED_VIETNAMESE = 60;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const SCRIPTS: readonly [Language, RegExp][] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['bn', /\p{Script=Bengali}/gu],
];
const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;
const LATIN_LANGUAGES: readonly Language[] = ['en', 'vi', 'tl'];

// Parts that say nothing about the language of the sentence around them.
const NOISE = /https?:\/\/\S+|[\w.+-]+@[\w-]+\.\w+|[#＃@]\S+|\b[A-H]-\d+(?:-\w+)?\b/giu;

/**
 * The language of a text by its scripts: the one with the most letters wins. Latin letters tell Vietnamese by its own
 * ones; otherwise the author's language decides when it is written in Latin, else English. Text without letters is in
 * the author's language.
 */
export function detectLanguage(text: string, authorLanguage: Language): Language {
  const words = text.normalize('NFC').replace(NOISE, ' ');
  const counts = SCRIPTS.map(([language, script]) => ({ language, count: countOf(words, script) }));
  const kana = countOf(words, KANA);
  const han = countOf(words, HAN);
  const latin = countOf(words, LATIN);
  const best = [
    ...counts,
    // Han with any kana is Japanese; Han alone is Chinese unless the author reads Japanese.
    { language: kana > 0 || authorLanguage === 'ja' ? ('ja' as const) : ('zh' as const), count: kana + han },
    { language: latinLanguage(words, authorLanguage), count: latin },
  ].sort((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.language : authorLanguage;
}

function latinLanguage(words: string, authorLanguage: Language): Language {
  if (countOf(words, VIETNAMESE) > 0) return 'vi';
  // People leave the marks out of a line, not out of a paragraph.
  if (authorLanguage === 'vi' && countOf(words, LATIN) > UNMARKED_VIETNAMESE) return 'en';
  return LATIN_LANGUAGES.includes(authorLanguage) ? authorLanguage : 'en';
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
