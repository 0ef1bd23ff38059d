import { FULL_TIME } from '../reference/employmentTypes.ts';
import { JOB_CATEGORIES } from '../reference/jobCategories.ts';
import { isAll, mainIdOf } from '../reference/named.ts';
import {
  IMMIGRATION_CONTACT,
  type Sentence,
  sentencesTogether,
  STUDENT_COURSES,
  VISA_RULE_CHECK_DAYS,
  VISA_RULES,
  VISA_SENTENCES,
  VISA_VERDICTS,
  type VisaFitReason,
  type VisaRule,
  type VisaVerdict,
} from '../reference/visaRules.ts';
import { ANY_VISA_ID, VISA_BY_ID, VISA_SUB_BY_ID } from '../reference/visas.ts';
import { ageOn } from './birthDate.ts';

/** Whether somebody may take a job on a day, and why. */
export interface VisaFit {
  verdict: VisaVerdict;
  /** Whether one may, if need be with a permit. */
  fits: boolean;
  reason: VisaFitReason;
  sentence: Sentence;
  /** Null where no rule answers. */
  ruleUuid: string | null;
  /** Name and address; null where the posting itself is the source. */
  source: string | null;
  checkedAt: string | null;
}

/** A visa as people have it and postings name it; a missing sub, and "all", stand for the whole main. */
export interface VisaChoice {
  visaMainId: number;
  visaSubId?: number | null;
}

/** Who asks. What they have not told is null. */
export interface VisaHolder extends VisaChoice {
  /** `YYYY-MM-DD` */
  birthDate?: string | null;
  /** TOPIK 0–6. */
  koreanLevel?: number | null;
}

/** Who may have told no visa. */
export type Anybody = Omit<VisaHolder, 'visaMainId'> & { visaMainId: number | null };

type Jobs = readonly { jobCategoryMainId: number; jobCategorySubId?: number | null }[];

/** What a posting says about who may apply: any one of the visas, its jobs (main and sub ids), and its hours. */
export interface FitPosting {
  visas: readonly VisaChoice[];
  jobCategories: Jobs;
  /** Hours a day. */
  workingTime?: number | null;
  /** Days a week. */
  workingDays?: number | null;
  employmentType?: number | null;
}

/** Seven hours, and one more that is agreed upon. */
const MINOR_HOURS_A_DAY = 8;
/** What a full-time job comes to that does not say it. */
const FULL_TIME_HOURS_A_DAY = 8;
const FULL_TIME_DAYS_A_WEEK = 5;

/**
 * Whether somebody may take the job on that day (`YYYY-MM-DD`, Korea), and why: the most cautious answer of all rules that hold for the person, the
 * job and the day. It tells what the law says of the status in general; the immigration office decides each case.
 */
export function visaFit(holder: VisaHolder, posting: FitPosting, day: string, all = VISA_RULES): VisaFit {
  const answer = answerToAll(rulesFor(holder, day, all), posting, day);
  if (answer.verdict === 'NO') return answer;
  const isNamed = posting.visas.some((wanted) => covers(wanted, holder));
  const isForAny = posting.visas.some(({ visaMainId }) => visaMainId === ANY_VISA_ID);
  // Nothing follows from silence: then the rules for the job answer alone, and the posting says that its company has named none.
  const isSilent = posting.visas.length === 0;
  if (!isNamed && !isForAny && !isSilent) {
    return { ...ask('NOT_LISTED', VISA_SENTENCES.notListed), source: null };
  }
  // Who needs a sponsor is not free to answer to "any visa", nor to a company that has named none.
  return answer.reason === 'NEEDS_SPONSOR' && !isNamed ? { ...answer, verdict: 'ASK', fits: false } : answer;
}

/**
 * What the law answers to somebody who has told no visa: it holds for people under 18 whatever their visa is. Null unless all of the
 * jobs are closed to their age; all else depends on the visa.
 */
export function barredByAge(
  birthDate: string | null | undefined,
  posting: FitPosting,
  day: string,
  all = VISA_RULES,
): VisaFit | null {
  const ofAge = rulesFor({ visaMainId: null, birthDate: birthDate ?? null }, day, all);
  const answer = answerToAll(ofAge, posting, day);
  return isNo(answer) ? answer : null;
}

