import { Module } from '@nestjs/common';
import { Badges } from './badges.js';
import { EventStreams } from './event-streams.js';
import { EventsController } from './events.controller.js';
import { EventsPersonalData } from './events.personal-data.js';
import { EventsQueries } from './events.queries.js';
import { Events } from './events.service.js';
import { EventsWorker } from './events.worker.js';

@Module({
  controllers: [EventsController],
  providers: [Events, EventsQueries, EventStreams, EventsWorker, EventsPersonalData, Badges],
  exports: [Events, Badges],
})
export class EventsModule {}
