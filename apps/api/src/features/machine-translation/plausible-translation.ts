import type { Language } from '@haiko/shared/i18n/languages';
import { letterClass, SCRIPTS_OF } from '@haiko/shared/i18n/scripts';
import { latinVotes } from '@haiko/shared/rules/detectLanguage.latin';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { cleanTranslation } from './clean-translation.js';

// A machine that answers with a novel, with a sentence for a page, or with nothing, has not translated.
const MOST_TIMES_LONGER = 12;
const MOST_TIMES_SHORTER = 10;
/** Short texts may grow by so many letters whatever their length; below it, an answer may be as short as it likes. */
const ROOM = 200;
/** Shorter texts may be names, which are written alike in many languages. */
const FEWEST_LETTERS = 24;
const FEWEST_WORDS_TO_DIFFER = 4;
/** Names, brands and units stay in Latin letters in every language. */
const LEAST_OWN_SHARE = 0.15;
/** Names in the letters of another language are short: 삼성전자 stays as it is in Khmer, 외국인등록증 연장 does not. */
const FEWEST_FOREIGN_LETTERS_OF_ECHO = 5;
const FEWEST_HAN_OF_ECHO = 8;
/** Chinese has some kana in a name at most. */
const MOST_KANA_SHARE = 0.25;
/** Words that hardly a sentence does without: so many of another language, twice as many as of the wanted one. */
const FEWEST_FOREIGN_WORDS = 6;
const FEWEST_WORDS_OF_ECHO = 2;

const LETTER = /\p{L}/gu;
const NO_LETTER = /[^\p{L}\p{M}]+/gu;
const LATIN = /\p{sc=Latn}/gu;
const HAN = /\p{sc=Han}/gu;
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/gu;
const CAPITALISED = /\p{Lu}[\p{L}\p{M}]*/gu;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const countOwn = (text: string, language: Language) =>
  countOf(text, new RegExp(letterClass(SCRIPTS_OF[language]), 'gu'));
const lettersOf = (text: string) => text.replace(NO_LETTER, '').toLowerCase();
const isLatin = (language: Language) => SCRIPTS_OF[language].some((script) => script === 'Latin');

/** The answer as it is kept, or null for what cannot be a translation of that text into that language. */
export function plausibleTranslation(made: string, source: string, to: Language): string | null {
  const text = cleanTranslation(made, source, to).trim().normalize('NFC');
  // A NUL cannot be stored, and is no letter of any language.
  if (text === '' || text.includes('\0') || !text.isWellFormed()) return null;
  if (text.length > source.length * MOST_TIMES_LONGER + ROOM) return null;
  if (source.length > ROOM && text.length * MOST_TIMES_SHORTER < source.length) return null;
  return isEcho(text, source.normalize('NFC'), to) || !isWrittenIn(to, text) ? null : text;
}

/** The text itself for an answer. Names and brands are the same in many languages, sentences are not. */
function isEcho(text: string, source: string, to: Language): boolean {
  if (lettersOf(text) !== lettersOf(source)) return false;
  const foreign = foreignLetters(text, to);
  if (foreign > 0) {
    return foreign >= FEWEST_FOREIGN_LETTERS_OF_ECHO || text.trim().split(/\s+/u).length >= FEWEST_WORDS_TO_DIFFER;
  }
  if (countOf(text, HAN) >= FEWEST_HAN_OF_ECHO) return true;
  // "Minh Anh" is a name, "minh anh di" is not.
  const isSaid = wordsSaid(text.replace(CAPITALISED, ' ')) > 0;
  return isSaid && wordsSaid(text) >= FEWEST_WORDS_OF_ECHO;
}

function isWrittenIn(language: Language, text: string): boolean {
  const letters = countOf(text, LETTER);
  const own = countOwn(text, language);
  if (letters >= FEWEST_LETTERS && own < letters * LEAST_OWN_SHARE) return false;
  if (letters >= FEWEST_LETTERS && foreignLetters(text, language) > own) return false;
  return isLatin(language) ? !isOtherLatin(language, text) : isTheRightHan(language, text, own);
}

/** Letters that are neither the language's own nor Latin, which stand everywhere. */
function foreignLetters(text: string, language: Language): number {
  const latin = isLatin(language) ? 0 : countOf(text, LATIN);
  return countOf(text, LETTER) - countOwn(text, language) - latin;
}

/** Chinese and Japanese share most of their letters. */
function isTheRightHan(language: Language, text: string, own: number): boolean {
  const kana = countOf(text, KANA);
  if (language === 'zh') return kana < FEWEST_FOREIGN_LETTERS_OF_ECHO || kana < (own + kana) * MOST_KANA_SHARE;
  if (language !== 'ja' || kana > 0) return true;
  // Addresses, titles and notices may well have no kana.
  return detectLanguage(text, 'ja') !== 'zh';
}

function isOtherLatin(language: Language, text: string): boolean {
  const votes = latinVotes(text);
  const others = [...votes].filter(([voted]) => voted !== language && isLatin(voted)).map(([, count]) => count);
  const most = Math.max(0, ...others);
  return most >= FEWEST_FOREIGN_WORDS && most > 2 * (votes.get(language) ?? 0);
}

/** How many common words of one Latin language the text has. */
function wordsSaid(text: string): number {
  return Math.max(0, ...latinVotes(text).values());
}
