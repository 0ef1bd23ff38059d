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

  /**
   * Before the comparison, so that guesses at once are counted, too: those of a network, then all of the account, which what a network
   * has tried in vain takes nothing from. Throws `TOO_MANY_REQUESTS`.
   */
  async count(userUuid: string, address: string): Promise<Point[]> {
    const ofNetwork = await this.limits.count('wrongCode', { account: userUuid, address });
    try {
      return [ofNetwork, await this.limits.count('wrongCodeOfAccount', { userUuid })];
    } catch (error) {
      await this.limits.giveBack(ofNetwork);
      throw error;
    }
  }

  /** It was right, and counts no more. */
  async right(guess: readonly Point[]): Promise<void> {
    for (const point of guess) await this.limits.giveBack(point);
  }

  wrong(userUuid: string): void {
    this.security.write('SECOND_FACTOR_FAIL', userUuid);
    this.metrics.count('haiko_wrong_proofs_total', { proof: 'app_code' });
  }
}