/** Jobs (ids of sub items) of postings for "any visa" that somebody may answer to on that day. */
export function jobsForAnyVisa(holder: VisaHolder, day: string, all = VISA_RULES): number[] {
  const rules = rulesFor(holder, day, all);
  return ALL_JOBS.filter((job) => {
    const { verdict, reason } = answerFor(job, rules, {}, day);
    return verdict !== 'NO' && reason !== 'NEEDS_SPONSOR';
  });
}

/** Every job that there is. */
export const ALL_JOBS: readonly number[] = jobsOf(JOB_CATEGORIES.map(({ id }) => ({ jobCategoryMainId: id })));

/** The jobs that are meant: a whole group is each of its jobs, and a posting that names none may be for any. */
export function jobsOf(jobs: Jobs): number[] {
  if (jobs.length === 0) return [...ALL_JOBS];
  return jobs.flatMap(({ jobCategoryMainId, jobCategorySubId }) => {
    if (jobCategorySubId && !isAll(jobCategorySubId)) return [jobCategorySubId];
    const group = JOB_CATEGORIES.find(({ id }) => id === jobCategoryMainId);
    return (group?.subs ?? []).map(({ id }) => id).filter((id) => !isAll(id));
  });
}

/** What the rules say of all the jobs of a posting together. */
function answerToAll(rules: readonly VisaRule[], posting: FitPosting, day: string): VisaFit {
  return together(jobsOf(posting.jobCategories).map((job) => answerFor(job, rules, posting, day)));
}

/** The rules that hold for somebody on a day, whatever the job; without a visa those of the age alone. */
function rulesFor(holder: Anybody, day: string, rules: readonly VisaRule[]): VisaRule[] {
  const codes = codesOf(holder);
  const age = holder.birthDate ? ageOn(holder.birthDate, day) : null;
  return rules.filter(
    (rule) =>
      rule.from <= day &&
      (rule.until === null || day <= rule.until) &&
      (rule.visa === null || codes.includes(rule.visa)) &&
      (rule.course === null || codes.includes(STUDENT_COURSES[rule.course])) &&
      (rule.under === null || (age !== null && age < rule.under)) &&
      (rule.koreanLevel === null || rule.koreanLevel <= (holder.koreanLevel ?? 0)),
  );
}

/** What the rules say of one job. */
function answerFor(job: number, rules: readonly VisaRule[], hours: Partial<FitPosting>, day: string): VisaFit {
  const ofJob = rules.filter((rule) => rule.job === null || rule.job === job || rule.job === mainIdOf(job));
  // Beside each other stand what is said of the one job, of its group and of any, and of minors; the narrowest of each counts.
  const narrowest = ofJob
    .filter((rule) => !ofJob.some((other) => isSameKind(rule, other) && narrowness(other) > narrowness(rule)))
    .sort((one, other) => (other.job ?? 0) - (one.job ?? 0));
  const ofVisa = narrowest.filter(({ visa }) => visa !== null).map((rule) => said(rule, hours, day));
  const ofAge = narrowest.filter(({ visa }) => visa === null).map((rule) => said(rule, hours, day));
  if (ofVisa.length === 0) ofVisa.push(ask('NO_RULE', VISA_SENTENCES.noRule));
  const [answer, minor] = [mostCautious([...ofVisa, ...ofAge]), mostCautious(ofAge)];
  if (answer === undefined) throw new Error('No answer');
  const tellsBoth = minor !== undefined && minor !== answer && answer.verdict !== 'NO';
  return tellsBoth ? { ...answer, sentence: sentencesTogether(answer.sentence, minor.sentence) } : answer;
}

function isSameKind(one: VisaRule, other: VisaRule): boolean {
  return one.job === other.job && (one.visa === null) === (other.visa === null);
}

function narrowness({ visa, course, koreanLevel, under }: VisaRule): number {
  const ofVisa = course !== null || visa?.match(/-.*-/) ? 20 : 10;
  return ofVisa + (koreanLevel ?? 0) - (under ?? 0);
}

