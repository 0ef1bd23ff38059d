import { describe, expect, it } from 'vitest';
import { mainIdOf } from '../reference/named.ts';
import { VISA_RULE_CHECK_DAYS, VISA_RULES, type VisaRule } from '../reference/visaRules.ts';
import { ANY_VISA_ID, VISAS } from '../reference/visas.ts';
import { seoulDayAfter } from './deadline.ts';
import { barredByAge, visaFit } from './visaFit.ts';

const DAY = '2026-11-22';
const CAFE = 503;
const FORKLIFT = 405;
const SIXTEEN = '2010-06-01';
const F5 = VISAS.find(({ code }) => code === 'F-5')?.id ?? 0;

const posting = (...jobs: number[]) => ({
  visas: [{ visaMainId: ANY_VISA_ID }],
  jobCategories: jobs.map((job) => ({ jobCategoryMainId: mainIdOf(job), jobCategorySubId: job })),
});
const fitOf = (jobs: number[], rules: readonly VisaRule[] = VISA_RULES) =>
  visaFit({ visaMainId: F5, birthDate: SIXTEEN }, posting(...jobs), DAY, rules);

/** The rules, as if nobody had looked at some of them for half a year. */
function unchecked(isMeant: (rule: VisaRule) => boolean): VisaRule[] {
  const checkedAt = seoulDayAfter(-VISA_RULE_CHECK_DAYS - 1, new Date(`${DAY}T00:00:00+09:00`));
  return VISA_RULES.map((rule) => (isMeant(rule) ? { ...rule, checkedAt } : rule));
}

describe('whom people under 18 are to ask', () => {
  const ofAge = ({ visa }: VisaRule) => visa === null;

  it('is the labor office where a rule about their age was not checked for 180 days', () => {
    for (const job of [CAFE, FORKLIFT]) {
      const { verdict, reason, sentence } = fitOf([job], unchecked(ofAge));
      expect([verdict, reason]).toEqual(['ASK', 'NOT_CHECKED']);
      for (const text of Object.values(sentence)) expect(text).toMatch(/^(?!.*1345).*1350/su);
    }
  });

  it('is each office once where neither rule was checked', () => {
    for (const text of Object.values(
      fitOf(
        [CAFE],
        unchecked(() => true),
      ).sentence,
    )) {
      expect(text.match(/1345|1350/g)).toEqual(['1345', '1350']);
    }
  });

  it('is the labor office where their age closes some of the jobs', () => {
    const { reason, sentence } = fitOf([CAFE, FORKLIFT]);
    expect(reason).toBe('CHECK_JOB_LIST');
    for (const text of Object.values(sentence)) expect(text).toMatch(/^(?!.*1345).*1350/su);
  });
});

describe('people who have told no visa', () => {
  it.each([
    ['2010-06-01', [FORKLIFT], 'NO'],
    ['2008-11-22', [FORKLIFT], null],
    [null, [FORKLIFT], null],
    // What is left hangs on the visa.
    ['2010-06-01', [FORKLIFT, CAFE], null],
    ['2010-06-01', [CAFE], null],
    ['2010-06-01', [], null],
  ])('born on %s, jobs %j: %s', (birthDate, jobs, verdict) => {
    const found = barredByAge(birthDate, posting(...jobs), DAY);
    expect(found?.verdict ?? null).toBe(verdict);
    if (found) expect(found).toEqual(fitOf(jobs));
  });
});
