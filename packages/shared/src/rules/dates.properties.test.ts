import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../test/anyTexts.ts';
import { relativeTime, seoulDate, seoulDay, seoulTime } from '../format.ts';
import { DEADLINE_MAX_DAYS, MIN_AGE_YEARS } from '../limits.ts';
import { ageOn, birthDateProblem, EARLIEST_BIRTH_DATE, isCalendarDate, isOldEnough } from './birthDate.ts';
import { daysLeft, dDay, deadlineProblem, formatDeadline, seoulDayAfter } from './deadline.ts';
import { feastOn, seasonOn } from './feasts.ts';
import { minimumWageOn } from './minimumWage.ts';
import { LANGUAGES } from '../i18n/languages.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Until the century after next, so that no rule knows what year it is. */
const moment = fc.date({
  min: new Date('1900-01-02T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const day = moment.map((date) => seoulDay(date));
const nextDay = (text: string) => new Date(Date.parse(text) + DAY_MS).toISOString().slice(0, 10);

describe('days in Seoul', () => {
  it('never go back while time goes on, and begin nine hours before those of Greenwich', () => {
    holds(
      fc.property(moment, fc.integer({ min: 0, max: 400 * DAY_MS }), (date, later) => {
        const own = seoulDay(date);
        expect(isCalendarDate(own)).toBe(true);
        expect(seoulDay(date.getTime() + later) >= own).toBe(true);
        expect(Date.parse(`${own}T${seoulTime(date)}Z`)).toBe(
          Math.floor((date.getTime() + 9 * HOUR_MS) / 60_000) * 60_000,
        );
        expect(seoulDate(date)).toBe(formatDeadline(own));
      }),
    );
  });

  it('are counted to a deadline as they are counted from it', () => {
    holds(
      fc.property(moment, fc.integer({ min: -500, max: 500 }), (now, days) => {
        const last = seoulDayAfter(days, now);
        expect(daysLeft(last, now)).toBe(days);
        expect(dDay(last, now)).toBe(days < 0 ? null : days === 0 ? 'D-DAY' : `D-${days}`);
        expect(deadlineProblem(last, now)).toBe(days >= 0 && days <= DEADLINE_MAX_DAYS ? null : 'OUT_OF_RANGE');
      }),
    );
  });
});

describe('how old somebody is', () => {
  it('grows by one on each birthday and on no other day', () => {
    holds(
      fc.property(day, day, (one, other) => {
        const [birthDate = '', on = ''] = [one, other].sort();
        const [age, tomorrow] = [ageOn(birthDate, on), ageOn(birthDate, nextDay(on))];
        // Who was born on 29 February has it on 1 March, where there is none.
        const isBirthday = nextDay(on).slice(5) === birthDate.slice(5);
        const isInsteadOf = birthDate.endsWith('02-29') && nextDay(on).endsWith('03-01') && !on.endsWith('02-29');
        expect(tomorrow - age).toBe(isBirthday || isInsteadOf ? 1 : 0);
        expect(age).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is enough for ever once it is enough', () => {
    holds(
      fc.property(day, moment, fc.integer({ min: 0, max: 40_000 }), (birthDate, now, days) => {
        const later = new Date(now.getTime() + days * DAY_MS);
        if (isOldEnough(birthDate, now)) expect(isOldEnough(birthDate, later)).toBe(true);
        const problem = birthDateProblem(birthDate, now);
        if (problem === null) expect(ageOn(birthDate, seoulDay(now))).toBeGreaterThanOrEqual(MIN_AGE_YEARS);
        expect(problem === 'OUT_OF_RANGE').toBe(birthDate > seoulDay(now) || birthDate < EARLIEST_BIRTH_DATE);
      }),
    );
  });

  it('is asked of days of the calendar alone', () => {
    const number = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
    holds(
      fc.property(fc.integer({ min: 1000, max: 9999 }), number, number, (year, month, date) => {
        const [y, m, d] = [year, Number(month), Number(date)];
        const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
        const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;
        expect(isCalendarDate(`${year}-${month}-${date}`)).toBe(d >= 1 && d <= length);
      }),
    );
  });
});

describe('how long ago something was', () => {
  it('is told in the largest unit that is full, and never in the future', () => {
    holds(
      fc.property(moment, fc.integer({ min: -DAY_MS, max: 3 * DAY_MS }), (now, passed) => {
        const told = relativeTime(now.getTime() - passed, now);
        if (told.unit === 'minute') expect(Math.floor(passed / 60_000)).toBe(told.count);
        if (told.unit === 'hour') expect(Math.floor(passed / HOUR_MS)).toBe(told.count);
        if (told.unit === 'minute' || told.unit === 'hour')
          expect(told.count).toBeLessThan(told.unit === 'minute' ? 60 : 24);
        expect(told.unit === 'now').toBe(passed < 60_000);
        expect(told.unit === 'date').toBe(passed >= DAY_MS);
      }),
    );
  });
});

describe('what stands in the calendar', () => {
  it('is there for every day: a season, a wage that never falls, and for each reader one feast at most', () => {
    const country = fc.constantFrom(null, 'KR', 'VN', 'KH', 'US', 'NP');
    holds(
      fc.property(day, country, fc.constantFrom(...LANGUAGES), (on, nationality, language) => {
        expect(seasonOn(on)).toBe(seasonOn(`${on.slice(0, 8)}01`));
        expect(minimumWageOn(nextDay(on)).hourly).toBeGreaterThanOrEqual(minimumWageOn(on).hourly);
        const feast = feastOn(on, { language, nationality });
        if (feast)
          expect(
            feast.dates.some((first) => first <= on && Date.parse(on) - Date.parse(first) < feast.days * DAY_MS),
          ).toBe(true);
      }),
    );
  });
});
