import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { JobFacets } from './job-facets.service.js';
import { JobSearchIndex } from './job-search-index.service.js';

const FILL: JobKind = { name: 'jobPostings.fillSearch', cron: '*/10 * * * *', atStart: true };
const FILL_FACETS: JobKind = { name: 'jobPostings.fillFacets', cron: '49 * * * *', atStart: true };

/** Adds to the index what it lacks: searched texts, and facets. */
@Injectable()
export class JobSearchIndexWorker {
  constructor(jobs: Jobs, index: JobSearchIndex, facets: JobFacets) {
    jobs.register(FILL, async () => void (await index.fill()));
    jobs.register(FILL_FACETS, async () => void (await facets.fill()));
  }
}
