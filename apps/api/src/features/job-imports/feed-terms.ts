import { ANY_CAREER } from '@haiko/shared/reference/careers';
import { ANY_EDUCATION } from '@haiko/shared/reference/educations';
import { FULL_TIME } from '@haiko/shared/reference/employmentTypes';
import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import { HOUSING_CODES, type HousingCode } from '@haiko/shared/reference/housings';
import { MAX_POSTING_CHOICES } from '@haiko/shared/limits';
import { idOfAll, mainIdOf } from '@haiko/shared/reference/named';
import { ANY_VISA_ID, POSTING_VISAS } from '@haiko/shared/reference/visas';
import { fieldsOf, listOf, Refusal, textOf } from './feed-values.js';

// The words of feeds for what we know by numbers.

export interface Pair {
  mainId: number;
  subId: number;
}

/** `WORKING_DAYS_MAX`. */
const DAYS_A_WEEK = /^[1-7]$/;

type Words = readonly (readonly [RegExp, number])[];

const EXPERIENCED = 2;

const EMPLOYMENT: Words = [
  [/^FULLTIME|정규직/, FULL_TIME],
  [/^(CONTRACT|TEMPORARY)|계약직/, 2],
  [/^INTERN|인턴/, 3],
  [/^FREELANCE|프리랜서/, 4],
  [/^PARTTIME|아르바이트|파트타임/, 5],
  [/^(PERDIEM|DAILY)|일용직/, 6],
];

// From the most to the least, because "no degree" is said of what is not asked for, and a bachelor has been to a high school.
const EDUCATION: Words = [
  [/무관|no requirements|not required|\bany\b/i, ANY_EDUCATION],
  [/박사|doctor|ph\.?d/i, 7],
  [/석사|master|postgraduate/i, 6],
  [/전문대|전문학사|초대졸|associate/i, 4],
  [/대졸|대학교|학사|bachelor/i, 5],
  [/고졸|고등학교|high school/i, 3],
  [/중졸|중학교|middle school/i, 2],
];

const CAREER: Words = [
  [/무관|no requirements|not required|\bany\b/i, ANY_CAREER],
  [/신입.*경력|경력.*신입/, 3],
  [/신입|entry/i, 1],
  [/경력|\d\s*(년|year)|experienced|senior/i, EXPERIENCED],
];

const find = (words: Words, text: string) => words.find(([word]) => word.test(text))?.[1];

/** The first kind of employment that we know; full-time where none is named. Unpaid work is no job here. */
export function employmentTypeOf(value: unknown): number {
  const names = listOf(value).map((each) =>
    textOf(each)
      .toUpperCase()
      .replace(/[\s_-]/g, ''),
  );
  if (names.length > 0 && names.every((name) => name === 'VOLUNTEER')) throw new Refusal('INVALID', 'employmentType');
  return names.map((name) => find(EMPLOYMENT, name)).find((id) => id !== undefined) ?? FULL_TIME;
}

export function educationOf(value: unknown): number {
  const [first] = listOf(value);
  return find(EDUCATION, textOf(fieldsOf(first)['credentialCategory']) || textOf(first)) ?? ANY_EDUCATION;
}

export function careerOf(value: unknown): number {
  const [first] = listOf(value);
  const months = Number(fieldsOf(first)['monthsOfExperience']);
  if (Number.isFinite(months)) return months > 0 ? EXPERIENCED : ANY_CAREER;
  return find(CAREER, textOf(first)) ?? ANY_CAREER;
}

/** `none`, `dormitory` or `allowance`. Without it a posting offers none. */
function housingOf(value: unknown): HousingCode {
  const word = textOf(value).toLowerCase() || 'none';
  const code = HOUSING_CODES.find((known) => known === word);
  if (!code) throw new Refusal('INVALID', 'haikoHousing');
  return code;
}

/** Days a week, 1 to 7. Without it nobody knows. */
function daysAWeekOf(value: unknown): number | null {
  const text = textOf(value);
  if (text !== '' && !DAYS_A_WEEK.test(text)) throw new Refusal('INVALID', 'haikoWorkingDays');
  return text === '' ? null : Number(text);
}

const VISA_BY_CODE = new Map<string, Pair>([
  ['ANY', { mainId: ANY_VISA_ID, subId: idOfAll(ANY_VISA_ID) }],
  ...POSTING_VISAS.flatMap(({ id, code, subs }) => [
    ...(code === null ? [] : [[code, { mainId: id, subId: idOfAll(id) }] as const]),
    ...subs.flatMap((sub) => (sub.code === null ? [] : [[sub.code, { mainId: id, subId: sub.id }] as const])),
  ]),
]);

/** Official codes (`E-7`, `D-2-2`) or `ANY`. Without it a posting names no visa. */
function visasOf(value: unknown): Pair[] {
  return chosen('haikoVisas', value, (code) => VISA_BY_CODE.get(code.toUpperCase()));
}

/** Ids of the reference data, of groups or of jobs. */
function jobCategoriesOf(value: unknown): Pair[] {
  return chosen('haikoJobCategories', value, (text) => {
    const id = Number(text);
    if (JOB_CATEGORY_BY_ID.has(id)) return { mainId: id, subId: idOfAll(id) };
    return JOB_CATEGORY_SUB_BY_ID.has(id) ? { mainId: mainIdOf(id), subId: id } : undefined;
  });
}

/** Who names one of ours must name it right: a filter finds the posting by it. */
function chosen(field: string, value: unknown, pairOf: (text: string) => Pair | undefined): Pair[] {
  const texts = listOf(value)
    .flatMap((item) => textOf(item).split(/[\s,]+/u))
    .filter(Boolean);
  const pairs = texts.map((text) => {
    const pair = pairOf(text);
    if (!pair) throw new Refusal('INVALID', field);
    return pair;
  });
  return [...new Map(pairs.map((pair) => [pair.subId, pair])).values()].slice(0, MAX_POSTING_CHOICES);
}

/** The properties of our own, which schema.org has none for, each with how it is read. In XML their names have small letters alone. */
export const OWN_PROPERTIES = {
  haikoVisas: visasOf,
  haikoHousing: housingOf,
  haikoWorkingDays: daysAWeekOf,
  haikoJobCategories: jobCategoriesOf,
};
