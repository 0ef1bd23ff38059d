/** Every character of `from`, in order, beside that of `to`. */
const pairs = (from: string, to: string): [string, string][] => {
  const meant = [...to];
  return [...from].map((character, index) => [character, meant[index] ?? meant[0] ?? '']);
};
const codes = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const DIGITS = '0123456789';

/**
 * Characters that mean the same in a search, after case and width are folded: đ and d, native and Latin digits, katakana and
 * hiragana, every dash and every apostrophe.
 */
export const FOLDED_CHARACTERS: readonly (readonly [typed: string, meant: string])[] = [
  ['đ', 'd'],
  ...pairs('০১২৩৪৫৬৭৮৯', DIGITS),
  ...pairs('๐๑๒๓๔๕๖๗๘๙', DIGITS),
  ...pairs('០១២៣៤៥៦៧៨៩', DIGITS),
  ...pairs(codes(0x30a1, 0x30f6), codes(0x3041, 0x3096)),
  ...pairs('\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212', '-'),
  ...pairs('\u2018\u2019\u201b\u02bb\u02bc\u2032', "'"),
];

/**
 * What looks alike however it was typed, in the order in which it is replaced. The patterns say the same to JavaScript and to
 * Postgres, whose index of the found group is `\1` for `$1`.
 */
export const FOLDED_PATTERNS: readonly (readonly [typed: string, meant: string])[] = [
  // Khmer: the letters ត and ដ under another one; marks typed before the letters under it; រ under it comes last.
  ['\u17d2\u178f', '\u17d2\u178a'],
  ['([\u17b6-\u17d1\u17dd]{1,4})((?:\u17d2[\u1780-\u17a2]){1,3})', '$2$1'],
  ['((?:\u17d2\u179a){1,3})((?:\u17d2[\u1780-\u1799\u179b-\u17a2]){1,3})', '$2$1'],
  // Vowels before the signs over and behind them, signs of the series before both; two halves of one vowel.
  ['([\u17c6-\u17c8\u17cb-\u17d1\u17dd]{1,4})([\u17b6-\u17c5]{1,3})', '$2$1'],
  ['([\u17b6-\u17c8\u17cb-\u17d1\u17dd]{1,4})([\u17c9\u17ca]{1,2})', '$2$1'],
  ['\u17c1\u17b6|\u17b6\u17c1', '\u17c4'],
  ['\u17c1\u17b8|\u17b8\u17c1', '\u17be'],
  // Thai: แ typed as twice เ; a tone before the vowel above the letter; the circle of ำ before the tone.
  ['\u0e40\u0e40', '\u0e41'],
  ['([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e37\u0e47])', '$2$1'],
  ['(\u0e4d)([\u0e48-\u0e4b])', '$2$1'],
];

/** The dashes of visa codes, which people leave out: E-9 is E9, E-7-4 is E74. */
export const DASH_IN_CODE =
  '(?<=(?<![a-z0-9])[a-h])-(?=[0-9]{1,2}(?![a-z0-9]))|' +
  '(?<=(?<![a-z0-9])[a-h]-?[0-9]{1,2})-(?=[a-z0-9]{1,2}(?![a-z0-9]))';
