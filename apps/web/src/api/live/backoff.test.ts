import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

describe('the pause before the next try', () => {
  it('doubles with each failure, up to a minute', () => {
    expect([0, 1, 2, 5, 6, 100].map((failures) => backoffMs(failures, 1))).toEqual([
      1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
    ]);
  });

  it('lies anywhere in its upper half, so that not all come back at once', () => {
    expect(backoffMs(3, 0)).toBe(4_000);
    expect(backoffMs(3, 0.5)).toBe(6_000);
  });
});
