import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type Point, RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';

/** How often somebody may try a password. */
@Injectable()
export class PasswordGuesses {
  constructor(
    private readonly limits: RateLimits,
    private readonly security: SecurityLog,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Before the comparison, so that guesses at once are counted, too. When the account's allowance is used up every address, and for who
   * is in already every session, has a small one of its own: whoever guesses cannot keep the owner out. Throws `TOO_MANY_REQUESTS`.
   */
  async count(account: string, guesser: { address: string } | { session: string }): Promise<Point> {
    try {
      return await this.limits.count('wrongPassword', { account });
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')
        return this.limits.count('wrongPasswordOfAddress', { account, ...guesser });
      throw error;
    }
  }

  /** It was right, and counts no more. */
  right(guess: Point): Promise<void> {
    return this.limits.giveBack(guess);
  }

  /** It was wrong; `userUuid` is null where nobody has the address. */
  wrong(userUuid: string | null): void {
    this.security.write('SIGNIN_FAIL', userUuid);
    this.metrics.count('haiko_wrong_proofs_total', { proof: 'password' });
  }
}
