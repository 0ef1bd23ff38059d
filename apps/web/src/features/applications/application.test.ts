import { describe, expect, it } from 'vitest';
import { calendarFile, isMinor, koreanMoment, koreanTime } from './application.ts';

describe('an interview', () => {
  it('is said by the clock of Korea', () => {
    expect(koreanMoment('2027-01-04', '14:00')).toBe('2027-01-04T05:00:00.000Z');
    expect(koreanTime('2027-01-03T15:30:00.000Z')).toBe('2027.01.04 00:30');
  });

  it('goes into a calendar, whatever its name is', () => {
    const file = calendarFile({
      uuid: 'x',
      at: '2027-01-04T05:00:00.000Z',
      title: 'សម្ភាសន៍; 면접, 한강\\식품\nA',
      now: new Date('2026-11-22T00:00:00Z'),
    });
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART:20270104T050000Z',
        'DTEND:20270104T053000Z',
        'SUMMARY:សម្ភាសន៍\\; 면접\\, 한강\\\\식품\\nA',
        'UID:x@haiko',
      ]),
    );
  });

  it.each(['\r', '\r\n', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'is one entry, whatever ends a line in its name: %j',
    (end) => {
      const title = `면접${end}END:VEVENT${end}ATTACH:https://evil.example`;
      const file = calendarFile({ uuid: 'x', at: '2027-01-04T05:00:00Z', title, now: new Date() });
      expect(file).toContain('SUMMARY:면접\\nEND:VEVENT\\nATTACH:https://evil.example\r\n');
      expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|[\u2028\u2029]/u);
    },
  );

  it('has lines that every calendar reads', () => {
    const title = 'interview 면접 面试 面接 สัมภาษณ์ phỏng vấn សម្ភាសន៍ সাক্ষাৎকার 👨‍👩‍👧‍👦 '.repeat(10);
    const file = calendarFile({ uuid: 'x', at: '2027-01-04T05:00:00Z', title, now: new Date() });
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.isWellFormed()).toBe(true);
    const unfolded = file.replaceAll('\r\n ', '').replace(/\\(.)/g, '$1');
    expect(unfolded).toContain(`SUMMARY:${title}\r\n`);
  });
});

describe('the law on the work of minors', () => {
  const now = new Date('2026-11-22T12:00:00+09:00');
  it.each([
    [null, false],
    ['2008-11-22', false],
    ['2008-11-23', true],
  ])('for who was born on %s: %s', (birthDate, holds) => {
    expect(isMinor(birthDate, now)).toBe(holds);
  });
});
