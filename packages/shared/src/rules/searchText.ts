import { SIMPLIFIED, TRADITIONAL } from './searchText.han.ts';
import { DASH_IN_CODE, FOLDED_CHARACTERS, FOLDED_PATTERNS } from './searchText.tables.ts';
import { foldCase, graphemes } from './text.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const LATIN_MARKS = /(\p{Script=Latin})\p{Mn}+/gu;

const simplified = [...SIMPLIFIED];
const HAN = [...TRADITIONAL].map((character, index) => [character, simplified[index] ?? character] as const);
const CHARACTERS = new Map([...FOLDED_CHARACTERS, ...HAN]);
const FOLDED = new RegExp(`[${[...CHARACTERS.keys()].join('')}]`, 'gu');
const DASHES = new RegExp(DASH_IN_CODE, 'gu');
const PATTERNS = FOLDED_PATTERNS.map(([typed, meant]) => [new RegExp(typed, 'gu'), meant] as const);

/**
 * The form in which texts and keywords are compared: width, case, invisible characters and the marks on Latin letters do
 * not count ("tim viec" finds "Tìm việc"), nor do kinds of digits, kana, dashes and apostrophes, the dashes of visa codes
 * ("E9" finds "E-9"), traditional and simplified Chinese, and how letters that look alike were typed; every other script keeps its marks.
 */
export function foldForSearch(text: string): string {
  return fold(text).replace(DASHES, '').replace(/\s+/gu, ' ').trim();
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
  const clusters = [...graphemes(text)].map(({ segment }) => segment);
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
  // From the end, so that the places of the others stay true.
  for (const { index } of [...folded.matchAll(DASHES)].reverse()) {
    folded = folded.slice(0, index) + folded.slice(index + 1);
    origins.splice(index, 1);
  }
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
  const plain = folded.normalize('NFD').replace(LATIN_MARKS, '$1').normalize('NFC');
  const alike = plain.replace(FOLDED, (character) => CHARACTERS.get(character) ?? character);
  // A pattern can put two marks beside each other that stand the other way round in a text made whole.
  return PATTERNS.reduce((made, [typed, meant]) => made.replace(typed, meant), alike).normalize('NFC');
}
