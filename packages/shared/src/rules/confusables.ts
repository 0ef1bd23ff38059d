/**
 * Letters that look like a Latin letter, or like each other, in common fonts. The idea of a skeleton is that of Unicode
 * Technical Standard #39; the table is our own and short: only what can be typed in a nickname, lower case, after NFKC.
 * Case does not tell nicknames apart, so a letter counts as a look-alike when either of its cases is one; where the two
 * cases resemble different letters (Greek η: `n`, Η: `H`) the capital decides, as it is the closer copy.
 */
const LOOK_ALIKES: Record<string, string> = {
  // Digits, and zeros of other scripts. `l`, `i` and `1` are one: capital I and small l are the same stroke.
  o: '0০๐០٠۰०οᴏ',
  l: '1i١۱|ǀʟɪ',
  // Latin letters made to look like plain ones, and small capitals
  a: 'ɑᴀ',
  b: 'ƅʙ',
  c: 'ᴄ',
  d: 'ᴅ',
  e: 'ᴇꬲ',
  f: 'ꜰ',
  g: 'ɡɢ',
  h: 'ʜ',
  j: 'ȷᴊ',
  k: 'ᴋ',
  m: 'ᴍ',
  n: 'ɴ',
  p: 'ᴘ',
  r: 'ʀ',
  s: 'ꜱ',
  t: 'ᴛ',
  u: 'ᴜ',
  v: 'ᴠ',
  w: 'ᴡ',
  y: 'ʏ',
  z: 'ᴢ',
};

const CYRILLIC = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ԍ: 'g',
  н: 'h',
  һ: 'h',
  і: 'l',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
};
const CYRILLIC_RARE = { о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y', ү: 'y', ґ: 'г' };
const GREEK = {
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'h',
  ι: 'l',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
  ζ: 'z',
};
const ARMENIAN = { օ: 'o', ո: 'n', ս: 'u', հ: 'h', ց: 'g', զ: 'q', յ: 'j', լ: 'l' };
// Capitals in a case-folded word are the small letters of the Cherokee supplement.
const CHEROKEE = { ꭺ: 'a', ᏼ: 'b', ꮯ: 'c', ꭰ: 'd', ꭼ: 'e', ꮋ: 'h', ꭵ: 'l', ꭻ: 'j', ꮶ: 'k', ꮮ: 'l', ꮇ: 'm', ꮲ: 'p' };
const CHEROKEE_REST = { ꭱ: 'r', ꮪ: 's', ꭲ: 't', ꮩ: 'v', ꮃ: 'w', ꮓ: 'z', ꮐ: 'g' };
// Lisu letters are turned and plain Latin capitals, without case; those that stand upright count.
const LISU = { ꓐ: 'b', ꓑ: 'p', ꓓ: 'd', ꓔ: 't', ꓖ: 'g', ꓗ: 'k', ꓙ: 'j', ꓚ: 'c', ꓜ: 'z', ꓝ: 'f', ꓟ: 'm', ꓠ: 'n', ꓡ: 'l' };
const LISU_REST = { ꓢ: 's', ꓣ: 'r', ꓦ: 'v', ꓧ: 'h', ꓪ: 'w', ꓫ: 'x', ꓬ: 'y', ꓮ: 'a', ꓰ: 'e', ꓲ: 'l', ꓳ: 'o', ꓴ: 'u' };
// Kana that equal a Chinese character (or the other kana) stroke by stroke.
const KANA = { ロ: '口', ニ: '二', ハ: '八', カ: '力', エ: '工', タ: '夕', ト: '卜', へ: 'ヘ', ー: '一' };

/** Look-alike → the letter it stands for. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [other, latin]),
  ),
  ...Object.entries({
    ...CYRILLIC,
    ...CYRILLIC_RARE,
    ...GREEK,
    ...ARMENIAN,
    ...CHEROKEE,
    ...CHEROKEE_REST,
    ...LISU,
    ...LISU_REST,
    ...KANA,
  }),
]);

/** Sequences that a reader of the script cannot tell apart: Thai double sara e, Khmer subscript da and ta, Bengali split aa. */
export const CONFUSABLE_SEQUENCES: ReadonlyArray<readonly [RegExp, string]> = [
  [/เเ/gu, 'แ'],
  [/\u17D2\u178A/gu, '\u17D2\u178F'],
  [/\u17A3/gu, '\u17A2'],
  [/\u17A4/gu, '\u17A2\u17B6'],
  [/\u0985\u09BE/gu, '\u0986'],
];
