import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../test/anyTexts.ts';
import { MINIMUM_WAGES } from '../reference/minimumWages.ts';
import { mainIdOf } from '../reference/named.ts';
import { VISA_RULES, VISA_VERDICTS } from '../reference/visaRules.ts';
import { ANY_VISA_ID, OWN_VISAS } from '../reference/visas.ts';
import { ALL_JOBS, barredByAge, jobsForAnyVisa, visaFit, type VisaHolder } from './visaFit.ts';

const visa = fc.constantFrom(
  ...OWN_VISAS.flatMap(({ id, subs = [] }) => [
    { visaMainId: id, visaSubId: null },
    ...subs.map((sub) => ({ visaMainId: id, visaSubId: sub.id })),
  ]),
);
const holder: fc.Arbitrary<VisaHolder> = fc
  .tuple(
    visa,
    fc.record({
      birthDate: fc.constantFrom('1990-01-01', '2009-02-01', '2012-02-01'),
      koreanLevel: fc.constantFrom(null, 0, 1, 2, 3, 4, 5, 6),
    }),
  )
  .map(([one, other]) => ({ ...one, ...other }));
const job = fc.constantFrom(...ALL_JOBS).map((id) => ({ jobCategoryMainId: mainIdOf(id), jobCategorySubId: id }));
const hours = fc.record({
  workingTime: fc.constantFrom(null, 1, 4, 7, 8, 9, 12),
  workingDays: fc.constantFrom(null, 1, 3, 5, 7),
});
const day = fc.constantFrom(...MINIMUM_WAGES.map(({ from }) => from), '2026-11-26', '2027-06-01');

/** The later, the less may be done without asking. */
const CARE = ['YES', 'WITH_PERMIT', 'ASK', 'NO'];
const careOf = (verdict: string) => CARE.indexOf(verdict);

it('knows every verdict', () => {
  expect([...VISA_VERDICTS].toSorted()).toEqual(CARE.toSorted());
});

describe('a visa and a job', () => {
  const posting = (jobCategories: { jobCategoryMainId: number; jobCategorySubId: number }[], named: VisaHolder) => ({
    visas: [{ visaMainId: named.visaMainId }],
    jobCategories,
  });

  it('are never told to fit because the level of Korean was left out', () => {
    holds(
      fc.property(holder, job, hours, day, (who, one, time, on) => {
        const asked = { ...posting([one], who), ...time };
        const without = visaFit({ ...who, koreanLevel: null }, asked, on);
        expect(careOf(without.verdict)).toBeGreaterThanOrEqual(careOf(visaFit(who, asked, on).verdict));
      }),
    );
  });

  it('are never told to fit because the posting names no job, or a whole group', () => {
    holds(
      fc.property(holder, job, hours, day, (who, one, time, on) => {
        const answer = (jobs: { jobCategoryMainId: number; jobCategorySubId: number }[]) =>
          visaFit(who, { ...posting(jobs, who), ...time }, on);
        const alone = answer([one]);
        const group = visaFit(
          who,
          { ...posting([], who), jobCategories: [{ jobCategoryMainId: one.jobCategoryMainId }], ...time },
          on,
        );
        for (const wider of [group, answer([])]) if (wider.fits) expect(alone.fits).toBe(true);
      }),
    );
  });

  it('are answered no less carefully the longer the work is', () => {
    holds(
      fc.property(holder, job, hours, fc.integer({ min: 1, max: 6 }), day, (who, one, time, more, on) => {
        const asked = { ...posting([one], who), ...time };
        const longer = { ...asked, workingTime: (time.workingTime ?? 0) + more };
        const [before, after] = [visaFit(who, asked, on), visaFit(who, longer, on)];
        expect(careOf(after.verdict)).toBeGreaterThanOrEqual(careOf(before.verdict));
        const daily = { ...asked, workingDays: Math.min(7, (time.workingDays ?? 1) + more) };
        expect(careOf(visaFit(who, daily, on).verdict)).toBeGreaterThanOrEqual(careOf(before.verdict));
      }),
    );
  });

  it('are answered no less carefully where the posting names other visas, any visa, or none', () => {
    holds(
      fc.property(holder, visa, job, day, (who, other, one, on) => {
        const named = visaFit(who, posting([one], who), on);
        for (const visas of [[other], [{ visaMainId: ANY_VISA_ID }], []]) {
          const answer = visaFit(who, { ...posting([one], who), visas }, on);
          expect(careOf(answer.verdict)).toBeGreaterThanOrEqual(careOf(named.verdict));
        }
      }),
    );
  });

  it('are answered by rules that hold on the day, and as a question once nobody has looked at them for long', () => {
    holds(
      fc.property(holder, job, day, (who, one, on) => {
        const { ruleUuid, fits } = visaFit(who, posting([one], who), on);
        const rule = VISA_RULES.find(({ uuid }) => uuid === ruleUuid);
        if (rule) expect([rule.from <= on, rule.until === null || on <= rule.until]).toEqual([true, true]);
        if (fits) expect(rule).toBeDefined();
        expect(visaFit(who, posting([one], who), '2099-01-01').fits).toBe(false);
      }),
    );
  });

  it('are closed to a person of an age whatever the visa is, where they are closed to that age', () => {
    holds(
      fc.property(holder, job, day, (who, one, on) => {
        const asked = posting([one], who);
        if (barredByAge(who.birthDate, asked, on)) expect(visaFit(who, asked, on).verdict).toBe('NO');
      }),
    );
  });

  it('for "any visa" are those that a search of them finds', () => {
    holds(
      fc.property(holder, job, day, (who, one, on) => {
        const answer = visaFit(who, { visas: [{ visaMainId: ANY_VISA_ID }], jobCategories: [one] }, on);
        const isFound = jobsForAnyVisa(who, on).includes(one.jobCategorySubId);
        if (answer.fits) expect(isFound).toBe(true);
        if (!isFound) expect(answer.fits).toBe(false);
      }),
    );
  });
});
