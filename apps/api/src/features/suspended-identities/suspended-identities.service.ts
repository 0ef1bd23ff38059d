import { Injectable } from '@nestjs/common';
import type { SocialProviderName } from '@haiko/shared/socialProviders';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { keyedHash } from '../../platform/keyed-hash.js';
import {
  IDENTITIES_OF,
  INSERT_SUSPENDED,
  IS_SUSPENDED,
  KNOWN_IDENTITIES,
  SUSPENDED_IDENTITIES,
} from './suspended-identities.statements.js';

/** As in identities: for a password `sub` is the canonical e-mail address. */
interface Proof {
  provider: SocialProviderName | 'password';
  sub: string;
}

/**
 * Longer than any transaction: an account is as old as the beginning of its sign-up, which may have waited for the withdrawal that gave its
 * identity up. Nobody is suspended, and gives something up, in the first minute of an account.
 */
const SIGN_UP_SECONDS = 60;

/**
 * Withdrawing ends no suspension: whoever comes back by the same identity waits for its end, and is known to moderators for a while
 * after it.
 */
@Injectable()
export class SuspendedIdentitiesService {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
  ) {}

  /** Part of what takes identities from an account, before they are gone: a withdrawal, a new password by mail, another address. */
  async keepSuspension(userUuid: string, provider: Proof['provider'] | null = null): Promise<void> {
    const suspended = await this.database.rows(SUSPENDED_IDENTITIES, { user: userUuid, provider });
    for (const { suspendedUntil, ...proof } of suspended)
      await this.database.rows(INSERT_SUSPENDED, { hash: this.#hashOf(proof), until: suspendedUntil });
  }

  /** Which of these people sign in by what an account that was suspended had before them; who takes back their own is none. */
  async returned(people: string[]): Promise<string[]> {
    const identities = await this.database.rows(IDENTITIES_OF, { people });
    const hashes = identities.map((proof) => this.#hashOf(proof));
    const known = await this.database.rows(KNOWN_IDENTITIES, { hashes });
    const since = new Map(known.map(({ hash, createdAt }) => [hash, createdAt]));
    return identities.flatMap(({ userUuid, joinedAt }, at) => {
      const givenUpAt = since.get(hashes[at] ?? '');
      return givenUpAt && joinedAt.getTime() > givenUpAt.getTime() - SIGN_UP_SECONDS * 1_000 ? [userUuid] : [];
    });
  }

  /**
   * Throws `ACCOUNT_SUSPENDED`. Part of a sign-up, after its identity is inserted: that waits for a withdrawal which is
   * just taking the same identity away. Or of an account that is there (`userUuid`) and links one, which takes back what it gave up itself:
   * who was suspended by mistake has their sign-ins again.
   */
  async assertNotSuspended(proof: Proof, userUuid: string | null = null): Promise<void> {
    const asked = { hash: this.#hashOf(proof), user: userUuid, signUpSeconds: SIGN_UP_SECONDS };
    const suspended = await this.database.row(IS_SUSPENDED, asked);
    assertRule(suspended === undefined, 'ACCOUNT_SUSPENDED');
  }

  #hashOf({ provider, sub }: Proof): string {
    const name = JSON.stringify([provider, sub]);
    return keyedHash(this.config.privacySecret, 'suspended-identity', name);
  }
}
