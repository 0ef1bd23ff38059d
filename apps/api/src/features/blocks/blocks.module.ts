import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksPersonalData } from './blocks.personal-data.js';
import { BlocksQueries } from './blocks.queries.js';
import { BlocksResolver } from './blocks.resolver.js';
import { BlocksService } from './blocks.service.js';

@Module({
  imports: [EventsModule],
  controllers: [BlocksController],
  providers: [BlocksResolver, BlocksService, BlocksQueries, BlocksPersonalData],
})
export class BlocksModule {}
