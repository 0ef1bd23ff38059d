import { Injectable } from '@nestjs/common';
import { kecoJob } from '@haiko/shared/reference/kecoJobs';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { found } from '../../platform/errors/app-error.js';
import { JOBS_SHOWN, type Work24JobView, type Work24View } from './work24.views.js';

const STATE = statement(
  'work24.state',
  `
    select s.page is not null as "isReading", s.read_at as "readAt", s.rest_until as "restUntil", s.problem,
      case when s.problem is not null then s.problem_since end as "problemSince",
      (select count(*)::int from work24_postings) as postings,
      (select count(*)::int from work24_postings where wanted_at is not null) as wanted
    from work24_state s`,
);

/** Keys from ix_work24_postings_jobs_code. */
const JOBS_CODES = statement(
  'work24.jobsCodes',
  `select jobs_code as code, count(*)::int as postings from work24_postings group by jobs_code order by 2 desc, 1`,
);

/** Every read of the feed of the public employment service. */
@Injectable()
export class Work24Queries {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  async read(): Promise<Work24View> {
    const state = found(await this.database.row(STATE));
    return { isOn: this.config.work24.key !== undefined, ...state, otherJobs: await this.#otherJobs() };
  }

  async #otherJobs(): Promise<Work24JobView[]> {
    const codes = await this.database.rows(JOBS_CODES);
    return codes
      .map(({ code, postings }) => ({ code, postings, job: kecoJob(code) }))
      .filter(({ job }) => (job?.jobs.length ?? 0) === 0)
      .map(({ code, postings, job }) => ({ code, name: job?.name ?? '', postings }))
      .slice(0, JOBS_SHOWN);
  }
}
