import { secondsUntilDay } from './night.js';

const HOUR = 3_600;

describe('the night in Korea', () => {
  it.each([
    ['20:59:59', 0],
    ['21:00:00', 11 * HOUR],
    ['23:30:00', 8.5 * HOUR],
    ['00:00:00', 8 * HOUR],
    ['07:59:59', 1],
    ['08:00:00', 0],
    ['12:00:00', 0],
  ])('at %s there are %d seconds of it left', (time, seconds) => {
    expect(secondsUntilDay(new Date(`2026-11-23T${time}+09:00`))).toBe(seconds);
  });
});
