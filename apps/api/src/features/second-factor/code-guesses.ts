import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';
import { type Point, RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';

/** How often somebody may try a code of an app. */
@Injectable()
export class CodeGuesses {
  constructor(
    private readonly limits: RateLimits,
    private readonly security: SecurityLog,
    private readonly metrics: Metrics,
  ) {}

  /** Before the comparison, so that guesses at once are counted, too. Throws `TOO_MANY_REQUESTS`. */
  count(userUuid: string): Promise<Point> {
    return this.limits.count('wrongCode', { userUuid });
  }

  /** It was right, and counts no more. */
  right(guess: Point): Promise<void> {
    return this.limits.giveBack(guess);
  }

  wrong(userUuid: string): void {
    this.security.write('SECOND_FACTOR_FAIL', userUuid);
    this.metrics.count('haiko_wrong_proofs_total', { proof: 'app_code' });
  }
}
