import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './Carousel.tsx';

const TURN_MS = 400;

async function show(count: number) {
  const slides = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: <button type="button">{`slide ${index}`}</button>,
  }));
  await render(
    <>
      <Carousel perView={1.13} autoplayMs={TURN_MS} slides={slides} />
      <p>elsewhere</p>
    </>,
  );
}

/** How far the first slide has moved. */
const offset = () => Math.round(page.getByRole('button', { name: 'slide 0' }).element().getBoundingClientRect().left);

async function standsStill(): Promise<boolean> {
  // What has begun to move comes to rest first.
  await new Promise((resolve) => setTimeout(resolve, TURN_MS * 5));
  const before = offset();
  await new Promise((resolve) => setTimeout(resolve, TURN_MS * 2));
  return offset() === before;
}

it('fewer than three slides do not go round', async () => {
  await show(2);
  expect(page.getByRole('button', { name: /Play|Pause/ }).query()).toBeNull();
  expect(await standsStill()).toBe(true);
});

it('slides turn by themselves, but not while somebody points at them or is among them', async () => {
  await show(3);
  await userEvent.hover(page.getByText('elsewhere'));
  const start = offset();
  await expect.poll(offset).not.toBe(start);

  await userEvent.hover(page.getByRole('region'));
  expect(await standsStill()).toBe(true);
  await userEvent.hover(page.getByText('elsewhere'));
  expect(await standsStill()).toBe(false);

  page.getByRole('button', { name: 'slide 1' }).element().focus();
  expect(await standsStill()).toBe(true);
  page.getByRole('button', { name: 'slide 1' }).element().blur();
  expect(await standsStill()).toBe(false);
}, 30_000);
