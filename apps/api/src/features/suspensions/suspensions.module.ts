import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SuspensionsPersonalData } from './suspensions.personal-data.js';
import { Suspensions } from './suspensions.service.js';

@Module({
  imports: [AuditModule],
  providers: [Suspensions, SuspensionsPersonalData],
  exports: [Suspensions],
})
export class SuspensionsModule {}
