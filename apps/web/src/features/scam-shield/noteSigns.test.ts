import { expect, it } from 'vitest';
import { noteSigns } from './noteSigns.ts';

const asked = { content: 'សូមផ្ទេរប្រាក់ថ្លៃឯកសណ្ឋានមុនចូលធ្វើការ។', isMyMessage: false };
const greeting = { content: 'សួស្តី!', isMyMessage: false };
const warning = { content: '사기 조심하세요!', isMyMessage: false };

it('finds what the other side wants, also later and beside harmless words, and nothing in what one wrote oneself', () => {
  expect(noteSigns([asked, greeting])).toEqual(['MONEY_FIRST']);
  expect(noteSigns([greeting])).toEqual([]);
  expect(noteSigns([greeting, { content: 'ទេ', isMyMessage: true }, asked])).toEqual(['MONEY_FIRST']);
  expect(noteSigns([warning, asked])).toEqual(['MONEY_FIRST']);
  expect(noteSigns([{ ...asked, isMyMessage: true }])).toEqual([]);
  expect(noteSigns([])).toEqual([]);
});
