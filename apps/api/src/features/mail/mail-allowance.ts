import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';

/** How many mails may go to one address because somebody asks for them, whoever that is. */
@Injectable()
export class MailAllowance {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts one more that somebody at the network address `asker` asks for. When the allowance of the mails' address is used up every
   * network has a small one of its own: whoever asks again and again keeps its owner from nothing. Throws `TOO_MANY_REQUESTS`.
   */
  async take(email: string, asker: string): Promise<void> {
    try {
      await this.limits.count('mailAddress', { account: mailboxOf(email) });
    } catch (error) {
      if (!isTooMany(error)) throw error;
      await this.limits.count('mailAddressOfNetwork', { account: mailboxOf(email), address: asker });
    }
  }

  /**
   * Whether an account's address is told of what was done with it: one that nobody has confirmed may be a stranger's, and counts as if they
   * had been asked for.
   */
  async mayTell(
    { isEmailConfirmed }: Pick<Viewer, 'isEmailConfirmed'>,
    email: string,
    asker: string,
  ): Promise<boolean> {
    return isEmailConfirmed || this.hasTaken(email, asker);
  }

  /** Counts one more; false where there are too many already. */
  async hasTaken(email: string, asker: string): Promise<boolean> {
    try {
      await this.take(email, asker);
      return true;
    } catch (error) {
      if (isTooMany(error)) return false;
      throw error;
    }
  }
}

/**
 * Most mail servers put what comes to `linh+any@` where `linh@` gets theirs, and Gmail what comes to `l.i.n.h@`, too: whoever has mails sent
 * to all of these fills one mailbox.
 */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.replace(/\+[^@]*(?=@)/, '').split('@');
  return /^(gmail|googlemail)\.com$/i.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

const isTooMany = (error: unknown) => error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
