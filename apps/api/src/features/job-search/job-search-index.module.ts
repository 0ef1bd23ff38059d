import { Module } from '@nestjs/common';
import { JobSearchIndex } from './job-search-index.service.js';
import { JobSearchIndexWorker } from './job-search-index.worker.js';

/** What writes the index; whoever changes postings needs it. */
@Module({ providers: [JobSearchIndex, JobSearchIndexWorker], exports: [JobSearchIndex] })
export class JobSearchIndexModule {}
