import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Statement } from '../../platform/database/statement.js';
import { CLEAR_KEYS, CLEAR_SESSIONS, CLEAR_STATES, CLEAR_SUSPENDED } from './sign-in-clean-up.statements.js';

const BATCH = 1_000;
const EXPIRED: readonly Statement<{ batch: number }>[] = [CLEAR_STATES, CLEAR_KEYS, CLEAR_SESSIONS, CLEAR_SUSPENDED];

/** Removes what nobody can sign in with any more, and suspensions of the withdrawn that are over. */
@Injectable()
export class SignInCleanUpService {
  constructor(private readonly database: Database) {}

  /** Removes some; returns how many there were. */
  async removeExpired(): Promise<number> {
    let removed = 0;
    for (const statement of EXPIRED) removed += (await this.database.rows(statement, { batch: BATCH })).length;
    return removed;
  }
}
