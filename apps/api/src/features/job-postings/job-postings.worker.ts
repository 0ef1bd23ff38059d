import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { JobPostingsService } from './job-postings.service.js';
import { MinimumWageService } from './minimum-wage.service.js';
import { ScamFacts } from './scam-facts.service.js';

const EXPIRE: JobKind = { name: 'jobPostings.expire', cron: '0 0 * * *', atStart: true };
const APPLY_WAGE: JobKind = { name: 'jobPostings.applyMinimumWage', cron: '5 0 * * *', atStart: true };
const MEASURE_PAY: JobKind = { name: 'jobPostings.measurePay', cron: '37 3 * * *', atStart: true };

/** Background work on postings. */
@Injectable()
export class JobPostingsWorker {
  constructor(jobs: Jobs, postings: JobPostingsService, wage: MinimumWageService, facts: ScamFacts) {
    jobs.register(EXPIRE, () => postings.expire());
    jobs.register(APPLY_WAGE, () => wage.apply());
    jobs.register(MEASURE_PAY, () => facts.measurePay());
  }
}
