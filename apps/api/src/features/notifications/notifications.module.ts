import { Module } from '@nestjs/common';
import { Badges } from '../events/badges.js';
import { EventsModule } from '../events/events.module.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationsWorker } from './notifications.worker.js';

@Module({
  imports: [EventsModule],
  providers: [NotificationsResolver, NotificationsService, NotificationsQueries, NotificationsWorker],
  exports: [NotificationsService],
})
export class NotificationsModule {
  constructor(badges: Badges, queries: NotificationsQueries) {
    badges.count('notifications', (userUuid) => queries.unread(userUuid));
  }
}
