import { expect, it } from 'vitest';
import { breakLines } from './lineBreaks.ts';

/** Every character as wide as any other, signs above and below none. */
const measure = (line: string) => [...line.replace(/\p{Mn}/gu, '')].length;

it('breaks at spaces where a language has them, and between words where it has none', () => {
  const korean = breakLines('월급이 또 늦었어요', { language: 'ko', width: 6, most: 9, measure });
  expect(korean).toEqual({ lines: ['월급이 또', '늦었어요'], isCut: false });
  const thai = breakLines('เงินเดือนออกช้าอีกแล้ว', { language: 'th', width: 10, most: 9, measure });
  expect(thai.lines.length).toBeGreaterThan(1);
  expect(thai.lines.join('')).toBe('เงินเดือนออกช้าอีกแล้ว');
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment('เงินเดือนออกช้าอีกแล้ว')];
  const starts = words.map(({ index }) => index);
  let at = 0;
  for (const line of thai.lines) {
    expect(starts).toContain(at);
    at += line.length;
  }
});

it('begins no line with what closes a sentence', () => {
  const text = '工资又晚发了。怎么办？';
  for (let width = 3; width < 9; width += 1) {
    const { lines } = breakLines(text, { language: 'zh', width, most: 99, measure });
    for (const line of lines) expect(line).not.toMatch(/^[。？]/);
  }
});

it('cuts what has no room, and a word that is wider than the line', () => {
  const cut = breakLines('ប្រាក់ខែមកយឺតទៀតហើយ ប្រាក់ខែមកយឺតទៀតហើយ', { language: 'km', width: 8, most: 2, measure });
  expect(cut.isCut).toBe(true);
  expect(cut.lines).toHaveLength(2);
  expect(cut.lines.at(-1)).toMatch(/…$/);
  for (const line of cut.lines) expect(measure(line)).toBeLessThanOrEqual(8);
  const long = breakLines('Donaudampfschifffahrt', { language: 'en', width: 5, most: 9, measure });
  expect(long.lines.join('')).toBe('Donaudampfschifffahrt');
});

it('has no lines for nothing', () => {
  expect(breakLines(' \n ', { language: 'vi', width: 5, most: 2, measure })).toEqual({ lines: [], isCut: false });
});
