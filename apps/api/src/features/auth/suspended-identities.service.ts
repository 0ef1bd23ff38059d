import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { assertRule } from '../../platform/errors/app-error.js';
import type { Identity } from './identity.entity.js';
import { IDENTITIES_OF_SUSPENDED, IS_SUSPENDED, REMEMBER_SUSPENDED } from './suspended-identities.statements.js';

type Proof = Pick<Identity, 'provider' | 'sub'>;

/** Withdrawing ends no suspension: whoever comes back by the same identity waits for its end. */
@Injectable()
export class SuspendedIdentitiesService {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
  ) {}

  /** Part of a withdrawal, before the identities are forgotten. */
  async remember(userUuid: string): Promise<void> {
    const suspended = await this.database.rows<Proof & { suspendedUntil: Date }>(IDENTITIES_OF_SUSPENDED, [userUuid]);
    for (const { suspendedUntil, ...proof } of suspended)
      await this.database.rows(REMEMBER_SUSPENDED, [this.#hashOf(proof), suspendedUntil]);
  }

  /**
   * Throws `ACCOUNT_SUSPENDED`. Part of a sign-up, after its identity is inserted: that waits for a withdrawal which is
   * just taking the same identity away.
   */
  async refuse(proof: Proof): Promise<void> {
    const suspended = await this.database.row(IS_SUSPENDED, [this.#hashOf(proof)]);
    assertRule(suspended === undefined, 'ACCOUNT_SUSPENDED');
  }

  #hashOf({ provider, sub }: Proof): string {
    const name = JSON.stringify([provider, sub]);
    return createHmac('sha256', this.config.privacySecret).update(`suspended-identity:${name}`).digest('base64url');
  }
}
