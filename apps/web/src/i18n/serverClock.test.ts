import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readServerClock, serverNow } from './serverClock.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-21T15:00:30.400Z');

const reply = (date?: string) => new Response(null, date === undefined ? {} : { headers: { Date: date } });
const at = (moment: number) => reply(new Date(moment).toUTCString());
const shown = () => serverNow().getTime() - NOW;

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  readServerClock(at(NOW), NOW);
  vi.useRealTimers();
});

describe('the clock of the server', () => {
  it('is this one where this one can be right', () => {
    for (const serverTime of [NOW, NOW - 300, NOW - 2000]) {
      readServerClock(at(serverTime), NOW - 2500);
      expect(shown()).toBe(0);
    }
  });

  it.each([
    ['40 days behind', -40 * DAY],
    ['three hours behind', -3 * HOUR],
    ['two days ahead', 2 * DAY],
  ])('is told by its reply where this one is %s', (_, wrong) => {
    readServerClock(at(NOW - wrong), NOW - 200);
    expect(Math.abs(shown() + wrong)).toBeLessThanOrEqual(1200);
    // Once the clock is mended, so is the count.
    readServerClock(at(NOW), NOW - 200);
    expect(shown()).toBe(0);
  });

  it('stays what it was where a reply does not tell it', () => {
    readServerClock(at(NOW + DAY), NOW);
    const before = shown();
    for (const silent of [reply(), reply('soon')]) readServerClock(silent, NOW);
    expect([shown(), before > 0]).toEqual([before, true]);
  });
});
