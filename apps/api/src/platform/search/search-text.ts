import { hashtagKey } from '@haiko/shared/rules/hashtag';
import { foldForSearch } from '@haiko/shared/rules/searchText';

/** Raise it when what this file, or `foldForSearch`, makes of a text changes: the index is then filled anew in the background. */
export const SEARCH_VERSION = 4;

// Brackets whole hashtags in the searched text; stored texts hold no control characters.
const TAG = '\u0001';
const LONGEST_GRAM = 3;
const HASH_START = 0x811c9dc5;

/**
 * The searched text of a post or a posting and its grams: what every one to three neighbouring characters of a word hash
 * to. `list` is where it is found, a board for instance.
 */
export function searchEntry(
  list: string,
  texts: readonly string[],
  hashtags: readonly string[] = [],
): { text: string; grams: number[] } {
  const plain = [...texts, ...hashtags].map(foldForSearch).join('\n');
  const tags = hashtags.map((name) => TAG + hashtagKey(name) + TAG);
  const grams = new Set([listGram(list), ...tags.map(gramOf)]);
  for (const word of new Set(plain.split(/\s/u))) addGrams(grams, word);
  return { text: [plain, ...tags].join('\n'), grams: [...grams] };
}

/** What must be in a text for it to be found: all the words of the keyword, `#word` being a whole hashtag. */
export interface Needle {
  /** For `like all (…)`. */
  patterns: string[];
  grams: number[];
}

/** The needle of a keyword; without patterns where the keyword holds nothing to look for. */
export function needleOf(list: string, keyword: string): Needle {
  const words = keyword.normalize('NFKC').split(/\s+/u).map(wordOf).filter(Boolean);
  const grams = new Set([listGram(list)]);
  for (const word of words) {
    const characters = [...word];
    if (word.startsWith(TAG) || characters.length <= LONGEST_GRAM) grams.add(gramOf(word));
    else for (const gram of gramsOfSize(characters, LONGEST_GRAM)) grams.add(gram);
  }
  return { patterns: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`), grams: [...grams] };
}

function wordOf(word: string): string {
  const tag = word.startsWith('#') ? hashtagKey(word.slice(1)) : '';
  return tag ? TAG + tag + TAG : foldForSearch(word);
}

const listGram = (list: string): number => gramOf(TAG + list);

/** Every gram of a word. A longer one goes on with the hash of the shorter one, so that no text is cut out for it. */
function addGrams(grams: Set<number>, word: string): void {
  const points = Array.from(word, (character) => character.codePointAt(0) ?? 0);
  for (let start = 0; start < points.length; start += 1) {
    let hash = HASH_START;
    for (const point of points.slice(start, start + LONGEST_GRAM)) {
      hash = hashed(hash, point);
      grams.add(finished(hash));
    }
  }
}

function* gramsOfSize(characters: string[], size: number): Generator<number> {
  for (let start = 0; start + size <= characters.length; start += 1) {
    yield gramOf(characters.slice(start, start + size).join(''));
  }
}

/** A 32-bit hash (FNV-1a over code points). Two texts of one hash only cost a look at the text itself. */
function gramOf(text: string): number {
  let hash = HASH_START;
  for (const character of text) hash = hashed(hash, character.codePointAt(0) ?? 0);
  return finished(hash);
}

const hashed = (hash: number, point: number): number => Math.imul(hash ^ point, 0x01000193);
const finished = (hash: number): number => hash ^ (hash >>> 15);
