import { Module } from '@nestjs/common';
import { AuditPersonalData } from './audit.personal-data.js';
import { AuditQueries } from './audit.queries.js';
import { AuditResolver } from './audit.resolver.js';
import { AuditService } from './audit.service.js';

@Module({ providers: [AuditResolver, AuditQueries, AuditService, AuditPersonalData], exports: [AuditService] })
export class AuditModule {}
