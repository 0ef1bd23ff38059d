import { describe, expect, it } from 'vitest';
import { MINIMUM_WAGES } from '../reference/minimumWages.ts';
import { ANNUAL, DAILY, HOURLY, MONTHLY, NEGOTIABLE, WEEKLY } from '../reference/salaryTypes.ts';
import {
  hourlyPay,
  isNextWageMissing,
  mayBeBelowMinimumWage,
  minimumWageOn,
  monthlyPay,
  type OfferedPay,
  paidHoursOf,
  paysWeeklyHoliday,
  timesMinimumWage,
  wageRiseAhead,
  wageShortfall,
} from './minimumWage.ts';

const DAY = '2026-11-21';

/** Full weeks that pay one amount. */
const pay = (salaryTypeId: number, amount: number, said: Partial<OfferedPay> = {}): OfferedPay => ({
  ...{ salaryTypeId, salaryAmountMin: amount, salaryAmountMax: amount },
  ...{ workingTime: 8, workingDays: 5, hasProbation: false, isPieceRate: false },
  ...said,
});

describe('the minimum wage', () => {
  it.each([
    ['2020-01-01', 10_030, 2025],
    ['2025-12-31', 10_030, 2025],
    ['2026-01-01', 10_320, 2026],
    ['2026-12-31', 10_320, 2026],
    ['2027-01-01', 10_700, 2027],
  ])('of %s is %d', (day, hourly, year) => {
    expect(minimumWageOn(day)).toEqual({ hourly, year });
  });

  it('is told of thirty days before it rises', () => {
    expect(wageRiseAhead('2026-12-01')).toBeNull();
    expect(wageRiseAhead('2026-12-02')).toEqual({ from: '2027-01-01', year: 2027 });
    expect(wageRiseAhead('2026-12-31')).toEqual({ from: '2027-01-01', year: 2027 });
    expect(wageRiseAhead('2027-01-01')).toBeNull();
  });

  it('is missing from October on where nobody entered that of next year', () => {
    const days = ['2026-12-31', '2027-09-30', '2027-10-01', '2028-01-01'];
    expect(days.filter(isNextWageMissing)).toEqual(['2027-10-01']);
  });

  it('rises from year to year, each by a notice that is named', () => {
    for (const [index, { from, hourly, source }] of MINIMUM_WAGES.entries()) {
      expect(from).toBe(`${2025 + index}-01-01`);
      expect(hourly).toBeGreaterThan(MINIMUM_WAGES[index - 1]?.hourly ?? 0);
      expect(source).toContain(`notice of ${2024 + index}-`);
    }
  });
});

/** What pays the minimum of 2026 exactly: a won less is forbidden. */
const EXACT: [string, OfferedPay][] = [
  ['an hour', pay(HOURLY, 10_320)],
  ['an hour, where nothing else is known', pay(HOURLY, 10_320, { workingTime: null, workingDays: null })],
  ['a day', pay(DAILY, 82_560)],
  ['a day, where the days are not known', pay(DAILY, 82_560, { workingDays: null })],
  ['a long day', pay(DAILY, 103_200, { workingTime: 10 })],
  ['a week with its paid holiday', pay(WEEKLY, 495_360)],
  ['a week of 14 hours, which has none', pay(WEEKLY, 144_480, { workingTime: 7, workingDays: 2 })],
  ['a week of 15 hours, which has three', pay(WEEKLY, 185_760, { workingTime: 5, workingDays: 3 })],
  ['a week of 48 hours, whose holiday is eight', pay(WEEKLY, 577_920, { workingDays: 6 })],
  ['a week of 17 hours', pay(WEEKLY, 210_528, { workingTime: 17, workingDays: 1 })],
  ['a month of 209 hours', pay(MONTHLY, 2_156_880)],
  ['a year of such months', pay(ANNUAL, 25_882_560)],
];

