import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { ANNOUNCE, NotificationsService } from './notifications.service.js';

const CLEAN_UP: JobKind = { name: 'notifications.cleanUp', cron: '41 * * * *' };

/** Background work on notifications. */
@Injectable()
export class NotificationsWorker {
  constructor(jobs: Jobs, notifications: NotificationsService) {
    jobs.register(ANNOUNCE, ({ postUuid }) => notifications.announce(postUuid));
    jobs.register(CLEAN_UP, async () => {
      // In batches, so that no transaction holds many rows for long.
      while ((await notifications.deleteOld()) > 0);
    });
  }
}
