import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { LOCK_ANCHORS, SET_ANCHORS } from './feed-anchors.statements.js';

const SET_FEED_ANCHORS: JobKind = { name: 'feed.setAnchors', cron: '* * * * *', atStart: true };

/** Background work on the feed. */
@Injectable()
export class FeedWorker {
  constructor(
    jobs: Jobs,
    private readonly database: Database,
  ) {
    jobs.register(SET_FEED_ANCHORS, () => this.setAnchors());
  }

  /** Counts anew before which posts how many others stand; readers go by the old figures until the new ones are there. */
  setAnchors(): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.rows(LOCK_ANCHORS);
      await this.database.rows(SET_ANCHORS);
    });
  }
}
