import { SALARY_MAX } from '@haiko/shared/limits';
import { ANNUAL, DAILY, HOURLY, MONTHLY, NEGOTIABLE, WEEKLY } from '@haiko/shared/reference/salaryTypes';
import { fieldsOf, textOf } from './feed-values.js';

/** Won. */
export interface Pay {
  salaryTypeId: number;
  min: number;
  max: number;
}

const NOT_SAID: Pay = { salaryTypeId: NEGOTIABLE, min: 0, max: 0 };

const UNITS: Readonly<Record<string, number>> = {
  HOUR: HOURLY,
  DAY: DAILY,
  WEEK: WEEKLY,
  MONTH: MONTHLY,
  YEAR: ANNUAL,
};

/** How people write it, the first that fits: "월 250만원", "시급 10,320원", "KRW 30,000,000 a year". */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/시급|hour|\bhr\b/i, HOURLY],
  [/일급|일당|\bday|daily/i, DAILY],
  [/주급|week/i, WEEKLY],
  [/연봉|year|annum|annual/i, ANNUAL],
  [/월|month/i, MONTHLY],
];
const WON = /원|₩|\bKRW\b|\bwon\b/i;
const AMOUNT = /(\d[\d,]*(?:\.\d+)?)\s*(천만|백만|만|억)?/g;
const TIMES: Readonly<Record<string, number>> = { 만: 10_000, 백만: 1_000_000, 천만: 10_000_000, 억: 100_000_000 };

/** The pay of schema.org's `baseSalary` or of a text; negotiable unless it is won with a unit that we have. */
export function payOf(baseSalary: unknown): Pay {
  if (typeof baseSalary === 'string') return payInWords(baseSalary);
  const { currency, value, unitText, ...rest } = fieldsOf(baseSalary);
  if (textOf(currency).toUpperCase() !== 'KRW') return NOT_SAID;
  const amount = typeof value === 'object' ? fieldsOf(value) : { value, ...rest };
  const unit = textOf(amount['unitText'] ?? unitText).toUpperCase();
  const [exact, min, max] = ['value', 'minValue', 'maxValue'].map((name) => wonOf(amount[name]));
  return pay(UNITS[unit], min ?? exact ?? max, max ?? exact ?? min);
}

function payInWords(text: string): Pay {
  const unit = WORDS.find(([words]) => words.test(text))?.[1];
  if (!WON.test(text)) return NOT_SAID;
  const found = [...text.matchAll(AMOUNT)].slice(0, 2);
  const lastTimes = found.at(-1)?.[2];
  const [min, max] = found.map(([, digits = '', times]) => {
    const number = Number(digits.replaceAll(',', ''));
    // "250~300만원" says it once for both.
    return number * (TIMES[times ?? (number < 10_000 ? (lastTimes ?? '') : '')] ?? 1);
  });
  return pay(unit, min, max ?? min);
}

function pay(salaryTypeId: number | undefined, min: number | undefined, max: number | undefined): Pay {
  if (salaryTypeId === undefined || min === undefined || max === undefined) return NOT_SAID;
  const [low, high] = [Math.round(min), Math.round(max)];
  return low >= 1 && low <= high && high <= SALARY_MAX ? { salaryTypeId, min: low, max: high } : NOT_SAID;
}

function wonOf(value: unknown): number | undefined {
  const text = textOf(value).replaceAll(',', '');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
