import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { FEASTS } from '../reference/feasts.ts';
import { feastOn, seasonOn } from './feasts.ts';

const on = (day: string, language: (typeof LANGUAGES)[number] = 'en', nationality: string | null = null) =>
  feastOn(day, { language, nationality })?.key ?? null;

describe('the feast of a day', () => {
  it.each([
    ['2026-02-17', 'ko', 'SEOLLAL'],
    ['2027-02-07', 'ko', 'SEOLLAL'],
    ['2026-09-25', 'ko', 'CHUSEOK'],
    ['2027-02-06', 'zh', 'SPRING_FESTIVAL'],
    ['2030-02-03', 'zh', 'SPRING_FESTIVAL'],
    ['2026-09-25', 'zh', 'MID_AUTUMN'],
    ['2026-02-17', 'vi', 'TET'],
    ['2030-02-02', 'vi', 'TET'],
    ['2026-04-13', 'th', 'SONGKRAN'],
    ['2026-11-24', 'th', 'LOY_KRATHONG'],
    ['2026-04-14', 'km', 'KHMER_NEW_YEAR'],
    ['2026-10-11', 'km', 'PCHUM_BEN'],
    ['2026-11-25', 'km', 'BON_OM_TOUK'],
    ['2026-04-14', 'bn', 'POHELA_BOISHAKH'],
    ['2026-03-20', 'bn', 'EID_AL_FITR'],
    ['2026-05-27', 'bn', 'EID_AL_ADHA'],
    ['2026-12-16', 'bn', 'BANGLADESH_VICTORY'],
    ['2026-12-16', 'tl', 'SIMBANG_GABI'],
    ['2026-12-24', 'tl', 'SIMBANG_GABI'],
    ['2026-06-12', 'tl', 'PHILIPPINE_INDEPENDENCE'],
    ['2026-05-03', 'ja', 'GOLDEN_WEEK'],
    ['2026-08-15', 'ja', 'OBON'],
    ['2026-08-15', 'ko', 'LIBERATION'],
    ['2026-12-25', 'en', 'CHRISTMAS'],
  ] as const)('%s, read in %s, is %s', (day, language, key) => {
    expect(on(day, language)).toBe(key);
  });

  it('is that of the country somebody is from, whatever they read', () => {
    expect(on('2026-04-14', 'ko', 'BD')).toBe('POHELA_BOISHAKH');
    expect(on('2026-04-14', 'ko', 'KH')).toBe('KHMER_NEW_YEAR');
    // Where theirs has none, Korea's is told before another one's.
    expect(on('2026-08-15', 'en', 'MN')).toBe('LIBERATION');
  });

  it('is over the day after, and not yet there the day before', () => {
    expect(on('2026-11-22', 'km')).toBeNull();
    expect(on('2026-11-26', 'km')).toBeNull();
    expect(on('2026-07-07')).toBeNull();
  });
});

describe('the feasts', () => {
  it('have a name in each language and a day in each year', () => {
    for (const { names, dates } of FEASTS) {
      expect(Object.keys(names).sort()).toEqual([...LANGUAGES].sort());
      expect(Object.values(names).every(Boolean)).toBe(true);
      expect(dates.map((day) => day.slice(0, 4))).toEqual(['2026', '2027', '2028', '2029', '2030']);
    }
  });

  // ICU's calendars, where they agree with the offices that set the days.
  it.each([
    ['SEOLLAL', 'dangi', '1/1', 1],
    ['CHUSEOK', 'dangi', '8/15', 1],
    ['MID_AUTUMN', 'chinese', '8/15', 0],
    ['TRUNG_THU', 'chinese', '8/15', 0],
    ['EID_AL_FITR', 'islamic-umalqura', '10/1', 0],
    ['EID_AL_ADHA', 'islamic-umalqura', '12/10', 0],
  ])('%s is on the day that the calendar %s says', (key, calendar, wanted, after) => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    for (const first of FEASTS.find((feast) => feast.key === key)?.dates ?? []) {
      const day = new Date(Date.parse(first) + after * 86_400_000);
      const parts = Object.fromEntries(format.formatToParts(day).map(({ type, value }) => [type, value]));
      expect(`${first} ${parts['month']}/${parts['day']}`).toBe(`${first} ${wanted}`);
    }
  });
});

it.each([
  ['2026-02-28', 'WINTER'],
  ['2026-03-01', 'SPRING'],
  ['2026-06-01', 'SUMMER'],
  ['2026-09-01', 'AUTUMN'],
  ['2026-12-01', 'WINTER'],
])('%s lies in %s', (day, season) => {
  expect(seasonOn(day)).toBe(season);
});
