import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { hashOf, randomSecret } from './secrets.js';
import type { SocialProfile } from './social-profile.js';
import type { SocialProviderName } from './social-settings.js';

const KNOWN_ACCOUNT_SECONDS = 60;
const SIGN_UP_SECONDS = 15 * 60;

/** What a key stands for; `userUuid` is null while the person has no account. */
export interface SignInKeyRow {
  userUuid: string | null;
  provider: SocialProviderName;
  sub: string;
  email: string | null;
  name: string | null;
}

const ROW = 'user_uuid as "userUuid", provider, sub, email, name';

const GIVE: Statement = {
  name: 'sign-in-keys.give',
  text: `
    insert into sign_in_keys (key_hash, user_uuid, provider, sub, email, name, expires_at)
    values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
};

// Kept for a day beyond their end, so that a late key is told from a guessed one.
const CLEAR: Statement = {
  name: 'sign-in-keys.clear',
  text: `delete from sign_in_keys where expires_at < now() - interval '1 day'`,
};

const LOOK: Statement = {
  name: 'sign-in-keys.look',
  text: `select ${ROW} from sign_in_keys where key_hash = $1 and expires_at > now()`,
};

// Expiring is using: of two calls with one key only one finds it.
const USE: Statement = {
  name: 'sign-in-keys.use',
  text: `update sign_in_keys set expires_at = now() where key_hash = $1 and expires_at > now() returning key_hash`,
};

const KNOWN: Statement = {
  name: 'sign-in-keys.known',
  text: 'select 1 as known from sign_in_keys where key_hash = $1',
};

/** The keys that step 2 gives to the web: for a known account's tokens, or a ticket for signing up. */
@Injectable()
export class SignInKeysService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
  ) {}

  async give({ provider, sub, email, name }: SocialProfile, userUuid: string | null): Promise<string> {
    const key = randomSecret();
    const seconds = userUuid === null ? SIGN_UP_SECONDS : KNOWN_ACCOUNT_SECONDS;
    await this.database.rows(CLEAR, []);
    await this.database.rows(GIVE, [hashOf(key), userUuid, provider, sub, email, name, seconds]);
    return key;
  }

  /** What a key stands for, without using it. Throws `KEY_EXPIRED`; an address that guesses is blocked for a while. */
  async look(key: string, address: string): Promise<SignInKeyRow> {
    await this.limits.check('wrongKey', { address });
    const row = await this.database.row<SignInKeyRow>(LOOK, [hashOf(key)]);
    if (row) return row;
    if (!(await this.database.row(KNOWN, [hashOf(key)]))) await this.limits.count('wrongKey', { address });
    throw new AppError('KEY_EXPIRED');
  }

  /** Uses a key that `look` has found; throws `KEY_EXPIRED` when somebody else was faster. */
  async use(key: string): Promise<void> {
    if (!(await this.database.row(USE, [hashOf(key)]))) throw new AppError('KEY_EXPIRED');
  }
}
