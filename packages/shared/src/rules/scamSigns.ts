import { SCAM_SIGNS, type ScamSign } from '../reference/scamSigns.ts';
import {
  ASKING_WORDS,
  HOUSING_WORDS,
  SCAM_WORDS,
  type ScamPhrase,
  WARNING_WORDS,
  WORK_WORDS,
} from '../reference/scamWords.ts';
import { SENTENCE_END } from './forbiddenWishes.ts';
import { foldForSearch } from './searchText.ts';
import { endsInWord, findsWord, type FindsWord, searchedText, type SearchedText } from './wordsInText.ts';

const HANGUL_DIGITS = /[공영일이삼사오육칠팔구]{8,}/u;
const OTHER_CONTACT = /\d{2,4}[- .]?\d{3,4}[- .]?\d{4}|[^\s@]@[^\s@]+\.\S/u;

const PHRASES = new Map<ScamSign, readonly FindsWord[]>(
  SCAM_SIGNS.map((sign) => [sign, SCAM_WORDS[sign].map(finderOf)]),
);
const isWarning = findsAny(WARNING_WORDS.join('|'));
const isAboutFlats = findsAny(HOUSING_WORDS.join('|'));
const isAsking = ASKING_WORDS.join('|').split('|').map(endsInWord);
/** What people ask about in their own words. Who is asked to carry money is not asking. */
const ASKED_ABOUT: readonly ScamSign[] = ['MONEY_FIRST', 'DOCUMENT_KEPT', 'NO_VISA'];
const isAboutWork = findsAny(WORK_WORDS.join('|'));

/**
 * What a text says that people are cheated with, the worst first. It is by words alone, in nine languages: a sign is a reason to be
 * careful, and proves nothing.
 */
export function scamSigns(text: string): ScamSign[] {
  const whole = searchedText(text);
  if (isWarning(whole)) return [];
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  const all = sentences.map(searchedText);
  return SCAM_SIGNS.filter((sign) => {
    if (sign === 'MESSENGER_ONLY' && (!isAboutWork(whole) || namesOtherContact(text))) return false;
    const said = all.filter((sentence) => !isEveryday(sentence, sign));
    return PHRASES.get(sign)?.some((finds) => said.some(finds)) ?? false;
  });
}

function isEveryday(sentence: SearchedText, sign: ScamSign): boolean {
  if (sign === 'MONEY_FIRST' && isAboutFlats(sentence)) return true;
  return ASKED_ABOUT.includes(sign) && isAsking.some((asks) => asks(sentence));
}

function namesOtherContact(text: string): boolean {
  return OTHER_CONTACT.test(foldForSearch(text)) || HANGUL_DIGITS.test(text.replaceAll(/[\s-]/gu, ''));
}

function finderOf({ all, none }: ScamPhrase): FindsWord {
  const wanted = all.map(findsAny);
  const unwanted = none === undefined ? () => false : findsAny(none);
  return (text) => wanted.every((finds) => finds(text)) && !unwanted(text);
}

function findsAny(words: string): FindsWord {
  const finders = words.split('|').map(findsWord);
  return (text) => finders.some((finds) => finds(text));
}
