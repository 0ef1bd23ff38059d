import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { WritingsQueries } from './writings.queries.js';
import { WritingsResolver } from './writings.resolver.js';
import { WritingsService } from './writings.service.js';
import { WritingsWorker } from './writings.worker.js';

@Module({
  imports: [AuditModule, DeskModule, ReportsModule],
  providers: [WritingsQueries, WritingsResolver, WritingsService, WritingsWorker],
})
export class WritingsModule {}
