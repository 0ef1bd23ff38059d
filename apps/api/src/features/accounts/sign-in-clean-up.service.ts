import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Statement } from '../../platform/database/statement.js';
import {
  CLEAR_KEYS,
  CLEAR_NICKNAMES,
  CLEAR_SESSIONS,
  CLEAR_STATES,
  CLEAR_SUSPENDED,
  CLEAR_TICKETS,
  CLEAR_UNCONFIRMED,
} from './sign-in-clean-up.statements.js';

const BATCH = 1_000;
const EXPIRED: readonly Statement<{ batch: number }>[] = [
  CLEAR_STATES,
  CLEAR_KEYS,
  CLEAR_TICKETS,
  CLEAR_UNCONFIRMED,
  CLEAR_SESSIONS,
  CLEAR_SUSPENDED,
  CLEAR_NICKNAMES,
];

/** Removes what nobody can sign in with any more, and of the withdrawn the suspensions that are over and the nicknames held long enough. */
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
