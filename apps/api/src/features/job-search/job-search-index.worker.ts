import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { JobSearchIndex } from './job-search-index.service.js';

const FILL: JobKind = { name: 'jobPostings.fillSearch', cron: '*/10 * * * *', atStart: true };

/** Adds to the index what it lacks. */
@Injectable()
export class JobSearchIndexWorker {
  constructor(jobs: Jobs, index: JobSearchIndex) {
    jobs.register(FILL, async () => void (await index.fill()));
  }
}
