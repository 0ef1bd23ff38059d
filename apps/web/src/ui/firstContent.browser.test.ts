import { afterEach, expect, it, vi } from 'vitest';
import { awaitFirstContent, firstContentSeen, tellFirstContent } from './firstContent.ts';
import { whenIdle } from './whenIdle.ts';

const far = () => document.documentElement.dataset.far;

afterEach(async () => {
  vi.useRealTimers();
  tellFirstContent();
  await firstContentSeen();
});

it('lets nothing wait where no first content is awaited', async () => {
  expect(firstContentSeen()).toBeUndefined();
  await new Promise<void>((resolve) => void whenIdle(resolve));
});

it('has idle work wait until the first content is seen, with all its rows', async () => {
  awaitFirstContent();
  const worked = vi.fn();
  whenIdle(worked);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(worked).not.toHaveBeenCalled();
  expect(far()).toBe('1');
  tellFirstContent();
  await firstContentSeen();
  expect(far()).toBeUndefined();
  await vi.waitFor(() => expect(worked).toHaveBeenCalledOnce());
  expect(firstContentSeen()).toBeUndefined();
});

it('does not do what was called off while it waited', async () => {
  awaitFirstContent();
  const worked = vi.fn();
  whenIdle(worked)();
  tellFirstContent();
  await firstContentSeen();
  await new Promise<void>((resolve) => void whenIdle(resolve));
  expect(worked).not.toHaveBeenCalled();
});

it('waits no longer than somebody would for content that does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  awaitFirstContent();
  const seen = firstContentSeen();
  vi.advanceTimersByTime(2_000);
  await seen;
  expect(far()).toBeUndefined();
  expect(firstContentSeen()).toBeUndefined();
});
