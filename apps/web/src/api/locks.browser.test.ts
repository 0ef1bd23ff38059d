import { afterEach, expect, it, vi } from 'vitest';
import { underLock } from './locks.ts';

afterEach(() => vi.restoreAllMocks());

const refuse = (name: string) =>
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('Access is denied.', name));

it('one runs at a time, and who does not wait is told that it has no lock', async () => {
  const ran: unknown[] = [];
  await underLock('a', {}, async (isHeld) => {
    ran.push(isHeld);
    ran.push(await underLock('a', { ifAvailable: true }, async (other) => other));
  });
  expect(ran).toEqual([true, false]);
});

it('where the browser refuses locks it runs without, once', async () => {
  refuse('SecurityError');
  const run = vi.fn(async (isHeld: boolean) => isHeld);
  expect(await underLock('a', {}, run)).toBe(true);
  expect(run).toHaveBeenCalledOnce();
});

it('what fails under a lock fails, and whose wait is ended does not run', async () => {
  const failure = new DOMException('Closed.', 'SecurityError');
  const run = vi.fn(() => Promise.reject(failure));
  await expect(underLock('a', {}, run)).rejects.toBe(failure);
  expect(run).toHaveBeenCalledOnce();
  refuse('AbortError');
  await expect(underLock('a', {}, run)).rejects.toThrow('Access is denied.');
  expect(run).toHaveBeenCalledOnce();
});
