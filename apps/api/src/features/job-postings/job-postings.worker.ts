import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { JobPostingEngagementService } from './job-posting-engagement.service.js';
import { MinimumWageService } from './minimum-wage.service.js';
import { ScamFacts } from './scam-facts.service.js';

const EXPIRE: JobKind = { name: 'jobPostings.expire', cron: '0 0 * * *', atStart: true };
const APPLY_WAGE: JobKind = { name: 'jobPostings.applyMinimumWage', cron: '5 0 * * *', atStart: true };
const MEASURE_PAY: JobKind = { name: 'jobPostings.measurePay', cron: '37 3 * * *', atStart: true };
const RANK_HOT: JobKind = { name: 'jobPostings.rankHot', cron: '*/5 * * * *', atStart: true };

/** Background work on postings. */
@Injectable()
export class JobPostingsWorker {
  constructor(jobs: Jobs, readers: JobPostingEngagementService, wage: MinimumWageService, facts: ScamFacts) {
    jobs.register(EXPIRE, () => readers.expire());
    jobs.register(APPLY_WAGE, () => wage.apply());
    jobs.register(MEASURE_PAY, () => facts.measurePay());
    jobs.register(RANK_HOT, () => readers.rank());
  }
}
