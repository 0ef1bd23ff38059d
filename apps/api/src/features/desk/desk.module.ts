import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { DeskPersonalData } from './desk.personal-data.js';
import { DeskResolver } from './desk.resolver.js';
import { Desk } from './desk.service.js';

@Module({
  imports: [EventsModule],
  providers: [Desk, DeskResolver, DeskPersonalData],
  exports: [Desk],
})
export class DeskModule {}
