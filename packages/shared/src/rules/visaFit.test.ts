import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { letterOf } from '../i18n/scripts.ts';
import { FULL_TIME } from '../reference/employmentTypes.ts';
import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '../reference/jobCategories.ts';
import { idOfAll, mainIdOf } from '../reference/named.ts';
import {
  STUDENT_COURSES,
  VISA_RULE_CHECK_DAYS,
  VISA_RULES,
  VISA_SENTENCES,
  VISA_VERDICTS,
  type VisaRule,
} from '../reference/visaRules.ts';
import {
  ANY_VISA_ID,
  OWN_VISAS,
  PLACED_BY_STATE,
  VISA_BY_ID,
  VISA_SUB_BY_ID,
  VISAS,
  VISAS_WITH_LEVEL,
} from '../reference/visas.ts';
import { isCalendarDate } from './birthDate.ts';
import { seoulDayAfter } from './deadline.ts';
import { ALL_JOBS, type FitPosting, type VisaChoice, type VisaFit, visaFit, type VisaHolder } from './visaFit.ts';
import { policyOf } from './visaPolicy.ts';

/** A day on which every rule that the product comes with had just been checked. */
const DAY = '2026-11-22';
/** The first day that the rules speak of. */
const FIRST_DAY = '2025-01-01';
const CAFE = 503;
const CODES = new Set(VISAS.flatMap(({ code, subs }) => [code, ...subs.map((sub) => sub.code)]));

function visa(code: string): VisaChoice {
  for (const main of VISAS) {
    if (main.code === code) return { visaMainId: main.id };
    const sub = main.subs.find((row) => row.code === code);
    if (sub) return { visaMainId: main.id, visaSubId: sub.id };
  }
  if (code !== 'any') throw new Error(code);
  return { visaMainId: ANY_VISA_ID };
}

const wanted = (visas: string[], jobs: number[], more: Partial<FitPosting> = {}): FitPosting => ({
  visas: visas.map(visa),
  jobCategories: jobs.map((job) => ({ jobCategoryMainId: mainIdOf(job), jobCategorySubId: job })),
  ...more,
});
const answer = (own: string, jobs: number[], day = DAY, more: Partial<FitPosting & VisaHolder> = {}) => {
  const { verdict, reason } = visaFit({ ...visa(own), ...more }, wanted(['any'], jobs, more), day);
  return [verdict, reason];
};

