import { expect, it } from 'vitest';
import { isAll, mainIdOf } from '../reference/named.ts';
import { VISA_VERDICTS, type VisaVerdict } from '../reference/visaRules.ts';
import { OWN_VISAS } from '../reference/visas.ts';
import { ALL_JOBS, visaFit, type VisaHolder } from './visaFit.ts';

const DAY = '2026-11-22';
const CAFE = 503;

function answer(holder: VisaHolder, job: number) {
  const jobCategories = [{ jobCategoryMainId: mainIdOf(job), jobCategorySubId: job }];
  return visaFit(holder, { visas: [holder], jobCategories }, DAY);
}

it.each(OWN_VISAS)('$code is a question to who has not told its kind, where its kinds differ', ({ id, subs }) => {
  const wrong = [null, 6].flatMap((koreanLevel) =>
    ALL_JOBS.filter((job) => {
      const of = (visaSubId: number | null) => answer({ visaMainId: id, visaSubId, koreanLevel }, job).verdict;
      const [first, ...others] = new Set(subs.filter((sub) => !isAll(sub.id)).map((sub) => of(sub.id)));
      if (first === undefined) return false;
      return others.length > 0 ? of(null) !== 'ASK' : isBolder(of(null), first);
    }),
  );
  expect(wrong).toEqual([]);
});

it('students who have not told theirs ask first, as researchers may not work', () => {
  const id = OWN_VISAS.find(({ code }) => code === 'D-2')?.id ?? 0;
  expect(answer({ visaMainId: id }, CAFE)).toMatchObject({ verdict: 'ASK', reason: 'NEEDS_PERMISSION' });
});

function isBolder(one: VisaVerdict, other: VisaVerdict): boolean {
  return VISA_VERDICTS.indexOf(one) > VISA_VERDICTS.indexOf(other);
}
