import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PostImages } from './PostImages.tsx';
import { MULTI_IMAGE_SLIDES } from '#/ui/measures.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ uuid: String(n), path: '/icon-192.png', width: 192, height: 192 },
    alt: n === 0 ? 'ផ្ទះពណ៌ក្រហម' : null,
  }));

it('several pictures of a post show one and the beginning of the next: 1.6 in the width', async () => {
  const screen = await render(<PostImages files={pictures(3)} />);
  const slide = screen.getByRole('group').first().element();
  const width = slide.parentElement?.clientWidth ?? 0;
  expect(width / slide.getBoundingClientRect().width).toBeCloseTo(MULTI_IMAGE_SLIDES, 2);
  expect(MULTI_IMAGE_SLIDES).toBe(1.6);
});

it('one picture of a post has the whole width, and is no slide', async () => {
  const screen = await render(<PostImages files={pictures(1)} />);
  expect(screen.getByRole('group').query()).toBeNull();
  await expect.element(screen.getByRole('img')).toBeVisible();
});

it('a picture is called by the words of its author, in their language, here and as large as the screen', async () => {
  const screen = await render(<PostImages files={pictures(2)} />);
  const first = screen.getByRole('img', { name: 'ផ្ទះពណ៌ក្រហម' });
  await expect.element(first).toHaveAttribute('lang', 'km');
  await expect.element(screen.getByRole('img', { name: 'Photo 2 of 2' })).not.toHaveAttribute('lang');
  await screen.getByRole('button', { name: 'ផ្ទះពណ៌ក្រហម' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('img').first()).toHaveAttribute('alt', 'ផ្ទះពណ៌ក្រហម');
});
