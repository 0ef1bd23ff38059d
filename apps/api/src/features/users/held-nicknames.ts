import { Injectable } from '@nestjs/common';
import { NICKNAME_HELD_DAYS } from '@haiko/shared/limits';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { keyedHash } from '../../platform/keyed-hash.js';
import { IS_NICKNAME_HELD } from './users.statements.js';

/** The nicknames of those who left a while ago: nobody else may be taken for them. */
@Injectable()
export class HeldNicknames {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
  ) {}

  /** What is kept of a nickname's key once its owner has left. */
  hashOf(key: string): string {
    return keyedHash(this.config.privacySecret, 'held-nickname', key);
  }

  async isHeld(nickname: string): Promise<boolean> {
    const values = { hash: this.hashOf(nicknameKey(nickname)), days: NICKNAME_HELD_DAYS };
    return (await this.database.row(IS_NICKNAME_HELD, values))?.isHeld === true;
  }

  /**
   * Throws `NICKNAME_TAKEN`. Part of the transaction that gives somebody the nickname, after it is written: that waits for a
   * withdrawal which is just leaving it.
   */
  async assertFree(nickname: string): Promise<void> {
    assertRule(!(await this.isHeld(nickname)), 'NICKNAME_TAKEN');
  }
}
