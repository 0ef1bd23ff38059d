import { SCAM_SIGNS, type ScamSign } from '../reference/scamSigns.ts';
import { SCAM_WORDS, type ScamPhrase, WARNING_WORDS, WORK_WORDS } from '../reference/scamWords.ts';
import { SENTENCE_END } from './forbiddenWishes.ts';
import { foldForSearch } from './searchText.ts';

/** A text as words are looked for in it. */
interface Searched {
  /** Its words with one blank between, and around all. */
  words: string;
  /** The same without blanks: most scripts set none between words, and who hides from a search sets them between letters. */
  joined: string;
}

type Finds = (text: Searched) => boolean;

const LATIN = /^[\p{Script=Latin}\p{N} ]+\*?$/u;
/** Where Latin letters meet those of another script. */
const SEAM =
  /(?<=[\p{Script=Latin}\p{N}])(?=[^\p{Script=Latin}\p{N} ])|(?<=[^\p{Script=Latin}\p{N} ])(?=[\p{Script=Latin}\p{N}])/gu;
const SINGLE_LETTERS = /(?<= )\p{Script=Latin}(?: \p{Script=Latin}){3,}(?= )/gu;
const HANGUL_DIGITS = /[공영일이삼사오육칠팔구]{8,}/u;
const OTHER_CONTACT = /\d{2,4}[- .]?\d{3,4}[- .]?\d{4}|\S@\S+\.\S/u;

const PHRASES = new Map<ScamSign, readonly Finds[]>(SCAM_SIGNS.map((sign) => [sign, SCAM_WORDS[sign].map(finderOf)]));
const isWarning = findsAny(WARNING_WORDS.join('|'));
const isAboutWork = findsAny(WORK_WORDS.join('|'));

/**
 * What a text says that people are cheated with, the worst first. It is by words alone, in nine languages: a sign is a reason to be
 * careful, and proves nothing.
 */
export function scamSigns(text: string): ScamSign[] {
  const whole = searched(text);
  if (isWarning(whole)) return [];
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  const all = sentences.map(searched);
  return SCAM_SIGNS.filter((sign) => {
    if (sign === 'MESSENGER_ONLY' && (!isAboutWork(whole) || namesOtherContact(text))) return false;
    return PHRASES.get(sign)?.some((finds) => all.some(finds)) ?? false;
  });
}

function namesOtherContact(text: string): boolean {
  return OTHER_CONTACT.test(foldForSearch(text)) || HANGUL_DIGITS.test(text.replaceAll(/[\s-]/gu, ''));
}

function finderOf({ all, none }: ScamPhrase): Finds {
  const wanted = all.map(findsAny);
  const unwanted = none === undefined ? () => false : findsAny(none);
  return (text) => wanted.every((finds) => finds(text)) && !unwanted(text);
}

function findsAny(words: string): Finds {
  const finders = words.split('|').map(findsWord);
  return (text) => finders.some((finds) => finds(text));
}

function findsWord(word: string): Finds {
  const { words, joined } = searched(word);
  if (!LATIN.test(word.normalize('NFKC'))) return (text) => text.joined.includes(joined);
  const start = word.endsWith('*') ? words.trimEnd() : words;
  return (text) => text.words.includes(start);
}

function searched(text: string): Searched {
  const plain = foldForSearch(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(SEAM, ' ');
  const words = ` ${plain.trim()} `.replaceAll(SINGLE_LETTERS, (letters) => letters.replaceAll(' ', ''));
  return { words, joined: words.replaceAll(' ', '') };
}
