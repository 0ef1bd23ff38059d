import { idOfAll, mainIdOf, SUBS_PER_MAIN } from './named.ts';
import rows from './kecoJobs.json' with { type: 'json' };

/** A group of jobs of the Korean Employment Classification of Occupations (KECO 2018) and what it is called here. */
export interface KecoJob {
  /** Three digits; longer codes begin with them. */
  code: string;
  name: string;
  /** Ids of groups or of jobs of ours; none where we have no such job. */
  jobs: readonly number[];
}

/** What stands where none of our jobs does: "other". */
export const OTHER_JOB = { mainId: 14, subId: 1405 };

const CODE_DIGITS = 3;

export const KECO_JOBS: readonly KecoJob[] = rows;

const BY_CODE = new Map(KECO_JOBS.map((job) => [job.code, job]));

/** The row that a code of three or more digits belongs to; undefined for one that the table does not have. */
export function kecoJob(code: string): KecoJob | undefined {
  return BY_CODE.get(code.slice(0, CODE_DIGITS));
}

/** Our jobs for a code: "other" where the table names none, and for a code that it does not have. */
export function jobsOfKeco(code: string): { mainId: number; subId: number }[] {
  const jobs = kecoJob(code)?.jobs ?? [];
  if (jobs.length === 0) return [OTHER_JOB];
  return jobs.map((id) =>
    id < SUBS_PER_MAIN ? { mainId: id, subId: idOfAll(id) } : { mainId: mainIdOf(id), subId: id },
  );
}
