import { foldCase } from './text.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const LATIN_MARKS = /(\p{Script=Latin})\p{Mn}+/gu;

// Written alike and typed either way: the Khmer letters ត and ដ under another one, and in Thai แ as twice เ.
const TWINS: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\u17d2\u178f/gu, '\u17d2\u178a'],
  [/\u0e40\u0e40/gu, '\u0e41'],
];

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The form in which texts and keywords are compared: width, case, invisible characters and the marks on Latin letters do
 * not count ("tim viec" finds "Tìm việc"), nor does how letters that look alike were typed; every other script keeps its
 * marks.
 */
export function foldForSearch(text: string): string {
  return fold(text).replace(/\s+/gu, ' ').trim();
}

/** The words of a keyword as they are looked for; a hashtag keeps its sign. */
export function searchWords(keyword: string): string[] {
  return [...new Set(foldForSearch(keyword).split(' ').filter(Boolean))];
}

export interface FoundPart {
  text: string;
  isFound: boolean;
}

/**
 * Splits a text into what the search found and the rest, nothing lost; `words` come from `searchWords`. What a reader sees
 * as one character is never divided.
 */
export function foundParts(text: string, words: readonly string[]): FoundPart[] {
  const clusters = [...segmenter.segment(text)].map(({ segment }) => segment);
  const isFound = foundClusters(clusters, words);
  const parts: FoundPart[] = [];
  clusters.forEach((cluster, index) => {
    const last = parts.at(-1);
    if (last && last.isFound === isFound.has(index)) last.text += cluster;
    else parts.push({ text: cluster, isFound: isFound.has(index) });
  });
  return parts;
}

/** Indices of the clusters in which one of the words stands. */
function foundClusters(clusters: readonly string[], words: readonly string[]): Set<number> {
  const found = new Set<number>();
  // Folding can lengthen or drop a character, so every unit of the folded text remembers where it came from.
  const origins: number[] = [];
  let folded = '';
  clusters.forEach((cluster, index) => {
    const plain = fold(cluster);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
  });
  for (const word of words.filter(Boolean)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      // To the last one, not through `origins` alone: invisible characters between them left nothing in the folded text.
      for (let index = origins[at] ?? 0; index <= (origins[at + word.length - 1] ?? 0); index += 1) found.add(index);
    }
  }
  return found;
}

function fold(text: string): string {
  const folded = foldCase(text.normalize('NFKC').replace(INVISIBLE, ''));
  const plain = folded.normalize('NFD').replace(LATIN_MARKS, '$1').replaceAll('đ', 'd').normalize('NFC');
  return TWINS.reduce((made, [typed, meant]) => made.replace(typed, meant), plain);
}
