import { findsWord, type FindsWord, searchedText } from './wordsInText.ts';

/** A word or phrase that moderators watch. */
export interface WatchedWord {
  uuid: string;
  word: string;
}

/** Fewer letters stand in everything that is written. */
const SHORTEST = 2;

/** The form in which two words are the same one. */
export function watchedWordKey(word: string): string {
  const { words } = searchedText(word);
  return words.trim() + (word.endsWith('*') ? '*' : '');
}

/** Whether a word can be looked for: punctuation alone, or one letter, would be found in every text. Han and Hangul say much in one. */
export function isWatchable(word: string): boolean {
  const { joined } = searchedText(word);
  return [...joined].length >= SHORTEST || /[\p{Script=Han}\p{Script=Hangul}]/u.test(joined);
}

/** A list of words made ready once, for all texts that are compared with it: returns the uuids of those that a text has. */
export function watchedWordFinder(words: readonly WatchedWord[]): (text: string) => string[] {
  const finders: (readonly [string, FindsWord])[] = words.map(({ uuid, word }) => [uuid, findsWord(word)]);
  return (text) => {
    if (finders.length === 0) return [];
    const searched = searchedText(text);
    return finders.filter(([, finds]) => finds(searched)).map(([uuid]) => uuid);
  };
}
