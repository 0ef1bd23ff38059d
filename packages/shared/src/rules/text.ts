/**
 * What counts as text and how long it is. People write in nine scripts, so lengths are grapheme clusters (what a reader
 * calls a character), never UTF-16 units; server and web must count alike.
 */

/** A cluster is any number of code points (stacked marks, joined emoji); this average keeps a "character" from being a page. */
export const MAX_BYTES_PER_CLUSTER = 16;

const encoder = new TextEncoder();

const LINE_ENDINGS = /\r\n?|[\u0085\u2028\u2029]/g;
// NUL stays, so that hasForbiddenCharacters() gives the same answer before and after normalising.
const CONTROLS = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const FORBIDDEN = /\0|\p{Surrogate}/u;
/** They turn the order in which letters are shown: `gpj.exe` reads as `exe.jpg`. */
export const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const UNSEEN_IN_NAMES = new RegExp(`[\\p{Cc}]|${DIRECTION_MARKS.source}`, 'u');
// The Braille blank is drawn as nothing but is a symbol to Unicode; everything else follows from character properties.
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;
const ONLY_INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u;

/**
 * The form in which a text is stored and measured: every line ending is `\n`, other control characters except tab are
 * dropped (they come from pasting and mean nothing here), canonically composed (NFC), without white space at the ends.
 */
export function normalizeText(text: string): string {
  return text.replace(LINE_ENDINGS, '\n').replace(CONTROLS, '').normalize('NFC').trim();
}

/** True for what no storage accepts: NUL and halves of surrogate pairs. The server refuses them with 400. */
export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text);
}

/** True for what a name or an address has no use for: control characters, line ends among them, and direction marks. */
export function hasUnseenCharacters(text: string): boolean {
  return UNSEEN_IN_NAMES.test(text);
}

/** True when a reader would see nothing: white space, zero-width and format characters, Hangul fillers, blank Braille. */
export function isBlank(text: string): boolean {
  return ONLY_INVISIBLE.test(text);
}

/** What somebody typed, as it is searched for; '' for what only looks like something. */
export function keywordOf(typed: string): string {
  return isBlank(typed) ? '' : normalizeText(typed);
}

/** The text without anything invisible, spaces included: two texts that look alike become equal. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

let segmenter: Intl.Segmenter | undefined;

/** A text in grapheme clusters. Made for the first one that is asked for: that takes a cheap phone a tenth of a second. */
export function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Number of grapheme clusters of the normalised text. */
export function graphemeLength(text: string): number {
  return [...graphemes(normalizeText(text))].length;
}

/** Whether the normalised text has at most `max` grapheme clusters and at most 16 × `max` bytes of UTF-8. */
export function fitsLimit(text: string, max: number): boolean {
  const normalized = normalizeText(text);
  if (encoder.encode(normalized).length > max * MAX_BYTES_PER_CLUSTER) return false;
  // A cluster has at least one UTF-16 unit, so short texts need no counting.
  return normalized.length <= max || firstClusters(normalized, max + 1).count <= max;
}

/** The text, or as much of its beginning as the limit allows, with an ellipsis in the place of the rest. */
export function cutToLimit(text: string, max: number): string {
  if (fitsLimit(text, max)) return normalizeText(text);
  const normalized = normalizeText(text);
  for (let kept = max - 1; kept > 0; kept = Math.floor(kept / 2)) {
    const cut = `${normalized.slice(0, firstClusters(normalized, kept).end).trimEnd()}…`;
    if (fitsLimit(cut, max)) return cut;
  }
  return '…';
}

/**
 * The beginning of a stored text for cards and previews: white space folded to single spaces, at most `length` UTF-16
 * units with the ellipsis counted, never cut inside a grapheme cluster. It runs for every card of a list, so it looks
 * only at what it keeps.
 */
export function excerpt(text: string, length: number): string {
  // Twice the length leaves room for white space that folds away; more than that only shortens the excerpt.
  const folded = text
    .slice(0, length * 2)
    .replace(/\s+/gu, ' ')
    .trim();
  if (folded.length <= length && text.length <= length * 2) return folded;
  const cut = graphemes(folded).containing(Math.min(length - 1, folded.length - 1))?.index ?? 0;
  return `${folded.slice(0, cut).trimEnd()}…`;
}

/** Case folding for comparing: one form for `ß`, `ẞ` and `SS`, final and medial sigma, and all cases of a letter. */
export function foldCase(text: string): string {
  // Lower case first: the capital ẞ is the one letter that upper case leaves as it is, and lower case then makes a ß of it.
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

function firstClusters(text: string, max: number): { count: number; end: number } {
  let count = 0;
  let end = 0;
  for (const { index, segment } of graphemes(text)) {
    if (count === max) break;
    count += 1;
    end = index + segment.length;
  }
  return { count, end };
}
