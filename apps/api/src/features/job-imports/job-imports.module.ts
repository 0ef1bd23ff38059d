import { Module } from '@nestjs/common';
import { JobPostingsModule } from '../job-postings/job-postings.module.js';
import { JobImportWriter } from './job-import-writer.js';
import { JobImportsQueries } from './job-imports.queries.js';
import { JobImportsResolver } from './job-imports.resolver.js';
import { JobImportsService } from './job-imports.service.js';
import { JobImportsWorker } from './job-imports.worker.js';

@Module({
  imports: [JobPostingsModule],
  providers: [JobImportsResolver, JobImportsQueries, JobImportsService, JobImportWriter, JobImportsWorker],
  exports: [JobImportsService],
})
export class JobImportsModule {}
