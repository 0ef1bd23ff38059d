import { Module } from '@nestjs/common';
import { Badges } from '../events/badges.js';
import { EventsModule } from '../events/events.module.js';
import { PushModule } from '../push/push.module.js';
import { NotificationCommentFieldsResolver, NotificationFieldsResolver } from './notification-fields.resolver.js';
import { NotificationsPersonalData } from './notifications.personal-data.js';
import { NotificationsPush } from './notifications.push.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationsWorker } from './notifications.worker.js';

@Module({
  imports: [EventsModule, PushModule],
  providers: [
    NotificationsResolver,
    NotificationCommentFieldsResolver,
    NotificationFieldsResolver,
    NotificationsService,
    NotificationsQueries,
    NotificationsWorker,
    NotificationsPush,
    NotificationsPersonalData,
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {
  constructor(badges: Badges, queries: NotificationsQueries) {
    badges.register('notifications', (userUuid) => queries.unread(userUuid));
  }
}
