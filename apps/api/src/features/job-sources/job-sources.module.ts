import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { JobImportsModule } from '../job-imports/job-imports.module.js';
import { Work24Module } from '../work24/work24.module.js';
import { JobSourcesQueries } from './job-sources.queries.js';
import { JobSourcesResolver } from './job-sources.resolver.js';
import { JobSourcesService } from './job-sources.service.js';
import { SourceFigures } from './source-figures.js';

/** Where imported postings come from, for the administrators' desk. */
@Module({
  imports: [AuditModule, JobImportsModule, Work24Module],
  providers: [JobSourcesResolver, JobSourcesService, JobSourcesQueries, SourceFigures],
})
export class JobSourcesModule {}
