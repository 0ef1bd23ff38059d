import { expect, it } from 'vitest';
import { cardPicture, pictureSources, squarePicture } from './pictureSizes.ts';

const NAME = '/files/0123456789abcdef0123456789abcdef';

it('is found by the address of the picture and of its thumbnail', () => {
  expect(squarePicture(`${NAME}.webp`)).toBe(`${NAME}-256.webp`);
  expect(squarePicture(`${NAME}-512.webp`)).toBe(`${NAME}-256.webp`);
});

it.each([`${NAME}-256.webp`, `${NAME}.webp?until=1&by=2`, `${NAME}.pdf`, '/files/private-0.webp', 'blob:x', ''])(
  'leaves %s as it is',
  (address) => expect(squarePicture(address)).toBe(address),
);

it('offers a browser both sizes of a stored picture, by their widths', () => {
  expect(pictureSources(`${NAME}.webp`, 2_000, 1_000)).toBe(`${NAME}-512.webp 512w, ${NAME}.webp 2000w`);
  expect(pictureSources(`${NAME}.webp`, 1_000, 2_000)).toBe(`${NAME}-512.webp 256w, ${NAME}.webp 1000w`);
  for (const [path, width, height] of [
    [`${NAME}.webp`, 512, 300],
    [`${NAME}.webp`, null, null],
    ['/share.png', 2_000, 1_000],
  ] as const)
    expect(pictureSources(path, width, height)).toBeUndefined();
  expect(cardPicture(`${NAME}.webp`)).toBe(`${NAME}-512.webp`);
});
