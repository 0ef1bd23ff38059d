import { ANY_VISA_ID, VISAS } from '@haiko/shared/reference/visas';
import { visaFit } from '@haiko/shared/rules/visaFit';
import { expect, it } from 'vitest';
import { verdictLabel } from './verdictLabel.ts';

const CAFE = 503;
const DAY = '2026-11-23';

function labelFor(code: string, birthDate: string, job = CAFE) {
  const main = VISAS.find((visa) => code.startsWith(visa.code ?? '-'));
  const sub = main?.subs.find((visa) => visa.code === code);
  const holder = { visaMainId: main?.id ?? 0, visaSubId: sub?.id ?? null, birthDate };
  const posting = {
    visas: [{ visaMainId: ANY_VISA_ID }],
    jobCategories: [{ jobCategoryMainId: Math.floor(job / 100), jobCategorySubId: job }],
  };
  return verdictLabel(visaFit(holder, posting, DAY));
}

it.each([
  ['an adult whom the visa lets work', 'F-5', '2000-01-01', 'yes'],
  ['somebody under 18 whom the visa lets work', 'F-5', '2009-01-01', 'withConsent'],
  ['somebody under 15', 'F-5', '2012-01-01', 'ask'],
  ['a student, who needs a permit at any age', 'D-2-2', '2000-01-01', 'withPermit'],
  ['a student under 18', 'D-2-2', '2009-01-01', 'withPermit'],
])('%s: %s, born on %s, reads %s', (_who, code, birthDate, label) => {
  expect(labelFor(code, birthDate)).toBe(`jobPostings.visaFit.${label}`);
});

it('what nobody under 18 may do is closed to them', () => {
  expect(labelFor('F-5', '2009-01-01', 405)).toBe('jobPostings.visaFit.no');
});
