import { type Language } from '../i18n/languages.ts';
import { COMMON_WORDS } from './detectLanguage.words.ts';

// Letters that only Vietnamese has among the nine; Tagalog and English share the rest of Latin.
const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
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

/** Tells the three languages of Latin letters apart where their common words do not; '' when it cannot. */
export type DetectLatin = (text: string) => string;

/**
 * The language of a text by its scripts: the one with the most letters wins. Latin letters tell Vietnamese by its own
 * ones; otherwise the words that every sentence has, then `detectLatin`, and at last the author's language decides, when it
 * is written in Latin, else English. Text without letters is in the author's language.
 */
export function detectLanguage(text: string, authorLanguage: Language, detectLatin: DetectLatin = () => ''): Language {
  const words = text.normalize('NFC').replace(NOISE, ' ');
  const counts = SCRIPTS.map(([language, script]) => ({ language, count: countOf(words, script) }));
  const kana = countOf(words, KANA);
  const han = countOf(words, HAN);
  const latin = countOf(words, LATIN);
  const best = [
    ...counts,
    // Han with any kana is Japanese; Han alone is Chinese unless the author reads Japanese.
    { language: kana > 0 || authorLanguage === 'ja' ? ('ja' as const) : ('zh' as const), count: kana + han },
    { language: 'en' as const, count: latin },
  ].sort((a, b) => b.count - a.count)[0];
  if (!best || best.count === 0) return authorLanguage;
  return best.language === 'en' ? latinLanguage(words, authorLanguage, detectLatin) : best.language;
}

function latinLanguage(text: string, authorLanguage: Language, detectLatin: DetectLatin): Language {
  if (countOf(text, VIETNAMESE) > 0) return 'vi';
  const detected = languageOfWords(text) ?? detectLatin(text);
  const known = LATIN_LANGUAGES.find((language) => language === detected);
  return known ?? LATIN_LANGUAGES.find((language) => language === authorLanguage) ?? 'en';
}

/** The language with the most of its common words in the text; undefined where none leads. */
function languageOfWords(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const votes = LATIN_LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => COMMON_WORDS[language]?.has(word)).length,
  })).sort((a, b) => b.count - a.count);
  const [first, second] = votes;
  return first && second && first.count > second.count ? first.language : undefined;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
