import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { AppError } from '../errors/app-error.js';
import { keyedHashes } from '../keyed-hash.js';

/** What is kept for a year, and longer than the lines of requests: who got in, who did not, and who used a right over others. */
export type SecurityEvent =
  | 'SIGNIN_OK'
  | 'SIGNIN_FAIL'
  | 'SIGNOUT'
  | 'REFRESH_REUSE'
  | 'SIGN_IN_ADDED'
  | 'SIGN_IN_REMOVED'
  | 'SECOND_FACTOR_ADDED'
  | 'RECOVERY_CODES_RENEWED'
  | 'SECOND_FACTOR_REMOVED'
  | 'SECOND_FACTOR_FAIL'
  | 'RECOVERY_CODE_USED'
  | 'PASSWORD_RESET'
  | 'WITHDRAW'
  | 'ROLE_CHANGE'
  | 'COMPANY_STATUS'
  | 'ADMIN_READ'
  | 'FORBIDDEN'
  | 'RATE_LIMIT'
  | 'UPLOAD_REFUSED'
  | 'CSP_BREACH';

/** What may stand beside an event: names of calls and states, uuids of things; nothing that a person has written. */
interface About {
  action?: string;
  state?: string;
  target?: string;
  /** The uuid of somebody whom it was done to, or may have been: logged as `target` by the hash that `user` has elsewhere. */
  targetPerson?: string;
  requestId?: string;
}

/** The log of what matters for safety: lines of the logger `Security`, which name people by a keyed hash alone. */
@Injectable()
export class SecurityLog {
  readonly #logger = new Logger('Security');

  readonly #hashOf: (userUuid: string) => string;

  constructor({ privacySecret }: AppConfig) {
    this.#hashOf = keyedHashes(privacySecret, 'person-in-logs');
  }

  /** `userUuid`: whose deed it was, null where nobody is known. */
  write(event: SecurityEvent, userUuid: string | null, { targetPerson, ...about }: About = {}): void {
    const target = targetPerson !== undefined && { target: this.hashOf(targetPerson) };
    this.#logger.log({ event, ...(userUuid !== null && { user: this.hashOf(userUuid) }), ...about, ...target });
  }

  /** Runs what signs somebody in; that it failed is written down, that they thought better of it is not. */
  async watchSignIn<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'SIGN_IN_FAILED' || code === 'KEY_EXPIRED') this.write('SIGNIN_FAIL', null, { state: code });
      throw error;
    }
  }

  /** What stands for a person in all logs, the same in each line: logs alone name nobody. */
  hashOf(userUuid: string): string {
    return this.#hashOf(userUuid).slice(0, 16);
  }
}