describe('the rules of visas', () => {
  it.each(VISA_RULES)('$visa $course $job $verdict from $from has a source, a day and nine sentences', (rule) => {
    expect(rule.uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(rule.source).toMatch(/^\S.+, https?:\/\/\S+$/);
    for (const day of [rule.from, rule.until ?? DAY, rule.checkedAt]) expect(isCalendarDate(day)).toBe(true);
    expect(rule.from <= (rule.until ?? rule.from)).toBe(true);
    expect(VISA_VERDICTS).toContain(rule.verdict);
    expect(rule.visa === null ? rule.under : CODES.has(rule.visa)).toBeTruthy();
    if (rule.course !== null) expect(STUDENT_COURSES[rule.course]).toContain(rule.visa);
    if (rule.job !== null) expect(JOB_CATEGORY_BY_ID.has(rule.job) || JOB_CATEGORY_SUB_BY_ID.has(rule.job)).toBe(true);
  });

  it('say all they say in nine scripts, without a gap', () => {
    for (const sentence of [...VISA_RULES.map((rule) => rule.sentence), ...Object.values(VISA_SENTENCES)]) {
      for (const language of LANGUAGES) {
        expect(sentence[language]).not.toMatch(/[{}]|^$/);
        expect(sentence[language].normalize('NFC')).toBe(sentence[language]);
        expect(sentence[language]).toMatch(letterOf(language));
      }
    }
  });

  it('have each uuid once, and never two that say of the same thing on the same day', () => {
    expect(new Set(VISA_RULES.map(({ uuid }) => uuid)).size).toBe(VISA_RULES.length);
    const kind = ({ visa, course, job, koreanLevel, under }: VisaRule) =>
      JSON.stringify([visa, course, job, koreanLevel, under]);
    for (const one of VISA_RULES) {
      for (const other of VISA_RULES.filter((rule) => rule !== one && kind(rule) === kind(one))) {
        expect(
          one.until !== null && one.until < other.from ? 1 : other.until !== null && other.until < one.from,
        ).toBeTruthy();
      }
    }
  });

  it.each(OWN_VISAS)('answer $code for every job on every day around which the law changes', ({ id, subs }) => {
    const changes = VISA_RULES.flatMap(({ from, until }) => [from, until ?? DAY]).filter((day) => day >= FIRST_DAY);
    const days = new Set([...new Set(changes)].flatMap((day) => [dayAfter(day, -1), day]));
    const owns = subs.map((sub) => ({ visaMainId: id, visaSubId: sub.id }));
    const cases = owns.flatMap((own) => ALL_JOBS.flatMap((job) => [...days].map((day) => ({ own, job, day }))));
    const wrong = cases.filter(({ own, job, day }) => {
      const posting = { visas: [own], jobCategories: [{ jobCategoryMainId: mainIdOf(job), jobCategorySubId: job }] };
      return !isHeld(visaFit(own, posting, day), day);
    });
    expect(wrong).toEqual([]);
  });
});

/** Whether an answer is what its rule says, and the rule holds on that day; before the first day there is none. */
function isHeld({ ruleUuid, verdict, fits, source, checkedAt }: VisaFit, day: string): boolean {
  if (day < FIRST_DAY) return verdict !== 'YES' && verdict !== 'WITH_PERMIT';
  const rule = VISA_RULES.find(({ uuid }) => uuid === ruleUuid);
  if (!rule || rule.from > day || (rule.until ?? day) < day) return false;
  return (
    rule.verdict === verdict &&
    fits === (verdict === 'YES' || verdict === 'WITH_PERMIT') &&
    rule.source === source &&
    rule.checkedAt === checkedAt
  );
}

describe('the answer of a visa', () => {
  it.each([
    ['F-5', ['F-5'], 'YES', 'OPEN'],
    ['F-5', ['any'], 'YES', 'OPEN'],
    ['F-5', ['E-7'], 'ASK', 'NOT_LISTED'],
    // A posting that names none: the rules for its job alone, and no sponsor that has not said so.
    ['F-5', [], 'YES', 'OPEN'],
    ['D-2-2', [], 'WITH_PERMIT', 'NEEDS_PERMISSION'],
    ['D-1', [], 'NO', 'NO_WORK'],
    ['E-7-1', [], 'ASK', 'NEEDS_SPONSOR'],
    ['E-7-4', ['E-7'], 'WITH_PERMIT', 'NEEDS_SPONSOR'],
    ['E-7', ['E-7-4'], 'WITH_PERMIT', 'NEEDS_SPONSOR'],
    ['E-7-1', ['E-7-4'], 'ASK', 'NOT_LISTED'],
    ['E-7-1', ['any'], 'ASK', 'NEEDS_SPONSOR'],
    ['D-2-2', ['any'], 'WITH_PERMIT', 'NEEDS_PERMISSION'],
    ['D-2-5', ['D-2'], 'NO', 'NO_WORK'],
    ['D-4-1', ['D-4'], 'WITH_PERMIT', 'NEEDS_PERMISSION'],
    ['D-4-3', ['any'], 'ASK', 'NEEDS_PERMISSION'],
    ['D-10-1', ['any'], 'ASK', 'NEEDS_PERMISSION'],
    ['D-10-3', ['any'], 'ASK', 'NEEDS_PERMISSION'],
    ['F-2', ['any'], 'ASK', 'CHECK_JOB_LIST'],
    ['F-2-7', ['any'], 'YES', 'OPEN'],
    ['G-1', ['any'], 'ASK', 'NEEDS_PERMISSION'],
    ['D-1', ['any'], 'NO', 'NO_WORK'],
    ['E-9-1', ['E-9'], 'NO', 'GOVERNMENT_ONLY'],
    ['E-8', ['E-8'], 'NO', 'GOVERNMENT_ONLY'],
    ['E-10-2', ['E-10'], 'NO', 'GOVERNMENT_ONLY'],
    // What a rule forbids stays forbidden, whatever the posting names.
    ['E-9', ['E-7'], 'NO', 'GOVERNMENT_ONLY'],
    ['C-3', ['F-5'], 'NO', 'NO_WORK'],
    ['B-1', ['any'], 'NO', 'NO_WORK'],
    ['B-2', ['any'], 'NO', 'NO_WORK'],
    ['H-1', ['any'], 'YES', 'OPEN'],
    ['H-2', ['H-2'], 'ASK', 'CHECK_JOB_LIST'],
    ['F-2-R', ['F-2'], 'ASK', 'CHECK_JOB_LIST'],
  ])('%s in a café that names %j is %s, %s', (own, named, verdict, reason) => {
    expect(visaFit(visa(own), wanted(named, [CAFE]), DAY)).toMatchObject({ verdict, reason });
  });

  it.each([
    ['F-4', 201, '2026-02-11', 'NO'],
    ['F-4', 201, '2026-02-12', 'YES'],
    ['F-4', 107, '2026-02-11', 'NO'],
    ['F-4', 107, '2026-02-12', 'YES'],
    ['F-4', 402, '2026-02-12', 'YES'],
    ['F-4', 403, '2026-02-12', 'ASK'],
    ['F-4', 602, '2026-02-12', 'ASK'],
    ['F-4', 301, DAY, 'ASK'],
    ['F-4', 1404, DAY, 'ASK'],
    ['F-4', 1405, DAY, 'ASK'],
    ['H-1', 1405, DAY, 'ASK'],
    ['F-4', CAFE, '2026-02-11', 'YES'],
    ['E-8', 301, '2026-01-22', 'ASK'],
    ['E-8', 301, '2026-01-23', 'NO'],
    ['D-2-2', 101, DAY, 'NO'],
    ['D-4-1', 105, DAY, 'NO'],
    ['D-2-3', 201, DAY, 'NO'],
    ['D-2-2', 403, DAY, 'NO'],
    ['D-4-1', 1301, DAY, 'ASK'],
    ['D-2-2', 1101, DAY, 'ASK'],
    ['D-2-2', 502, DAY, 'WITH_PERMIT'],
    ['H-1', 1301, DAY, 'ASK'],
    // Before the first day of any rule.
    ['F-5', CAFE, '2024-12-31', 'ASK'],
  ])('%s, job %i, on %s: %s', (own, job, day, verdict) => {
    expect(answer(own, [job], day)[0]).toBe(verdict);
  });

  it('names the office that places seasonal workers, workers of the permit system and crews', () => {
    const office = (code: string) => visaFit(visa(code), wanted([code], [CAFE]), DAY).sentence;
    expect(office('E-8').ko).toContain('군청');
    expect(office('E-9').en).toContain('1350');
    expect(office('E-10').en).toContain('Suhyup');
  });

  it('is a question where a posting has closed jobs beside open ones, and no where all are closed', () => {
    expect(answer('D-4-1', [201, 101])).toEqual(['NO', 'JOB_NOT_ALLOWED']);
    expect(answer('D-4-1', [201, CAFE])).toEqual(['ASK', 'CHECK_JOB_LIST']);
    // A group as a whole is each of its jobs, and no job at all may be any.
    expect(answer('D-4-1', [idOfAll(4)])).toEqual(['ASK', 'CHECK_JOB_LIST']);
    expect(answer('D-4-1', [])).toEqual(['ASK', 'CHECK_JOB_LIST']);
    expect(answer('F-5', [])).toEqual(['YES', 'OPEN']);
    expect(answer('D-2-2', [502, 503])).toEqual(['WITH_PERMIT', 'NEEDS_PERMISSION']);
    // It may be the age that closes some of them.
    expect(VISA_SENTENCES.someClosed.ko).not.toMatch(/비자|체류자격/);
  });

  it('is a question once a rule was not checked for 180 days', () => {
    const last = dayAfter(DAY, VISA_RULE_CHECK_DAYS);
    expect(answer('F-5', [CAFE], last)).toEqual(['YES', 'OPEN']);
    expect(answer('F-5', [CAFE], dayAfter(last, 1))).toEqual(['ASK', 'NOT_CHECKED']);
    expect(visaFit(visa('E-9'), wanted(['any'], [CAFE]), dayAfter(last, 1)).sentence.en).toMatch(/1345.*1350/);
  });

  it('counts the hours a week of students by course and Korean, where the posting tells its days', () => {
    const hours = (own: string, workingTime: number, workingDays: number | null, koreanLevel?: number) =>
      answer(own, [CAFE], DAY, { workingTime, workingDays, koreanLevel: koreanLevel ?? null })[1];
    expect(hours('D-4-1', 8, null)).toBe('NEEDS_PERMISSION');
    expect(hours('D-4-1', 5, 2)).toBe('NEEDS_PERMISSION');
    expect(hours('D-4-1', 4, 5)).toBe('TOO_MANY_HOURS');
    expect(hours('D-4-1', 4, 5, 2)).toBe('NEEDS_PERMISSION');
    expect(hours('D-2-2', 5, 5, 3)).toBe('TOO_MANY_HOURS');
    expect(hours('D-2-2', 5, 5, 4)).toBe('NEEDS_PERMISSION');
    expect(hours('D-2-3', 6, 5, 4)).toBe('NEEDS_PERMISSION');
    expect(hours('D-2-3', 7, 5, 6)).toBe('TOO_MANY_HOURS');
    expect(hours('H-1', 5, 5)).toBe('OPEN');
    expect(hours('H-1', 6, 5)).toBe('TOO_MANY_HOURS');
    expect(hours('F-5', 10, 7)).toBe('OPEN');
    // One day at the least.
    expect(hours('D-4-1', 12, null)).toBe('TOO_MANY_HOURS');
  });

  it('takes a full-time job that does not say its hours for a full week', () => {
    const fullTime = (own: string, more: Partial<FitPosting & VisaHolder> = {}) =>
      answer(own, [CAFE], DAY, { employmentType: FULL_TIME, ...more });
    expect(fullTime('D-2-3', { koreanLevel: 6 })).toEqual(['ASK', 'TOO_MANY_HOURS']);
    expect(fullTime('D-4-1', { workingTime: 8, workingDays: null })).toEqual(['ASK', 'TOO_MANY_HOURS']);
    expect(fullTime('D-4-1', { workingTime: 5, workingDays: 2 })).toEqual(['WITH_PERMIT', 'NEEDS_PERMISSION']);
    expect(fullTime('H-1')).toEqual(['ASK', 'TOO_MANY_HOURS']);
    expect(fullTime('F-5', { birthDate: '2009-01-01' })).toEqual(['WITH_PERMIT', 'UNDER_AGE']);
    expect(fullTime('E-7', { workingTime: 12 })).toEqual(['ASK', 'NEEDS_SPONSOR']);
    expect(answer('D-2-3', [CAFE])).toEqual(['WITH_PERMIT', 'NEEDS_PERMISSION']);
  });

  it('lets students with TOPIK 4 ask about manufacturing, and nobody about construction', () => {
    expect(answer('D-2-2', [101], DAY, { koreanLevel: 3 })[0]).toBe('NO');
    expect(answer('D-2-2', [101], DAY, { koreanLevel: 4 })[0]).toBe('ASK');
    expect(answer('D-2-2', [201], DAY, { koreanLevel: 6 })[0]).toBe('NO');
  });
});

describe('people under 18', () => {
  const young = (birthDate: string, job: number, more: Partial<FitPosting> = {}) =>
    visaFit({ ...visa('F-5'), birthDate }, wanted(['any'], [job], more), DAY);

  it.each([
    ['2008-11-22', CAFE, 'YES', 'OPEN'],
    ['2008-11-23', CAFE, 'WITH_PERMIT', 'UNDER_AGE'],
    ['2011-11-22', CAFE, 'WITH_PERMIT', 'UNDER_AGE'],
    ['2011-11-23', CAFE, 'ASK', 'UNDER_AGE'],
    ['2009-01-01', 405, 'NO', 'UNDER_AGE'],
    ['2009-01-01', 604, 'NO', 'UNDER_AGE'],
    ['2009-01-01', 201, 'ASK', 'UNDER_AGE'],
  ])('born on %s, job %i: %s, %s', (birthDate, job, verdict, reason) => {
    expect(young(birthDate, job)).toMatchObject({ verdict, reason });
  });

  it('are told of papers and hours beside what their visa asks for', () => {
    const fit = visaFit({ ...visa('D-2-2'), birthDate: '2009-01-01' }, wanted(['any'], [CAFE]), DAY);
    expect(fit).toMatchObject({ verdict: 'WITH_PERMIT', reason: 'NEEDS_PERMISSION' });
    expect(fit.sentence.en).toMatch(/part-time work permit.*under 18.*22:00 to 06:00/s);
    const long = young('2009-01-01', CAFE, { workingTime: 9 });
    expect(long).toMatchObject({ verdict: 'ASK', reason: 'TOO_MANY_HOURS' });
    for (const sentence of Object.values(long.sentence)) expect(sentence).toMatch(/^(?!.*1345).*1350/su);
    expect(young('2009-01-01', CAFE, { workingTime: 7, workingDays: 6 }).reason).toBe('TOO_MANY_HOURS');
    expect(visaFit({ ...visa('E-9'), birthDate: '2009-01-01' }, wanted(['any'], [CAFE]), DAY).reason).toBe(
      'GOVERNMENT_ONLY',
    );
  });
});

describe('the policy of a visa', () => {
  it('says whose level of Korean matters, and who is placed by the state alone', () => {
    const withLevel = VISA_RULES.filter(({ koreanLevel }) => koreanLevel !== null).map(({ visa }) => visa);
    expect([...VISAS_WITH_LEVEL].sort()).toEqual([...new Set(withLevel)].sort());
    const placed = VISAS.filter(({ code }) => policyOf(code, DAY) === 'GOVERNMENT').map(({ code }) => code);
    expect(placed.sort()).toEqual([...PLACED_BY_STATE].sort());
  });

  it.each([
    ['F-5', 'OPEN'],
    ['F-4', 'LISTED'],
    ['H-1', 'LISTED'],
    ['H-2', 'LISTED'],
    ['D-2', 'PERMISSION'],
    ['G-1', 'PERMISSION'],
    ['E-7', 'SPONSORED'],
    ['E-9', 'GOVERNMENT'],
    ['D-1', 'NONE'],
    ['C-3', 'NONE'],
    [null, 'OPEN'],
  ])('%s is %s', (code, policy) => {
    expect(policyOf(code, DAY)).toBe(policy);
  });

  it('is that of the day', () => {
    expect([policyOf('E-8', '2026-01-22'), policyOf('E-8', '2026-01-23')]).toEqual(['SPONSORED', 'GOVERNMENT']);
  });
});

it('knows every visa by its code', () => {
  for (const { visa: code } of VISA_RULES.filter((rule) => rule.visa !== null)) {
    const { visaMainId, visaSubId } = visa(code ?? '');
    expect(visaSubId ? VISA_SUB_BY_ID.has(visaSubId) : VISA_BY_ID.has(visaMainId)).toBe(true);
  }
});

function dayAfter(day: string, days: number): string {
  return seoulDayAfter(days, new Date(`${day}T00:00:00+09:00`));
}
