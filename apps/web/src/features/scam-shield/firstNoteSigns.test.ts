import { expect, it } from 'vitest';
import { firstNoteSigns } from './firstNoteSigns.ts';

const asked = { content: 'សូមផ្ទេរប្រាក់ថ្លៃឯកសណ្ឋានមុនចូលធ្វើការ។', isMyMessage: false };
const greeting = { content: 'សួស្តី!', isMyMessage: false };

it('finds what the first notes of a stranger want, and nothing once the reader has answered', () => {
  expect(firstNoteSigns([asked, greeting], false)).toEqual(['MONEY_FIRST']);
  expect(firstNoteSigns([greeting], false)).toEqual([]);
  expect(firstNoteSigns([asked, { content: 'ទេ', isMyMessage: true }], false)).toEqual([]);
  expect(firstNoteSigns([asked], true)).toEqual([]);
  expect(firstNoteSigns([], false)).toEqual([]);
});
