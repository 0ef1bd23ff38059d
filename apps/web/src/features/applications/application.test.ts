import { anyText, fc, holds } from '@haiko/shared/test/anyTexts';
import { HOSTILE_TEXTS } from '@haiko/shared/test/hostileTexts';
import { describe, expect, it } from 'vitest';
import {
  calendarFile as fileOf,
  daysSince,
  isMinor,
  koreanMoment,
  koreanTime,
  stepTime,
  timesOf,
  wayOf,
} from './application.ts';

const kept = { uuid: 'x', updatedAt: '2026-11-22T00:00:30Z', url: 'https://haiko.example/application/x' };
const calendarFile = (interview: { at: string; title: string; now: Date; updatedAt?: string }) =>
  fileOf({ ...kept, ...interview });

describe('an interview', () => {
  it('is at a time that is still to come', () => {
    const now = new Date('2026-11-26T14:00:00+09:00');
    expect(timesOf('2026-11-26', now)[0]).toBe('14:15');
    expect(timesOf('2026-11-27', now)).toHaveLength(96);
    expect(timesOf('2026-11-25', now)).toEqual([]);
    expect(timesOf('2026-11-26', new Date('2026-11-26T23:50:00+09:00'))).toEqual([]);
  });

  it('is moved by the file of a later version', () => {
    const versionOf = (updatedAt: string) => {
      const file = calendarFile({ at: '2027-01-04T05:00:00Z', title: 'A', now: new Date(), updatedAt });
      return Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1]);
    };
    expect(versionOf('2026-11-22T00:02:00Z')).toBeGreaterThan(versionOf('2026-11-22T00:00:30Z'));
    expect(versionOf('2099-12-31T00:00:00Z')).toBeLessThan(2 ** 31);
  });

  it('is said by the clock of Korea', () => {
    expect(koreanMoment('2027-01-04', '14:00')).toBe('2027-01-04T05:00:00.000Z');
    expect(koreanTime('2027-01-03T15:30:00.000Z')).toBe('2027.01.04 00:30');
  });

  it('goes into a calendar, whatever its name is', () => {
    const file = calendarFile({
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
        'URL:https://haiko.example/application/x',
      ]),
    );
  });

  it.each(['\r', '\r\n', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'is one entry, whatever ends a line in its name: %j',
    (end) => {
      const title = `면접${end}END:VEVENT${end}ATTACH:https://evil.example`;
      const file = calendarFile({ at: '2027-01-04T05:00:00Z', title, now: new Date() });
      expect(file).toContain('SUMMARY:면접\\nEND:VEVENT\\nATTACH:https://evil.example\r\n');
      expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|[\u2028\u2029]/u);
    },
  );

  it('has lines that every calendar reads', () => {
    const title = 'interview 면접 面试 面接 สัมภาษณ์ phỏng vấn សម្ភាសន៍ সাক্ষাৎকার 👨‍👩‍👧‍👦 '.repeat(10);
    const file = calendarFile({ at: '2027-01-04T05:00:00Z', title, now: new Date() });
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.isWellFormed()).toBe(true);
    const unfolded = file.replaceAll('\r\n ', '').replace(/\\(.)/g, '$1');
    expect(unfolded).toContain(`SUMMARY:${title}\r\n`);
  });
});

describe('a calendar file', () => {
  it('says any name as it was written, in one property of one entry', () => {
    const kinds = calendarFile({ at: '2027-01-04T05:00:00Z', title: '', now: new Date(0) }).match(/^[A-Z]+/gm);
    const name = fc
      .oneof(anyText, fc.constantFrom(...HOSTILE_TEXTS), fc.constant('\\n;,\\\\,'))
      .map((text) => text.toWellFormed());
    holds(
      fc.property(name, (title) => {
        const file = calendarFile({ at: '2027-01-04T05:00:00Z', title, now: new Date(0) });
        const lines = file.replaceAll('\r\n ', '').split('\r\n');
        expect(lines.flatMap((line) => /^[A-Z]+/.exec(line)?.[0] ?? [])).toEqual(kinds);
        const summary = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
        const read = summary.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
        const written = title.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
        expect(read).toBe(written);
      }),
    );
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

describe('the way of an application', () => {
  const sent = { state: 'sent', at: '2026-11-20T01:00:00Z' } as const;
  const read = { state: 'read', at: '2026-11-21T01:00:00Z' } as const;
  const offer = { state: 'offer', at: '2026-11-22T01:00:00Z' } as const;

  it('shows what is still to come while it goes on', () => {
    expect(wayOf('read', [sent, read])).toEqual([
      { ...sent, isReached: true },
      { ...read, isReached: true },
      { state: 'talk', isReached: false },
      { state: 'offer', isReached: false },
    ]);
  });

  it('has no time for a step that was left out', () => {
    expect(wayOf('offer', [sent, read, offer])[2]).toEqual({ state: 'talk', isReached: true });
  });

  it('shows what has been once it has ended', () => {
    const declined = { state: 'declined', at: '2026-11-23T01:00:00Z' } as const;
    expect(wayOf('declined', [sent, declined]).map(({ state }) => state)).toEqual(['sent', 'declined']);
  });

  it('says when by the clock of Korea', () => {
    const now = new Date('2026-11-22T00:00:00Z');
    expect(stepTime('2026-11-21T15:00:00Z', now)).toBe('00:00');
    expect(stepTime('2026-11-21T14:59:00Z', now)).toBe('11.21');
    expect([daysSince('2026-11-20T00:00:01Z', now), daysSince('2026-11-20T00:00:00Z', now)]).toEqual([1, 2]);
  });
});
