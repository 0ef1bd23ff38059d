import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { Work24Service } from './work24.service.js';

/** Looks every minute whether there is something to do; what is under way in any process is left to that one. */
const TICK: JobKind = { name: 'work24.tick', cron: '* * * * *' };
/** The lists and the details of a first day take longer than a day: one job after the other goes on. */
const READ: JobKind = { name: 'work24.read', heartbeatSeconds: 60 };

const HIDE_UNSEEN: JobKind = { name: 'work24.hideUnseen', cron: '9 * * * *' };

/** Background work on the feed of the public employment service. */
@Injectable()
export class Work24Worker {
  constructor(jobs: Jobs, feed: Work24Service) {
    const read = () => jobs.send(READ, {}, { singletonKey: 'read' });
    jobs.register(TICK, () => (feed.isOn ? read() : Promise.resolve()));
    jobs.register(HIDE_UNSEEN, () => feed.hideUnseen());
    jobs.register(READ, async (_data, signal) => {
      // At once: of several processes another one may have taken, and left, what the last tick asked for.
      if (await feed.work(signal)) await read();
    });
  }
}
