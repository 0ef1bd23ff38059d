import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { hashOf, randomSecret } from './secrets.js';
import { INSERT_KEY, KEY_EXISTS, FIND_KEY, CONSUME_KEY } from './sign-in-keys.statements.js';
import type { SocialProfile } from './social-profile.js';
import type { SocialProviderName } from '@haiko/shared/socialProviders';

const KNOWN_ACCOUNT_SECONDS = 60;
export const SIGN_UP_SECONDS = 15 * 60;

/** What a key stands for; `userUuid` is null while the person has no account. */
export interface SignInKeyRow {
  userUuid: string | null;
  provider: SocialProviderName;
  sub: string;
  email: string | null;
  name: string | null;
}

/** Who brings a key: the secrets in the browser's cookies, and the network address. */
export interface KeyBearer {
  browsers: string[];
  address: string;
}

/**
 * The keys that step 2 gives to the web: for a known account's tokens, or a ticket for signing up. A key is good only in
 * the browser that it was given to, so that nobody can be led into somebody else's account by an address with a key.
 */
@Injectable()
export class SignInKeysService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly security: SecurityLog,
  ) {}

  async issue(browser: string, profile: SocialProfile, userUuid: string | null): Promise<string> {
    const { provider, sub, email, name } = profile;
    const key = randomSecret();
    const seconds = userUuid === null ? SIGN_UP_SECONDS : KNOWN_ACCOUNT_SECONDS;
    const values = {
      keyHash: hashOf(key),
      browserHash: hashOf(browser),
      user: userUuid,
      provider,
      sub,
      email,
      name,
      seconds,
    };
    await this.database.rows(INSERT_KEY, values);
    return key;
  }

  /**
   * What a key stands for, without using it. Throws `KEY_EXPIRED`, also in another browser; an address that guesses is
   * blocked for a while.
   */
  async find(key: string, { browsers, address }: KeyBearer): Promise<SignInKeyRow> {
    await this.limits.check('wrongKey', { address });
    const row = await this.database.row(FIND_KEY, { keyHash: hashOf(key), browserHashes: browsers.map(hashOf) });
    if (row) return row;
    if (!(await this.database.row(KEY_EXISTS, { keyHash: hashOf(key) })))
      await this.limits.count('wrongKey', { address });
    this.security.write('SIGNIN_FAIL', null);
    throw new AppError('KEY_EXPIRED');
  }

  /** Uses a key that `look` has found; throws `KEY_EXPIRED` when somebody else was faster. */
  async consume(key: string): Promise<void> {
    if (!(await this.database.row(CONSUME_KEY, { keyHash: hashOf(key) }))) throw new AppError('KEY_EXPIRED');
  }
}
