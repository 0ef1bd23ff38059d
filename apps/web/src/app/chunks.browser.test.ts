import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chunkOf, isLoadingScreen, CHUNK_TIMEOUT_MS } from './chunks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

it('a screen whose code has not come after two minutes is given up, and is said to be slow, not gone', async () => {
  let outcome: unknown;
  chunkOf(() => new Promise(() => undefined)).catch((error: unknown) => (outcome = error));
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect([outcome, isLoadingScreen()]).toEqual([undefined, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ name: 'ChunkError', isTimeout: true });
  expect(isLoadingScreen()).toBe(false);
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});
