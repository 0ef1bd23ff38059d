import { Module } from '@nestjs/common';
import { JobPostingsModule } from '../job-postings/job-postings.module.js';
import { VisaRulesModule } from '../visa-rules/visa-rules.module.js';
import { JobSearchQueries } from './job-search.queries.js';
import { JobSearchResolver } from './job-search.resolver.js';

/** What reads the index. */
@Module({ imports: [JobPostingsModule, VisaRulesModule], providers: [JobSearchResolver, JobSearchQueries] })
export class JobSearchModule {}
