import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { JobPostingEngagementService } from './job-posting-engagement.service.js';

const EXPIRE: JobKind = { name: 'jobPostings.expire', cron: '0 0 * * *', atStart: true };
const RANK_HOT: JobKind = { name: 'jobPostings.rankHot', cron: '*/5 * * * *', atStart: true };

/** Background work on postings. */
@Injectable()
export class JobPostingsWorker {
  constructor(jobs: Jobs, readers: JobPostingEngagementService) {
    jobs.register(EXPIRE, () => readers.expire());
    jobs.register(RANK_HOT, () => readers.rank());
  }
}