/** What a rule says on a day of a job with these hours. */
function said(rule: VisaRule, posting: Partial<FitPosting>, day: string): VisaFit {
  const { uuid, verdict, reason, sentence, source, checkedAt } = rule;
  const found = { verdict, fits: fits(verdict), reason, sentence, ruleUuid: uuid, source, checkedAt };
  const asked = (why: VisaFitReason, first: Sentence): VisaFit => ({
    ...found,
    ...{ verdict: 'ASK', fits: false, reason: why, sentence: sentencesTogether(first, sentence) },
  });
  // About minors the labor office is asked, about a visa the immigration office.
  const isOfAge = rule.visa === null;
  const notChecked = isOfAge ? VISA_SENTENCES.notCheckedForMinors : VISA_SENTENCES.notChecked;
  if (daysBetween(checkedAt, day) > VISA_RULE_CHECK_DAYS) return asked('NOT_CHECKED', notChecked);
  const isTooMuch =
    (rule.hoursAWeek !== null && leastHoursAWeek(posting) > rule.hoursAWeek) ||
    (rule.under !== null && (posting.workingTime ?? 0) > MINOR_HOURS_A_DAY);
  const tooManyHours = isOfAge ? VISA_SENTENCES.tooManyHoursForMinors : VISA_SENTENCES.tooManyHours;
  return fits(verdict) && isTooMuch ? asked('TOO_MANY_HOURS', tooManyHours) : found;
}

/** The hours a week that a posting means at the least: those of one day where it does not say its days, unless it is full-time. */
function leastHoursAWeek({ workingTime, workingDays, employmentType }: Partial<FitPosting>): number {
  const isFullTime = employmentType === FULL_TIME;
  const hours = workingTime ?? (isFullTime ? FULL_TIME_HOURS_A_DAY : 0);
  return hours * (workingDays ?? (isFullTime ? FULL_TIME_DAYS_A_WEEK : 1));
}

/** One answer for a posting with several jobs: NO where all are closed, a question where some are. */
function together(answers: readonly VisaFit[]): VisaFit {
  const [closed, others] = [answers.filter(isNo), answers.filter((answer) => !isNo(answer))];
  const answer = mostCautious(others) ?? closed[0];
  if (answer === undefined) return ask('NO_RULE', VISA_SENTENCES.noRule);
  const [first] = closed;
  if (others.length === 0 || first === undefined) return answer;
  const isOfAge = closed.every(({ reason }) => reason === 'UNDER_AGE');
  const someClosed = isOfAge ? VISA_SENTENCES.someClosedForMinors : VISA_SENTENCES.someClosed;
  return {
    ...first,
    ...{ verdict: 'ASK', fits: false, reason: 'CHECK_JOB_LIST' },
    sentence: sentencesTogether(someClosed, first.sentence),
  };
}

/** The first of the most cautious ones. */
function mostCautious(answers: readonly VisaFit[]): VisaFit | undefined {
  return VISA_VERDICTS.flatMap((verdict) => answers.filter((answer) => answer.verdict === verdict))[0];
}

function ask(reason: VisaFitReason, sentence: Sentence): VisaFit {
  return {
    ...{ verdict: 'ASK', fits: false, reason, sentence },
    ...{ ruleUuid: null, source: IMMIGRATION_CONTACT, checkedAt: null },
  };
}

/** Whether a posting that names `wanted` means somebody who has `own`. */
function covers(wanted: VisaChoice, own: VisaChoice): boolean {
  if (wanted.visaMainId !== own.visaMainId) return false;
  const [sub, ownSub] = [wanted.visaSubId ?? null, own.visaSubId ?? null];
  return sub === null || isAll(sub) || ownSub === null || isAll(ownSub) || sub === ownSub;
}

/** The codes under which rules speak of a visa: that of the main, and that of the sub where one is told. */
function codesOf({ visaMainId, visaSubId }: Anybody): string[] {
  const codes = [
    visaMainId ? VISA_BY_ID.get(visaMainId)?.code : null,
    visaSubId ? VISA_SUB_BY_ID.get(visaSubId)?.code : null,
  ];
  return codes.filter((code) => code !== null && code !== undefined);
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000;
}

const fits = (verdict: VisaVerdict) => verdict === 'YES' || verdict === 'WITH_PERMIT';
const isNo = ({ verdict }: VisaFit) => verdict === 'NO';
