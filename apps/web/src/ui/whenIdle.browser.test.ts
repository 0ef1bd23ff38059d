import { afterEach, expect, it, vi } from 'vitest';
import { waitBegins } from '#/awaited.ts';
import { whenIdle } from './whenIdle.ts';

const idle = () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve()));

afterEach(() => void vi.useRealTimers());

it('keeps away while somebody waits for a screen or an answer', async () => {
  const worked = vi.fn();
  const [endScreen, endAnswer] = [waitBegins(), waitBegins()];
  whenIdle(worked);
  await idle();
  endScreen();
  await idle();
  expect(worked).not.toHaveBeenCalled();
  endAnswer();
  await vi.waitFor(() => expect(worked).toHaveBeenCalledOnce());
});

it('runs soon at the latest, whatever keeps somebody waiting', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const worked = vi.fn();
  const endWait = waitBegins();
  whenIdle(worked);
  await idle();
  expect(worked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6_000);
  await vi.waitFor(() => expect(worked).toHaveBeenCalledOnce());
  endWait();
});

it('is called off while it keeps away', async () => {
  const worked = vi.fn();
  const endWait = waitBegins();
  const callOff = whenIdle(worked);
  await idle();
  callOff();
  endWait();
  // Asked for later, looked at later.
  await new Promise<void>((resolve) => void whenIdle(resolve));
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(worked).not.toHaveBeenCalled();
});
