import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { JobPostingReadersService } from './job-posting-readers.service.js';
import { JobPostingSearchService } from './job-posting-search.service.js';

const EXPIRE: JobKind = { name: 'jobPostings.expire', cron: '0 0 * * *', atStart: true };
const RANK_HOT: JobKind = { name: 'jobPostings.rankHot', cron: '*/5 * * * *', atStart: true };
const FILL_SEARCH: JobKind = { name: 'jobPostings.fillSearch', cron: '*/10 * * * *', atStart: true };

/** Background work on postings. */
@Injectable()
export class JobPostingsWorker {
  constructor(jobs: Jobs, readers: JobPostingReadersService, search: JobPostingSearchService) {
    jobs.handle(EXPIRE, () => readers.expire());
    jobs.handle(RANK_HOT, () => readers.rank());
    jobs.handle(FILL_SEARCH, async () => void (await search.fill()));
  }
}
