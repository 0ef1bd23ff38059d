import { Injectable } from '@nestjs/common';
import { FRESH_SIGN_IN_MINUTES } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { PASSWORD_OF } from './identities.statements.js';
import { PasswordGuesses } from './password-guesses.js';
import { Passwords } from './passwords.js';

/** Before what would help a thief most, people show once more that it is they. */
@Injectable()
export class FreshProof {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly guesses: PasswordGuesses,
  ) {}

  /** The password, or a sign-in of a moment ago. Throws `REAUTHENTICATION_REQUIRED`, `WRONG_PASSWORD`, `TOO_MANY_REQUESTS`. */
  async assert(viewer: Viewer, password: string | null | undefined): Promise<void> {
    if (typeof password === 'string') return this.assertPassword(viewer, password);
    // The sign-in is of the database's clock: by one of ours that went back, an old one would lie ahead.
    const age = Math.abs(Date.now() - viewer.authenticatedAt.getTime());
    assertRule(age <= FRESH_SIGN_IN_MINUTES * 60_000, 'REAUTHENTICATION_REQUIRED');
  }

  /** The password alone, counted with the guesses at the sign-in. Throws `WRONG_PASSWORD`, `TOO_MANY_REQUESTS`. */
  async assertPassword({ uuid, sessionUuid }: Viewer, password: string): Promise<void> {
    const identity = await this.database.row(PASSWORD_OF, { user: uuid });
    const guess = await this.guesses.count(identity?.account ?? uuid, { session: sessionUuid });
    if (!(await this.passwords.matches(password, identity?.passwordHash))) {
      this.guesses.wrong(uuid);
      throw new AppError('WRONG_PASSWORD');
    }
    await this.guesses.right(guess);
  }
}
