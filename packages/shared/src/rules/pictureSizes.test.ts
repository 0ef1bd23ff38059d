import { expect, it } from 'vitest';
import { squarePicture } from './pictureSizes.ts';

const NAME = '/files/0123456789abcdef0123456789abcdef';

it('is found by the address of the picture and of its thumbnail', () => {
  expect(squarePicture(`${NAME}.webp`)).toBe(`${NAME}-256.webp`);
  expect(squarePicture(`${NAME}-512.webp`)).toBe(`${NAME}-256.webp`);
});

it.each([`${NAME}-256.webp`, `${NAME}.webp?until=1&by=2`, `${NAME}.pdf`, '/files/private-0.webp', 'blob:x', ''])(
  'leaves %s as it is',
  (address) => expect(squarePicture(address)).toBe(address),
);
