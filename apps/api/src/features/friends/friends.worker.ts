import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { FORGET_OLD_ENDED } from './friends.statements.js';

const CLEAN_UP: JobKind = { name: 'friends.cleanUp', cron: '19 4 * * *' };

/** Background work on friendships. */
@Injectable()
export class FriendsWorker {
  constructor(jobs: Jobs, database: Database) {
    jobs.register(CLEAN_UP, async () => void (await database.rows(FORGET_OLD_ENDED)));
  }
}
