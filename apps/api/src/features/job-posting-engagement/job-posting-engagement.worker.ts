import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { JobPostingEngagementService } from './job-posting-engagement.service.js';

const RANK_HOT: JobKind = { name: 'jobPostings.rankHot', cron: '*/5 * * * *', atStart: true };

/** Ranks the hot section. */
@Injectable()
export class JobPostingEngagementWorker {
  constructor(jobs: Jobs, engagement: JobPostingEngagementService) {
    jobs.register(RANK_HOT, () => engagement.rank());
  }
}
