// The scripts that reach highest and lowest come first: the line has to be high enough for them.
const LETTERS: readonly (readonly [lang: string, letters: RegExp])[] = [
  ['km', /\p{Script=Khmer}/u],
  ['th', /\p{Script=Thai}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['vi', /[ăđơưạ-ỹ]/iu],
];

/**
 * HTML `lang` of a short piece that a person typed (a name, a hashtag, an address, a file), told by its letters. Where they
 * tell nothing (Latin, Han alone) it is `otherwise`: '' says that the language is not known, and above all that it is
 * not the interface's.
 */
export function langOf(text: string, otherwise = ''): string {
  const composed = text.normalize('NFC');
  return LETTERS.find(([, letters]) => letters.test(composed))?.[0] ?? otherwise;
}
