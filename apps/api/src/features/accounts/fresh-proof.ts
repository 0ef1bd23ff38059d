import { Injectable } from '@nestjs/common';
import { FRESH_SIGN_IN_MINUTES } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { Passwords } from './passwords.js';
import { PASSWORD_OF } from './withdrawal.statements.js';

/** Before what would help a thief most, people show once more that it is they. */
@Injectable()
export class FreshProof {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /** The password, or a sign-in of a moment ago. Throws `REAUTHENTICATION_REQUIRED`, `WRONG_PASSWORD`. */
  async assert({ uuid, authenticatedAt }: Viewer, password: string | null | undefined): Promise<void> {
    if (typeof password !== 'string') {
      // The sign-in is of the database's clock: by one of ours that went back, an old one would lie ahead.
      const age = Math.abs(Date.now() - authenticatedAt.getTime());
      return assertRule(age <= FRESH_SIGN_IN_MINUTES * 60_000, 'REAUTHENTICATION_REQUIRED');
    }
    const identity = await this.database.row(PASSWORD_OF, { user: uuid });
    assertRule(await this.passwords.matches(password, identity?.passwordHash), 'WRONG_PASSWORD');
  }
}
