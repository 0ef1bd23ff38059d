import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startReissueTimer, REISSUE_INTERVAL_MS } from './reissueTimer.ts';
import { readSession, storeTokens } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

it('a session is renewed every 50 minutes while somebody is signed in, and no more once that stops', async () => {
  const account = `mina-${crypto.randomUUID()}`;
  const token = (generation: number) => `${account}:${generation}`;
  storeTokens({ accessToken: token(2), refreshToken: token(2), accessExpire: 3600, refreshExpire: 36_000 });
  const stop = startReissueTimer();
  expect(REISSUE_INTERVAL_MS).toBe(3_000_000);
  vi.advanceTimersByTime(REISSUE_INTERVAL_MS - 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(readSession()?.accessToken).toBe(token(2));
  vi.advanceTimersByTime(1);
  await expect.poll(() => readSession()?.accessToken).toBe(token(3));
  // The next round finds the tokens of this one; its reply says 60 seconds.
  vi.advanceTimersByTime(REISSUE_INTERVAL_MS);
  await expect.poll(() => readSession()?.accessToken).toBe(token(4));
  stop();
  vi.advanceTimersByTime(REISSUE_INTERVAL_MS);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(readSession()?.accessToken).toBe(token(4));
});
