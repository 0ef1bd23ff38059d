import { describe, expect, it } from 'vitest';
import { ageInSeoul, birthDateProblem, isCalendarDate, isOldEnough } from './birthDate.ts';
import { canonicalEmail, emailProblem } from './email.ts';
import { COMMON_PASSWORDS } from './password.common.ts';
import { mayBePassword, normalizePassword, passwordProblem } from './password.ts';

describe('a birth date', () => {
  const now = new Date('2026-03-01T00:00:00+09:00');

  it('is a real day of the calendar, written YYYY-MM-DD', () => {
    for (const day of ['2000-02-29', '1999-12-31', '1900-01-01']) expect(isCalendarDate(day)).toBe(true);
    const wrong = [
      '2001-02-29',
      '1900-02-29',
      '2000-13-01',
      '2000-04-31',
      '2000-1-1',
      '20000101',
      '2000-01-01T00:00',
      '০২-০১-২০০০',
      ' 2000-01-01',
    ];
    for (const day of wrong) expect(isCalendarDate(day), day).toBe(false);
  });

  it('makes a person fourteen on their birthday in Seoul', () => {
    expect(isOldEnough('2012-03-01', now)).toBe(true);
    expect(isOldEnough('2012-03-02', now)).toBe(false);
    expect(isOldEnough('2012-03-01', new Date(now.getTime() - 1))).toBe(false);
    expect(isOldEnough('2012-02-29', now)).toBe(true);
    expect(isOldEnough('2012-02-29', new Date(now.getTime() - 1))).toBe(false);
    expect(ageInSeoul('1990-06-15', now)).toBe(35);
  });

  it('is not before 1900, in the future, missing or too young', () => {
    expect(birthDateProblem('', now)).toBe('REQUIRED');
    expect(birthDateProblem('1899-12-31', now)).toBe('OUT_OF_RANGE');
    expect(birthDateProblem('2026-03-02', now)).toBe('OUT_OF_RANGE');
    expect(birthDateProblem('2000-02-30', now)).toBe('INVALID');
    expect(birthDateProblem('2020-01-01', now)).toBe('TOO_YOUNG');
    expect(birthDateProblem('1995-05-20', now)).toBeNull();
  });
});

describe('a password', () => {
  it('has 8 to 128 characters of any kind', () => {
    expect(passwordProblem('')).toBe('REQUIRED');
    expect(passwordProblem('g4T!zx9')).toBe('TOO_SHORT');
    expect(passwordProblem('나는한국에살아요')).toBeNull();
    expect(passwordProblem('haiko-demo-2026')).toBeNull();
    expect(passwordProblem('correct horse battery staple')).toBeNull();
    expect(passwordProblem('ខ្ញុំស្រលាញ់កូរ៉េ')).toBeNull();
    expect(passwordProblem('😀😁😂🤣😃😄😅')).toBe('TOO_SHORT');
    expect(passwordProblem(`${'x'.repeat(127)}y`)).toBeNull();
    expect(passwordProblem(`${'x'.repeat(128)}y`)).toBe('TOO_LONG');
    expect(passwordProblem('abc\0defgh')).toBe('INVALID');
    // Vietnamese as some keyboards write it: each character is three until it is composed.
    expect(passwordProblem('ệ'.repeat(128).normalize('NFD'))).toBe('TOO_COMMON');
    expect(passwordProblem('ﷺ'.repeat(30_000))).toBe('TOO_LONG');
    expect(mayBePassword('ﷺ'.repeat(30_000))).toBe(false);
  });

  it('is none of the commonest, in whatever case', () => {
    for (const password of [
      'password',
      'PassWord1',
      '1q2w3e4r',
      'qwer1234',
      '12345678',
      'iloveyou',
      'matkhau123',
      'dkssudgktpdy',
    ]) {
      expect(passwordProblem(password), password).toBe('TOO_COMMON');
    }
    for (const password of ['aaaaaaaaa', 'abababab', '가나가나가나가나', 'test1234test1234'.slice(0, 8)]) {
      expect(passwordProblem(password), password).toBe('TOO_COMMON');
    }
  });

  it('is compared with a list of usable length and lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(300);
    expect([...COMMON_PASSWORDS].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
  });

  it('is the same from every keyboard', () => {
    expect(normalizePassword('비밀번호é'.normalize('NFD'))).toBe(normalizePassword('비밀번호é'));
  });
});

describe('an e-mail address', () => {
  it('is accepted when it looks like a mailbox', () => {
    for (const email of [
      'linh@haiko.test',
      'a.b+c@mail.example.co.kr',
      "o'neil@x-y.org",
      '한글@예제.한국',
      'UPPER@CASE.COM',
    ]) {
      expect(emailProblem(email), email).toBeNull();
    }
  });

  it('is refused when it is none', () => {
    const wrong = [
      'linh',
      '@x.kr',
      'a@',
      'a@b',
      'a b@x.kr',
      'a@b..kr',
      '.a@x.kr',
      'a..b@x.kr',
      'a@-x.kr',
      'a@x.kr,b@x.kr',
      'a@@x.kr',
      'a\0@x.kr',
    ];
    for (const email of [...wrong, '<a@x.kr>', `${'a'.repeat(65)}@x.kr`, 'a\u200b@x.kr'])
      expect(emailProblem(email), email).toBe('INVALID');
    expect(emailProblem('  ')).toBe('REQUIRED');
    expect(emailProblem(`a@${'b'.repeat(250)}.kr`)).toBe('TOO_LONG');
  });

  it('is the same however it is typed', () => {
    expect(canonicalEmail('  Linh@Haiko.TEST ')).toBe('linh@haiko.test');
    expect(canonicalEmail('ế@x.kr'.normalize('NFD'))).toBe('ế@x.kr');
  });
});
