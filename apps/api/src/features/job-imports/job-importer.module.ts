import { Module } from '@nestjs/common';
import { JobSearchIndex } from '../job-search/job-search-index.service.js';
import { JobImportWriter } from './job-import-writer.js';
import { JobImportsService } from './job-imports.service.js';

/** What importing needs and no more: the command keeps to it, because it is to run on small machines. */
@Module({
  providers: [JobImportsService, JobImportWriter, JobSearchIndex],
  exports: [JobImportsService, JobImportWriter],
})
export class JobImporterModule {}
