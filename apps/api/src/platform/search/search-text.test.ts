import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { needleOf, searchEntry } from './search-text.js';

/** Whether the database would find the post, grams and text both. */
function finds(keyword: string, texts: string[], hashtags: string[] = []): boolean {
  const { text, grams } = searchEntry('COMMUNITY', texts, hashtags);
  const needle = needleOf('COMMUNITY', keyword);
  const literals = needle.patterns.map((pattern) => pattern.slice(1, -1).replace(/\\(.)/g, '$1'));
  const byText = literals.length > 0 && literals.every((literal) => text.includes(literal));
  const byGrams = needle.grams.every((gram) => grams.includes(gram));
  if (byText && !byGrams) throw new Error(`The grams miss ${keyword}`);
  return byText && byGrams;
}

describe('what a keyword finds', () => {
  it.each(Object.entries(NINE_SCRIPTS))('every part of a %s text, from one character on', (_, text) => {
    const characters = [...text.replace(/\s/gu, ' ')];
    for (const length of [1, 2, 3, 5, 9]) {
      for (let start = 0; start + length <= characters.length; start += 3) {
        const keyword = characters.slice(start, start + length).join('');
        // A mark alone composes differently than in its word; people type it after a letter.
        if (/^\p{M}/u.test(keyword) || keyword.trim() === '') continue;
        // Nor does anybody begin with the Khmer letter that stands under another one.
        if (characters[start - 1] === '\u17d2') continue;
        expect([keyword, finds(keyword, [text])]).toEqual([keyword, true]);
      }
    }
  });

  it.each([
    ['tim viec', 'Tìm việc ở Ansan'],
    ['TÌM VIỆC', 'tim viec o dau'],
    ['duong', 'Đường'],
    ['nino', 'Niño'],
    ['ｖｉｓａ', 'Visa E-9'],
    ['비자'.normalize('NFD'), '비자 연장'],
    ['50%', 'up to 50% off'],
    ['a_b', 'file a_b.txt'],
    ['\\', 'C:\\'],
    ['ซื้อเสื้อ', 'ซื้อ\u200bเสื้อผ้า'],
    ['visa ansan', 'Ansan: extending a visa'],
  ])('%j finds %j', (keyword, text) => {
    expect(finds(keyword, [text])).toBe(true);
  });

  it.each([
    ['50%', 'up to 500'],
    ['a_b', 'aXb'],
    ['비자', '자비'],
    ['visa ansan', 'visa'],
    ['が', 'か'],
  ])('%j does not find %j', (keyword, text) => {
    expect(finds(keyword, [text])).toBe(false);
  });

  it('a tag in whole by its sign, whatever its width and case, and in part without it', () => {
    expect(finds('#visa', ['text'], ['Visa'])).toBe(true);
    expect(finds('＃ＶＩＳＡ', ['text'], ['visa'])).toBe(true);
    expect(finds('#vis', ['text'], ['visa'])).toBe(false);
    expect(finds('#visa', ['#visa'], ['visas'])).toBe(false);
    expect(finds('vis', ['text'], ['visa'])).toBe(true);
    expect(finds('#비자 안산', ['안산'], ['비자'])).toBe(true);
  });

  it('nothing of another board', () => {
    const { grams } = searchEntry('NEWS', ['visa'], []);
    expect(needleOf('COMMUNITY', 'visa').grams.every((gram) => grams.includes(gram))).toBe(false);
  });
});
