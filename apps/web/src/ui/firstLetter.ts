/**
 * What people take for one letter: with its marks, with what Khmer and Bengali write below it or join to it, pictures with what belongs to
 * them, two letters that make a flag.
 */
const LETTER =
  /^(?:\p{Regional_Indicator}{2}|\P{M}(?:[\u17D2\u09CD]\u200D?\p{L}|\u200D\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\u0E33\u200C\u200D])*)/u;

/**
 * The first letter of a name, large where its script has large ones; undefined of an empty name. By a pattern: the first segmenter that
 * a page makes takes a cheap phone a fifth of a second, and the first screen is full of names.
 */
export function firstLetter(name: string): string | undefined {
  return LETTER.exec(name)?.[0].toUpperCase();
}
