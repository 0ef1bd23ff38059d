import { SCAM_SIGNS, type ScamSign } from '../reference/scamSigns.ts';
import {
  ADDRESSING_WORDS,
  ASKING_WORDS,
  COMFORTING_WORDS,
  HOUSING_WORDS,
  REFUSING_WORDS,
  REPORTING_WORDS,
  SCAM_WORDS,
  type ScamPhrase,
  WARNING_WORDS,
  WORK_WORDS,
} from '../reference/scamWords.ts';
import { SENTENCE_END } from './forbiddenWishes.ts';
import { foldForSearch } from './searchText.ts';
import {
  beginsWithWord,
  endsInWord,
  findsWord,
  type FindsWord,
  searchedText,
  type SearchedText,
} from './wordsInText.ts';

const HANGUL_DIGITS = /[공영일이삼사오육칠팔구]{8,}/u;
const OTHER_CONTACT = /\d{2,4}[- .]?\d{3,4}[- .]?\d{4}|[^\s@]@[^\s@]+\.\S/u;

interface Phrase {
  isIn: FindsWord;
  /** Whether all that it has to have is anywhere: where it is not, no sentence need be looked at. */
  mayBeIn: FindsWord;
}

const PHRASES = new Map<ScamSign, readonly Phrase[]>(SCAM_SIGNS.map((sign) => [sign, SCAM_WORDS[sign].map(phraseOf)]));
const isWarning = findsAny(WARNING_WORDS.join('|'));
const isAboutFlats = findsAny(HOUSING_WORDS.join('|'));
const asking = ASKING_WORDS.join('|').split('|').map(endsInWord);
const reports = findsAny(REPORTING_WORDS.join('|'));
const addresses = findsAny(ADDRESSING_WORDS.join('|'));
/** What people ask about, and tell of, in their own words. Who is asked to carry money is not asking. */
const ASKED_ABOUT: readonly ScamSign[] = ['MONEY_FIRST', 'DOCUMENT_KEPT', 'NO_VISA'];
const isAboutWork = findsAny(WORK_WORDS.join('|'));
const comforts = findsAny(COMFORTING_WORDS.join('|'));
const refusing = REFUSING_WORDS.join('|').split('|').map(beginsWithWord);
const LETTER = /[\p{L}\p{N}]/u;
const QUESTION_MARK = /[?？]\s*$/u;
/** Each sentence with what ends it. */
const SENTENCES = new RegExp(`(?:(?!${SENTENCE_END.source}).)+(?:${SENTENCE_END.source})*`, 'gsu');

/**
 * What a text says that people are cheated with, the worst first. It is by words alone, in nine languages: a sign is a reason to be
 * careful, and proves nothing.
 */
export function scamSigns(text: string): ScamSign[] {
  const whole = searchedText(text);
  if (isWarning(whole)) return [];
  const said = saidIn(text);
  const all = inOne(...said.map(({ searched }) => searched));
  return SCAM_SIGNS.filter((sign) => {
    if (sign === 'MESSENGER_ONLY' && (!isAboutWork(whole) || namesOtherContact(text))) return false;
    const phrases = PHRASES.get(sign)?.filter(({ mayBeIn }) => mayBeIn(all)) ?? [];
    return phrases.length > 0 && said.some((one) => isSaid(one, sign, phrases));
  });
}

interface Sentence {
  searched: SearchedText;
  /** By its words. */
  isAsking: boolean;
  /** By its mark or its words. */
  isQuestion: boolean;
}

/** A sentence, and the question that it may answer. */
interface Said extends Sentence {
  asked?: { question: SearchedText; withAnswer: SearchedText };
}

/** What a text says sentence by sentence. A question that is answered with no says nothing. */
function saidIn(text: string): Said[] {
  const written = (text.match(SENTENCES) ?? []).filter((sentence) => LETTER.test(sentence));
  const sentences = written.map(sentenceOf);
  return sentences.flatMap((sentence, index): Said[] => {
    const [question, answer] = [sentences[index - 1], sentences[index + 1]];
    if (sentence.isQuestion && answer && refuses(answer.searched)) return [];
    if (!question?.isQuestion || refuses(sentence.searched)) return [sentence];
    const withAnswer = inOne(question.searched, sentence.searched);
    return [{ ...sentence, asked: { question: question.searched, withAnswer } }];
  });
}

function sentenceOf(written: string): Sentence {
  const searched = searchedText(written);
  const isAsking = asks(searched);
  return { searched, isAsking, isQuestion: isAsking || QUESTION_MARK.test(written) };
}

/** Sentences as one, without folding them again. */
function inOne(...sentences: readonly SearchedText[]): SearchedText {
  return {
    words: `${sentences.map(({ words }) => words.trimEnd()).join('')} `,
    joined: sentences.map(({ joined }) => joined).join(''),
  };
}

function asks(searched: SearchedText): boolean {
  return asking.some((finds) => finds(searched));
}

/** Whether a sentence says it, or a question and its answer do of which neither says it alone ("Your visa ran out? No problem."). */
function isSaid({ asked, ...sentence }: Said, sign: ScamSign, phrases: readonly Phrase[]): boolean {
  const finds = (searched: SearchedText) => phrases.some(({ isIn }) => isIn(searched));
  if (isEveryday(sentence, sign)) return false;
  if (finds(sentence.searched)) return true;
  if (!asked || !finds(asked.withAnswer) || finds(asked.question)) return false;
  return !isEveryday({ searched: asked.withAnswer, isAsking: asks(asked.withAnswer) }, sign);
}

/** "No problem" refuses nothing. */
function refuses(answer: SearchedText): boolean {
  return refusing.some((begins) => begins(answer)) && !comforts(answer);
}

function isEveryday({ searched, isAsking }: Omit<Sentence, 'isQuestion'>, sign: ScamSign): boolean {
  if (sign === 'MONEY_FIRST' && isAboutFlats(searched)) return true;
  return ASKED_ABOUT.includes(sign) && (isAsking || (reports(searched) && !addresses(searched)));
}

function namesOtherContact(text: string): boolean {
  return OTHER_CONTACT.test(foldForSearch(text)) || HANGUL_DIGITS.test(text.replaceAll(/[\s-]/gu, ''));
}

function phraseOf({ all, none }: ScamPhrase): Phrase {
  const wanted = all.map(findsAny);
  const unwanted = none === undefined ? () => false : findsAny(none);
  const mayBeIn: FindsWord = (text) => wanted.every((finds) => finds(text));
  return { mayBeIn, isIn: (text) => mayBeIn(text) && !unwanted(text) };
}

function findsAny(words: string): FindsWord {
  const finders = words.split('|').map(findsWord);
  return (text) => finders.some((finds) => finds(text));
}
