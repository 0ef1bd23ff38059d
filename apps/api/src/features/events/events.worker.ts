import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { Events } from './events.service.js';

const CLEAN_UP: JobKind = { name: 'events.cleanUp', cron: '*/5 * * * *' };

/** Background work on events. */
@Injectable()
export class EventsWorker {
  constructor(jobs: Jobs, events: Events) {
    jobs.register(CLEAN_UP, async () => {
      while ((await events.deleteOld()) > 0);
    });
  }
}