describe('pay that is certainly too little', () => {
  it.each(EXACT)('of %s begins below the minimum', (_, exact) => {
    const { salaryAmountMax } = exact;
    const less = { ...exact, salaryAmountMin: salaryAmountMax - 1, salaryAmountMax: salaryAmountMax - 1 };
    expect(hourlyPay(exact)).toBe(10_320);
    expect([wageShortfall(exact, DAY), mayBeBelowMinimumWage(exact, DAY)]).toEqual([null, false]);
    expect(wageShortfall(less, DAY)).toEqual({ hourly: 10_319, minimum: 10_320, year: 2026 });
    expect(mayBeBelowMinimumWage(less, DAY)).toBe(true);
  });

  it('counts the weekly holiday in pay by the week or more, from fifteen hours on', () => {
    const short = { workingTime: 7, workingDays: 2 };
    expect([WEEKLY, MONTHLY, ANNUAL].map((type) => paysWeeklyHoliday(pay(type, 0)))).toEqual([true, true, true]);
    expect([WEEKLY, MONTHLY, ANNUAL].map((type) => paysWeeklyHoliday(pay(type, 0, short)))).toEqual([
      false,
      false,
      false,
    ]);
    expect([HOURLY, DAILY].map((type) => paysWeeklyHoliday(pay(type, 0)))).toEqual([false, false]);
    expect(paysWeeklyHoliday(pay(MONTHLY, 0, { workingDays: null }))).toBe(false);
  });

  it('is counted in proportion in shorter and longer months', () => {
    expect(paidHoursOf(pay(MONTHLY, 0))).toBe(209);
    expect(paidHoursOf(pay(MONTHLY, 0, { workingTime: 7, workingDays: 2 }))).toBe(60.8);
    expect(paidHoursOf(pay(MONTHLY, 0, { workingTime: 4 }))).toBe(104.3);
    expect(paidHoursOf(pay(MONTHLY, 0, { workingDays: 6 }))).toBe(243.3);
    // 60.833… hours times 10,320 won.
    const short = (amount: number) => pay(MONTHLY, amount, { workingTime: 7, workingDays: 2 });
    expect([wageShortfall(short(627_800), DAY), wageShortfall(short(627_799), DAY)?.hourly]).toEqual([null, 10_319]);
  });

  // The examples of docs/decisions/0015.
  it.each([
    ['9,900 won an hour', pay(HOURLY, 9_900), 9_900],
    ['80,000 won a day of eight hours', pay(DAILY, 80_000), 10_000],
    ['2,000,000 won a month of forty hours a week', pay(MONTHLY, 2_000_000), 9_569],
  ])('refuses %s, with the sum', (_, offered, hourly) => {
    expect(wageShortfall(offered, DAY)).toEqual({ hourly, minimum: 10_320, year: 2026 });
  });

  it('is what the upper end comes to; by the lower end it may be too little', () => {
    const range = pay(HOURLY, 12_000, { salaryAmountMin: 9_000 });
    expect([wageShortfall(range, DAY), mayBeBelowMinimumWage(range, DAY), hourlyPay(range)]).toEqual([
      null,
      true,
      9_000,
    ]);
  });

  it('begins below nine tenths where there is a probation', () => {
    const probation = (amount: number) => pay(HOURLY, amount, { hasProbation: true });
    expect(wageShortfall(probation(9_288), DAY)).toBeNull();
    expect(wageShortfall(probation(9_287), DAY)).toEqual({ hourly: 9_287, minimum: 10_320, year: 2026 });
    expect(mayBeBelowMinimumWage(probation(9_288), DAY)).toBe(true);
  });

  it('rises with the day', () => {
    const wage = pay(MONTHLY, 2_200_000);
    expect(wageShortfall(wage, '2026-12-31')).toBeNull();
    expect(wageShortfall(wage, '2027-01-01')).toEqual({ hourly: 10_526, minimum: 10_700, year: 2027 });
    expect(wageShortfall(pay(MONTHLY, 2_236_300), '2027-01-01')).toBeNull();
  });
});

describe('pay of which nobody can be certain', () => {
  const little = 100;
  it.each([
    ['by the piece', pay(HOURLY, little, { isPieceRate: true })],
    ['a day without hours', pay(DAILY, little, { workingTime: null })],
    ['a week without days', pay(WEEKLY, little, { workingDays: null })],
    ['a month without days', pay(MONTHLY, little, { workingDays: null })],
    ['a month without hours', pay(MONTHLY, little, { workingTime: null })],
    ['a year without days', pay(ANNUAL, little, { workingDays: null })],
  ])('%s is not refused, and is warned of', (_, said) => {
    expect([hourlyPay(said), wageShortfall(said, DAY), mayBeBelowMinimumWage(said, DAY)]).toEqual([null, null, true]);
  });

  it('is warned of by a usual week, of no more hours than the law is sure of', () => {
    const long = (amount: number) => pay(MONTHLY, amount, { workingTime: 12, workingDays: null });
    expect([mayBeBelowMinimumWage(long(2_156_880), DAY), mayBeBelowMinimumWage(long(2_156_879), DAY)]).toEqual([
      false,
      true,
    ]);
  });

  it('is neither where it is negotiable', () => {
    const negotiable = pay(NEGOTIABLE, 0);
    expect([hourlyPay(negotiable), wageShortfall(negotiable, DAY), mayBeBelowMinimumWage(negotiable, DAY)]).toEqual([
      null,
      null,
      false,
    ]);
  });
});

describe('pay beside the minimum wage', () => {
  it.each([
    [10_319, null],
    [10_320, 'AT'],
    [10_423, 'AT'],
    [10_424, 'ABOVE'],
    [11_351, 'ABOVE'],
    [11_352, 1.1],
    [12_000, 1.1],
    [20_639, 1.9],
    [20_640, 2],
  ])('of %d won an hour is told as %s', (hourly, told) => {
    expect(timesMinimumWage(hourly, 10_320)).toBe(told);
  });
});

describe('the pay of a month', () => {
  it.each([
    ['an hour', pay(HOURLY, 10_320), 2_156_880],
    ['a day', pay(DAILY, 82_560), 2_156_880],
    ['a week', pay(WEEKLY, 495_360), 2_156_880],
    ['a month', pay(MONTHLY, 2_156_880), 2_156_880],
    ['a year', pay(ANNUAL, 25_882_560), 2_156_880],
    [
      'a month of which nothing else is known',
      pay(MONTHLY, 2_000_000, { workingTime: null, workingDays: null }),
      2_000_000,
    ],
    ['an hour of which the days are not known', pay(HOURLY, 10_320, { workingDays: null }), null],
    ['what is done', pay(MONTHLY, 2_000_000, { isPieceRate: true }), null],
    ['nobody knows what', pay(NEGOTIABLE, 0), null],
  ])('that is offered by %s is told', (_, offered, won) => {
    expect(monthlyPay(offered)).toBe(won);
  });
});
