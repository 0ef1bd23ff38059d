import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type JobKind, Jobs } from '../jobs/jobs.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { FORGET_KEYS_OF, FORGET_OLD_KEYS } from './idempotency.statements.js';

const CLEAN_UP: JobKind = { name: 'requestKeys.cleanUp', cron: '47 * * * *' };
const BATCH = 1_000;

/** How long the keys of writes are remembered. */
@Injectable()
export class IdempotencyWorker {
  constructor(
    jobs: Jobs,
    personalData: PersonalData,
    private readonly database: Database,
  ) {
    jobs.register(CLEAN_UP, async () => {
      while ((await this.forgetOld()) > 0);
    });
    personalData.register('idempotency', {
      erases: ['request_keys.user_uuid'],
      exports: {},
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(FORGET_KEYS_OF, { user: userUuid }),
    });
  }

  /** Forgets some that no client asks for any more; returns how many there were. */
  async forgetOld(): Promise<number> {
    return (await this.database.rows(FORGET_OLD_KEYS, { batch: BATCH })).length;
  }
}
