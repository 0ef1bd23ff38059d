import { afterEach, expect, it, vi } from 'vitest';
import { waitBegins } from '#/awaited.ts';
import { whenIdle } from './whenIdle.ts';

/** Long enough for a second look. A busy browser may be idle at no time at all, and then says so at the latest. */
const looked = () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1_000 }), 250));

afterEach(() => void vi.useRealTimers());

it('keeps away while somebody waits for a screen or an answer', async () => {
  const worked = vi.fn();
  const [endScreen, endAnswer] = [waitBegins(), waitBegins()];
  whenIdle(worked);
  await looked();
  endScreen();
  await looked();
  expect(worked).not.toHaveBeenCalled();
  endAnswer();
  await expect.poll(() => worked).toHaveBeenCalledOnce();
});

it('runs soon at the latest, whatever keeps somebody waiting', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const worked = vi.fn();
  const endWait = waitBegins();
  whenIdle(worked);
  await looked();
  expect(worked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6_000);
  await expect.poll(() => worked).toHaveBeenCalledOnce();
  endWait();
});

it('is called off while it keeps away', async () => {
  const worked = vi.fn();
  const endWait = waitBegins();
  const callOff = whenIdle(worked);
  await looked();
  callOff();
  endWait();
  await looked();
  expect(worked).not.toHaveBeenCalled();
});
