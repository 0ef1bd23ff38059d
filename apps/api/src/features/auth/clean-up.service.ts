import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CLEAR_KEYS, CLEAR_SESSIONS, CLEAR_STATES, CLEAR_SUSPENDED } from './clean-up.statements.js';

const BATCH = 1_000;

/** Removes what nobody can sign in with any more, and suspensions of the withdrawn that are over. */
@Injectable()
export class SignInCleanUpService {
  constructor(private readonly database: Database) {}

  /** Removes some; answers how many there were. */
  async removeExpired(): Promise<number> {
    let removed = 0;
    for (const statement of [CLEAR_STATES, CLEAR_KEYS, CLEAR_SESSIONS, CLEAR_SUSPENDED])
      removed += (await this.database.rows(statement, [BATCH])).length;
    return removed;
  }
}
