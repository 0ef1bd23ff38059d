import { Module } from '@nestjs/common';
import { AuditQueries } from './audit.queries.js';
import { AuditResolver } from './audit.resolver.js';
import { AuditService } from './audit.service.js';

@Module({ providers: [AuditResolver, AuditQueries, AuditService], exports: [AuditService] })
export class AuditModule {}
