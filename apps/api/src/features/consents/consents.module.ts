import { Module } from '@nestjs/common';
import { ConsentsController } from './consents.controller.js';
import { ConsentsPersonalData } from './consents.personal-data.js';
import { ConsentsResolver } from './consents.resolver.js';
import { ConsentsService } from './consents.service.js';

@Module({
  controllers: [ConsentsController],
  providers: [ConsentsResolver, ConsentsService, ConsentsPersonalData],
  exports: [ConsentsService],
})
export class ConsentsModule {}
