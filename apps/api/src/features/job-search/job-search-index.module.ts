import { Module } from '@nestjs/common';
import { JobFacets } from './job-facets.service.js';
import { JobSearchIndex } from './job-search-index.service.js';
import { JobSearchIndexWorker } from './job-search-index.worker.js';

/** What writes the index; whoever changes postings needs it. */
@Module({ providers: [JobSearchIndex, JobFacets, JobSearchIndexWorker], exports: [JobSearchIndex] })
export class JobSearchIndexModule {}
