import { describe, expect, it } from 'vitest';
import { convert, formatAmount, formatRate, swap } from './converter.ts';

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

describe('an amount', () => {
  it('has two decimals at most, none where it is much, and enough digits where it is little', () => {
    expect(formatAmount(19_120_458.89)).toBe('19,120,459');
    expect(formatAmount(9_999.994)).toBe('9,999.99');
    expect(formatAmount(135_819)).toBe('135,819');
    expect(formatAmount(1_358.194)).toBe('1,358.19');
    expect(formatAmount(0.115234)).toBe('0.1152');
    expect(formatAmount(0.000736123)).toBe('0.0007361');
    expect(formatAmount(0)).toBe('0');
    expect([formatRate(4.1), formatRate(0.1152)]).toEqual(['4.10', '0.1152']);
  });
});
