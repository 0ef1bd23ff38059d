import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { Suspensions } from './suspensions.service.js';

@Module({ imports: [AuditModule], providers: [Suspensions], exports: [Suspensions] })
export class SuspensionsModule {}
