import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { keyedHash } from '../../platform/keyed-hash.js';
import type { Identity } from './identity.entity.js';
import { SUSPENDED_IDENTITIES, IS_SUSPENDED, INSERT_SUSPENDED } from './suspended-identities.statements.js';

type Proof = Pick<Identity, 'provider' | 'sub'>;

/** Withdrawing ends no suspension: whoever comes back by the same identity waits for its end. */
@Injectable()
export class SuspendedIdentitiesService {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
  ) {}

  /** Part of a withdrawal, before the identities are forgotten. */
  async keepSuspension(userUuid: string): Promise<void> {
    const suspended = await this.database.rows(SUSPENDED_IDENTITIES, { user: userUuid });
    for (const { suspendedUntil, ...proof } of suspended)
      await this.database.rows(INSERT_SUSPENDED, { hash: this.#hashOf(proof), until: suspendedUntil });
  }

  /**
   * Throws `ACCOUNT_SUSPENDED`. Part of a sign-up, after its identity is inserted: that waits for a withdrawal which is
   * just taking the same identity away.
   */
  async assertNotSuspended(proof: Proof): Promise<void> {
    const suspended = await this.database.row(IS_SUSPENDED, { hash: this.#hashOf(proof) });
    assertRule(suspended === undefined, 'ACCOUNT_SUSPENDED');
  }

  #hashOf({ provider, sub }: Proof): string {
    const name = JSON.stringify([provider, sub]);
    return keyedHash(this.config.privacySecret, 'suspended-identity', name);
  }
}
