import { describe, expect, it } from 'vitest';
import { formatCount, formatNumber, relativeTime, seoulDate, seoulDay, seoulTime } from './format.ts';
import { LANGUAGES } from './i18n/languages.ts';

const now = new Date('2026-07-15T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

describe('the time of day', () => {
  it('is that of Seoul, with two digits each', () => {
    expect(seoulTime('2026-07-15T15:05:59.999Z')).toBe('00:05');
    expect(seoulTime('2026-07-15T14:59:00Z')).toBe('23:59');
  });
});

describe('relative time', () => {
  it('is "now" for less than a minute and for clocks that run behind', () => {
    expect(relativeTime(ago(59 * SECOND), now)).toEqual({ unit: 'now' });
    expect(relativeTime(ago(-5 * MINUTE), now)).toEqual({ unit: 'now' });
  });

  it('counts full minutes and hours', () => {
    expect(relativeTime(ago(MINUTE), now)).toEqual({ unit: 'minute', count: 1 });
    expect(relativeTime(ago(HOUR - 1), now)).toEqual({ unit: 'minute', count: 59 });
    expect(relativeTime(ago(HOUR), now)).toEqual({ unit: 'hour', count: 1 });
    expect(relativeTime(ago(24 * HOUR - 1), now)).toEqual({ unit: 'hour', count: 23 });
  });

  it('is the day in Seoul from 24 hours on', () => {
    expect(relativeTime(ago(24 * HOUR), now)).toEqual({ unit: 'date', text: '26-07-14' });
    expect(relativeTime('2025-12-31T15:00:00.000Z', now)).toEqual({ unit: 'date', text: '26-01-01' });
    expect(relativeTime('2025-12-31T14:59:59.999Z', now.toISOString())).toEqual({ unit: 'date', text: '25-12-31' });
  });
});

describe('a date', () => {
  it('is that of Seoul', () => {
    expect(seoulDay('2026-02-28T15:00:00Z')).toBe('2026-03-01');
    expect(seoulDate('2026-02-28T14:59:59Z')).toBe('2026.02.28');
  });
});

describe('a number', () => {
  it('has commas between thousands and a point before decimals', () => {
    expect([0, 999, 1_000, 2_200_000, -1_234.5].map((value) => formatNumber(value))).toEqual([
      '0',
      '999',
      '1,000',
      '2,200,000',
      '-1,234.5',
    ]);
    expect(formatNumber(1_358.194, { maximumFractionDigits: 2 })).toBe('1,358.19');
  });

  it('is written as the browser writes it', () => {
    const format = new Intl.NumberFormat('en-US');
    const values = [7, 12, 123, 1_234, 12_345, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER].flatMap((n) => [n, -n]);
    for (const value of [...values, 0.1, -0.5, 10.45, 1_234.567, 1_234.5678, 2 ** 60, 1e21, Infinity, NaN])
      expect(formatNumber(value)).toBe(format.format(value));
  });
});

describe('a count', () => {
  it('has Latin digits in every language', () => {
    for (const language of LANGUAGES) {
      for (const count of [0, 7, 1_234, 9_999, 10_000, 12_345, 1_234_567]) {
        expect(formatCount(count, language), language).toMatch(/^[0-9]/);
        expect(formatCount(count, language), language).not.toMatch(/(?![0-9])\p{Nd}/u);
      }
    }
  });

  it('is written out below 10,000 and short from there', () => {
    expect(formatCount(9_999, 'en')).toBe('9,999');
    expect(formatCount(12_345, 'en')).toBe('12.3K');
    expect(formatCount(12_345, 'ko')).toBe('1.2만');
    expect(formatCount(1_234, 'bn')).toBe('1,234');
  });

  it('has the signs of other numbers in every language', () => {
    for (const language of LANGUAGES) {
      expect(formatCount(9_999, language), language).toBe('9,999');
      expect(formatCount(12_345, language), language).not.toMatch(/\d,\d/);
      expect(formatCount(123_456_789, language), language).not.toMatch(/\.\d{3}/);
    }
    expect(formatCount(12_345, 'vi')).toMatch(/^12\.3\D+$/);
  });
});
