import { CONSTRUCTION } from '../reference/jobCategories.ts';
import { isAll, mainIdOf } from '../reference/named.ts';
import { ANY_VISA_ID, policyOn, VISA_BY_ID, VISA_SUB_BY_ID, type VisaPolicy } from '../reference/visas.ts';

/** Why a posting fits a visa or not; the web shows `jobs.visaFit.<reason>`. */
export const VISA_FIT_REASONS = [
  'OPEN',
  'CHECK_JOB_LIST',
  'NEEDS_PERMISSION',
  'NEEDS_SPONSOR',
  'GOVERNMENT_ONLY',
  'NOT_LISTED',
  'JOB_NOT_ALLOWED',
  'NO_WORK',
] as const;
export type VisaFitReason = (typeof VISA_FIT_REASONS)[number];

export interface VisaFit {
  fits: boolean;
  reason: VisaFitReason;
}

/** A visa as people have it and postings name it; a missing sub, and "all", stand for the whole main. */
export interface VisaChoice {
  visaMainId: number;
  visaSubId?: number | null;
}

/** What a posting says about who may apply: any one of the visas, and its jobs (main and sub ids). */
export interface FitPosting {
  visas: readonly VisaChoice[];
  jobCategories: readonly { jobCategoryMainId: number; jobCategorySubId?: number | null }[];
}

const STUDENTS = new Set(['D-2', 'D-4']);
const RESEARCH_STUDENT = 'D-2-5';
/** The others need a sponsor or the state, or may not work at all. */
const FREE_TO_APPLY: ReadonlySet<VisaPolicy> = new Set(['OPEN', 'LISTED', 'PERMISSION']);
/** Simple labour and service: jobs of these kinds stand on the official lists of what F-4 and H-2 may not do. */
const LISTED_JOBS = new Set([107, 201, 402, 403, 505, 601, 602, 603, 604, 1402]);

/**
 * Whether somebody with this visa can take the job on that day (`YYYY-MM-DD`, Korea), and why. It tells what the law says of
 * the status in general; the immigration office decides each case.
 */
export function visaFit(visa: VisaChoice, posting: FitPosting, day: string): VisaFit {
  const main = VISA_BY_ID.get(visa.visaMainId);
  const policy = main ? policyOn(main, day) : 'NONE';
  if (policy === 'NONE' || codeOf(visa) === RESEARCH_STUDENT) return no('NO_WORK');
  const isNamed = posting.visas.some((wanted) => covers(wanted, visa));
  const isForAny = posting.visas.some(({ visaMainId }) => visaMainId === ANY_VISA_ID);
  if (!isNamed && !isForAny) return no('NOT_LISTED');
  if (isStudent(visa) && !hasJobForStudents(posting.jobCategories)) return no('JOB_NOT_ALLOWED');
  return fitOfPolicy(policy, { isNamed, hasListedJobs: posting.jobCategories.some(isListedJob) });
}

/** Whether postings for "any visa" are for somebody with this visa, too, on that day (`YYYY-MM-DD`, Korea). */
export function answersToAnyVisa(visa: VisaChoice, day: string): boolean {
  const main = VISA_BY_ID.get(visa.visaMainId);
  return main !== undefined && codeOf(visa) !== RESEARCH_STUDENT && FREE_TO_APPLY.has(policyOn(main, day));
}

/** Whether the visa is one of students, to whom building sites are closed. */
export function isStudent({ visaMainId }: VisaChoice): boolean {
  return STUDENTS.has(VISA_BY_ID.get(visaMainId)?.code ?? '');
}

/** Whether any of the jobs may be done by students; a posting that names no job shuts nobody out. */
export function hasJobForStudents(jobCategories: FitPosting['jobCategories']): boolean {
  return jobCategories.length === 0 || !jobCategories.every(isConstruction);
}

function fitOfPolicy(policy: VisaPolicy, job: { isNamed: boolean; hasListedJobs: boolean }): VisaFit {
  switch (policy) {
    case 'OPEN':
      return yes('OPEN');
    case 'LISTED':
      return yes(job.hasListedJobs ? 'CHECK_JOB_LIST' : 'OPEN');
    case 'PERMISSION':
      return yes('NEEDS_PERMISSION');
    // Who needs a sponsor is not free to answer to "any visa".
    case 'SPONSORED':
      return { fits: job.isNamed, reason: 'NEEDS_SPONSOR' };
    // Even a posting that names the visa cannot be answered: only the state places these workers.
    case 'GOVERNMENT':
      return no('GOVERNMENT_ONLY');
    case 'NONE':
      return no('NO_WORK');
  }
}

/** Whether a posting that names `wanted` means somebody who has `own`. */
function covers(wanted: VisaChoice, own: VisaChoice): boolean {
  if (wanted.visaMainId !== own.visaMainId) return false;
  const [sub, ownSub] = [wanted.visaSubId ?? null, own.visaSubId ?? null];
  return sub === null || isAll(sub) || ownSub === null || isAll(ownSub) || sub === ownSub;
}

function codeOf({ visaSubId }: VisaChoice): string | null {
  return visaSubId ? (VISA_SUB_BY_ID.get(visaSubId)?.code ?? null) : null;
}

function isConstruction({ jobCategoryMainId }: FitPosting['jobCategories'][number]): boolean {
  return jobCategoryMainId === CONSTRUCTION;
}

/** A posting for all jobs of a group may be for the listed ones among them. */
function isListedJob({ jobCategoryMainId, jobCategorySubId }: FitPosting['jobCategories'][number]): boolean {
  if (jobCategorySubId && !isAll(jobCategorySubId)) return LISTED_JOBS.has(jobCategorySubId);
  return [...LISTED_JOBS].some((sub) => mainIdOf(sub) === jobCategoryMainId);
}

const yes = (reason: VisaFitReason): VisaFit => ({ fits: true, reason });
const no = (reason: VisaFitReason): VisaFit => ({ fits: false, reason });
