import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { type Point, RateLimits } from '../../platform/rate-limit/rate-limits.js';

/** How many mails may go to one address because somebody asks for them, whoever that is. */
@Injectable()
export class MailAllowance {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one more; throws `TOO_MANY_REQUESTS`. */
  take(email: string): Promise<Point> {
    return this.limits.count('mailAddress', { account: email });
  }

  /** Counts one more; false where there are too many already. */
  async hasTaken(email: string): Promise<boolean> {
    try {
      await this.take(email);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
      throw error;
    }
  }

  /** For a mail that was not sent in the end. */
  giveBack(point: Point): Promise<void> {
    return this.limits.giveBack(point);
  }
}
