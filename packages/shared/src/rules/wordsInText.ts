import { foldForSearch } from './searchText.ts';

/** A text as words are looked for in it. */
export interface SearchedText {
  /** Its words with one blank between, and around all. */
  words: string;
  /** The same without blanks: most scripts set none between words, and who hides from a search sets them between letters. */
  joined: string;
}

export type FindsWord = (text: SearchedText) => boolean;

const LATIN = /^[\p{Script=Latin}\p{N} ]+\*?$/u;
/** What is written with blanks between the words, and of short words. */
const SPACED = /^[\p{Script=Latin}\p{Script=Bengali}\p{N} ]+$/u;
/** Where Latin letters meet those of another script. */
const SEAM =
  /(?<=[\p{Script=Latin}\p{N}])(?=[^\p{Script=Latin}\p{N} ])|(?<=[^\p{Script=Latin}\p{N} ])(?=[\p{Script=Latin}\p{N}])/gu;
const SINGLE_LETTERS = /(?<= )\p{Script=Latin}(?: \p{Script=Latin}){3,}(?= )/gu;

/** The form in which texts and words are compared: as searches fold them, without what is neither letter nor digit. */
export function searchedText(text: string): SearchedText {
  const plain = foldForSearch(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(SEAM, ' ');
  const words = ` ${plain.trim()} `.replaceAll(SINGLE_LETTERS, (letters) => letters.replaceAll(' ', ''));
  return { words, joined: words.replaceAll(' ', '') };
}

/** Finds whole words of Latin letters (`visa*` also what begins so), and those of other scripts wherever they stand. */
export function findsWord(word: string): FindsWord {
  const { words, joined } = searchedText(word);
  if (!LATIN.test(word.normalize('NFKC'))) return (text) => text.joined.includes(joined);
  const start = word.endsWith('*') ? words.trimEnd() : words;
  return (text) => text.words.includes(start);
}

/** Finds what ends a text; whole phrases of two Latin words and more wherever they stand, as they begin a question. */
export function endsInWord(word: string): FindsWord {
  const { words, joined } = searchedText(word);
  if (!LATIN.test(word.normalize('NFKC'))) return (text) => text.joined.endsWith(joined);
  return word.includes(' ') ? (text) => text.words.includes(words) : (text) => text.words.endsWith(words);
}

/** Finds what a text begins with; of Latin and Bengali letters, which blanks part, whole words. */
export function beginsWithWord(word: string): FindsWord {
  const { words, joined } = searchedText(word);
  if (!SPACED.test(word.normalize('NFKC'))) return (text) => text.joined.startsWith(joined);
  return (text) => text.words.startsWith(words);
}
