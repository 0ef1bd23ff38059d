import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { describe, expect, it } from 'vitest';
import { convert, digitsOf, formatAmount, formatRate, swap, withSeparators } from './converter.ts';

const DOLLAR = { unit: 1, krw: 1_358.19 };
const DONG = { unit: 100, krw: 5.23 };

describe('converting', () => {
  it('goes both ways, also for a currency that is quoted by the hundred', () => {
    expect(convert({ side: 'foreign', digits: '100' }, DOLLAR)).toEqual({ foreign: 100, won: 135_819 });
    expect(convert({ side: 'won', digits: '135819' }, DOLLAR)).toEqual({ won: 135_819, foreign: 100 });
    expect(convert({ side: 'foreign', digits: '1000000' }, DONG)?.won).toBeCloseTo(52_300);
    expect(convert({ side: 'won', digits: '52300' }, DONG)?.foreign).toBeCloseTo(1_000_000);
  });

  it('has nothing to say before anything is typed', () => {
    expect(convert({ side: 'won', digits: '' }, DOLLAR)).toBeNull();
    expect(convert({ side: 'won', digits: '0' }, DOLLAR)).toEqual({ won: 0, foreign: 0 });
  });

  it('swaps the money and keeps the number', () => {
    expect(swap({ side: 'won', digits: '500' })).toEqual({ side: 'foreign', digits: '500' });
    expect(swap(swap({ side: 'won', digits: '500' }))).toEqual({ side: 'won', digits: '500' });
  });
});

describe('what is typed', () => {
  it('is digits only, whatever else is typed or pasted', () => {
    expect(digitsOf('₩ 1,234,567원', 'ko')).toBe('1234567');
    expect(digitsOf('-5 USD', 'en')).toBe('5');
    expect(digitsOf('abc', 'en')).toBe('');
    expect(digitsOf('0012', 'en')).toBe('12');
    expect(digitsOf('000', 'en')).toBe('0');
    expect(digitsOf('1234567890123456', 'en')).toBe('123456789012');
  });

  it('ends at the decimal sign of the language', () => {
    expect(digitsOf('1,358.19', 'en')).toBe('1358');
    expect(digitsOf('1.358,19', 'vi')).toBe('1358');
  });

  it('may be digits of the own script', () => {
    expect(['១២៣', '১২৩', '๑๒๓', '１２３'].map((text) => digitsOf(text, 'km'))).toEqual(['123', '123', '123', '123']);
  });

  it('gets thousand separators of the language, in Latin digits, and is understood again', () => {
    expect(withSeparators('1234567', 'ko')).toBe('1,234,567');
    expect(withSeparators('1234567', 'vi')).toBe('1.234.567');
    expect(withSeparators('', 'ko')).toBe('');
    for (const language of LANGUAGES) {
      expect(withSeparators('1234567', language)).toMatch(/^[\d.,\s]+$/);
      expect(digitsOf(withSeparators('123456789012', language), language)).toBe('123456789012');
    }
  });
});

describe('an amount', () => {
  it('has two decimals at most, and enough digits where it is little', () => {
    expect(formatAmount(135_819, 'en')).toBe('135,819');
    expect(formatAmount(1_358.194, 'en')).toBe('1,358.19');
    expect(formatAmount(0.115234, 'en')).toBe('0.1152');
    expect(formatAmount(0.000736123, 'en')).toBe('0.0007361');
    expect(formatAmount(0, 'en')).toBe('0');
    expect(formatAmount(1_358.19, 'vi')).toBe('1.358,19');
    expect(formatAmount(1_358.19, 'bn')).toBe('1,358.19');
    expect([formatRate(4.1, 'en'), formatRate(0.1152, 'en')]).toEqual(['4.10', '0.1152']);
  });
});
