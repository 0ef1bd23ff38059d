import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyOf } from './currencies.ts';
import { FREQUENT_NATIONALITIES, NATIONALITIES } from './nationalities.ts';

describe('the currencies', () => {
  it('are of ISO 4217, each once, and each country has one', () => {
    const codes = CURRENCIES.map(({ code }) => code);
    const countries = CURRENCIES.flatMap((currency) => currency.countries);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(countries).size).toBe(countries.length);
    expect(codes.filter((code) => !Intl.supportedValuesOf('currency').includes(code))).toEqual([]);
    expect(codes).not.toContain('KRW');
  });

  it('are quoted by the hundred where Koreans do so', () => {
    expect(CURRENCIES.filter(({ unit }) => unit === 100).map(({ code }) => code)).toEqual(['VND', 'KHR', 'IDR', 'JPY']);
  });

  it('cover everybody who often lives in Korea, whose countries have flags', () => {
    const frequent = NATIONALITIES.slice(0, FREQUENT_NATIONALITIES).map(({ code }) => code);
    expect(frequent.filter((code) => code !== 'KR' && !currencyOf(code))).toEqual([]);
    const flags = CURRENCIES.map(({ countries }) => countries[0]);
    const known = [...NATIONALITIES.map(({ code }) => code), 'EU'];
    expect(flags.filter((code) => code === undefined || !known.includes(code))).toEqual([]);
  });

  it('are found by the country, also by one that shares its currency', () => {
    expect(currencyOf('KH')?.code).toBe('KHR');
    expect(currencyOf('DE')?.code).toBe('EUR');
    expect(currencyOf('KR')).toBeUndefined();
  });
});
