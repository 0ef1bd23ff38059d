import { describe, expect, it } from 'vitest';
import { hasRightCheckDigit, isRegistrationNumber } from './businessRegistrationNumber.ts';
import { homepageOf, homepageProblem } from './homepage.ts';

describe('a business registration number', () => {
  it.each(['124-81-00998', '000-00-00000'])('%s is one in its form', (text) => {
    expect(isRegistrationNumber(text)).toBe(true);
  });

  it.each(['1248100998', '124-81-0099', '१२४-८१-००९९८', ' 124-81-00998', ''])('%j is none', (text) => {
    expect(isRegistrationNumber(text)).toBe(false);
  });

  it('has a check digit that reviewers are shown', () => {
    expect([hasRightCheckDigit('124-81-00998'), hasRightCheckDigit('124-81-00997')]).toEqual([true, false]);
  });
});

describe('a homepage', () => {
  it.each(['', 'https://', 'http://', ' https:// '])('%j means none', (text) => {
    expect([homepageOf(text), homepageProblem(text)]).toEqual(['', null]);
  });

  it.each(['https://haiko.example', 'http://회사.example/채용?a=1', 'HTTPS://A.kr'])('%s can be shown', (text) => {
    expect(homepageProblem(text)).toBeNull();
  });

  it.each([
    ...['javascript:alert(1)', 'haiko.example', 'https://localhost', 'https://a:b@c.kr', 'https://a b.kr'],
    ...['https://a.kr/\u202egpj.exe', 'https://a.kr/\nb'],
  ])('%s cannot', (text) => {
    expect(homepageProblem(text)).toBe('INVALID');
  });

  it('is stored as a browser reads it', () => {
    expect(homepageOf(' HTTPS://Haiko.Example ')).toBe('https://haiko.example');
    expect(homepageOf('https://ｈａｉｋｏ.example/a b')).toBe('https://haiko.example/a%20b');
    expect(homepageOf('http://회사.example')).toBe('http://xn--vf4b131b.example');
  });

  it('is as long as a limit says', () => {
    expect(homepageProblem(`https://a.kr/${'a'.repeat(300)}`)).toBe('TOO_LONG');
  });
});
