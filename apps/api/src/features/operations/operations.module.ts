import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { OperationsResolver } from './operations.resolver.js';
import { OperationsService } from './operations.service.js';

@Module({ imports: [AuditModule], providers: [OperationsResolver, OperationsService] })
export class OperationsModule {}
