import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { WageDefaultersController } from './wage-defaulters.controller.js';
import { WageDefaultersPersonalData } from './wage-defaulters.personal-data.js';
import { WageDefaultersQueries } from './wage-defaulters.queries.js';
import { WageDefaultersResolver } from './wage-defaulters.resolver.js';
import { WageDefaultersService } from './wage-defaulters.service.js';
import { WageDefaultersWorker } from './wage-defaulters.worker.js';

@Module({
  imports: [AuditModule],
  controllers: [WageDefaultersController],
  providers: [
    WageDefaultersResolver,
    WageDefaultersService,
    WageDefaultersQueries,
    WageDefaultersWorker,
    WageDefaultersPersonalData,
  ],
})
export class WageDefaultersModule {}
