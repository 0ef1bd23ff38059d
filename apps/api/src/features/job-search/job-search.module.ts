import { Module } from '@nestjs/common';
import { JobPostingsModule } from '../job-postings/job-postings.module.js';
import { JobSearchQueries } from './job-search.queries.js';
import { JobSearchResolver } from './job-search.resolver.js';

/** What reads the index. */
@Module({ imports: [JobPostingsModule], providers: [JobSearchResolver, JobSearchQueries] })
export class JobSearchModule {}
