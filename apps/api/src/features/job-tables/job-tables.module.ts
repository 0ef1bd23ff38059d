import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { JobImportsModule } from '../job-imports/job-imports.module.js';
import { JobTablesController } from './job-tables.controller.js';
import { JobTablesService } from './job-tables.service.js';

/** Tables of postings that administrators load for a city or an organization. */
@Module({
  imports: [AuditModule, JobImportsModule],
  controllers: [JobTablesController],
  providers: [JobTablesService],
})
export class JobTablesModule {}
