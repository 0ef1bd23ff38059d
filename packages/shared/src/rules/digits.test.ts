import { describe, expect, it } from 'vitest';
import { HTML_LANG, LANGUAGES } from '../i18n/languages.ts';
import { latinDigits, onlyDigits } from './digits.ts';
import { nicknameKey } from './nickname.ts';

// As the language writes numbers with digits of its own, where it has any.
const ownDigits = (language: string) => new Intl.NumberFormat(`${language}-u-nu-native`, { useGrouping: false });
const SYSTEMS = Intl.supportedValuesOf('numberingSystem').filter((system) => {
  const digits = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(1234567890);
  return /^[\p{Nd}]{10}$/u.test(digits) && digits.length === 10;
});

describe('digits', () => {
  it.each(SYSTEMS)('of %s are Latin ones', (numberingSystem) => {
    const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1234567890);
    expect(latinDigits(digits)).toBe('1234567890');
  });

  it('are of more scripts than our own', () => {
    expect(SYSTEMS.length).toBeGreaterThan(20);
  });

  it.each([
    ['១２-៣', '12-3'],
    ['৳৫০০ 𝟙 ๑๒๓', '৳500 𝟙 123'],
    ['2,500,000원', '2,500,000원'],
  ])('of %j are read in their places: %j', (text, read) => {
    expect(latinDigits(text)).toBe(read);
    expect(read).toHaveLength(text.length);
  });

  it.each([
    ['2,500,000원', '2500000'],
    ['１２０００', '12000'],
    ['១២៣ ১০ ৪৫ ๖๗', '123104567'],
    ['없음', ''],
  ])('of %j alone are %j', (text, digits) => {
    expect(onlyDigits(text)).toBe(digits);
  });

  it.each(LANGUAGES)('of %s tell no nickname with a zero from one with an o', (language) => {
    const zero = ownDigits(HTML_LANG[language]).format(0);
    expect(nicknameKey(`n${/\p{Nd}/u.test(zero) ? zero : '0'}on`)).toBe(nicknameKey('noon'));
  });
});
