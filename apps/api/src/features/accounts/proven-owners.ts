import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { RefusedAddresses } from '../mail/refused-addresses.service.js';
import { SuspendedIdentitiesService } from '../suspended-identities/suspended-identities.service.js';
import { CONFIRM_ACCOUNT, DROP_LINKED_SINCE, DROP_OTHER_SIGN_INS } from './emails.statements.js';

/**
 * What follows once somebody has proved, by a mail, that an account's address is theirs: part of that transaction. The mail has arrived,
 * whatever became of others, and a sign-in that the account loses ends no suspension.
 */
@Injectable()
export class ProvenOwners {
  constructor(
    private readonly database: Database,
    private readonly refused: RefusedAddresses,
    private readonly suspended: SuspendedIdentitiesService,
  ) {}

  /** Drops what was linked between the sign-up and the first confirmation. */
  async confirm(user: string, email: string): Promise<void> {
    const isFirst = (await this.database.row(CONFIRM_ACCOUNT, { user })) !== undefined;
    if (isFirst) {
      await this.suspended.keepSuspension(user);
      await this.database.rows(DROP_LINKED_SINCE, { user });
    }
    await this.refused.takeBack(user, email);
  }

  /** Drops every other way to sign in. */
  async setPassword(user: string, email: string): Promise<void> {
    await this.suspended.keepSuspension(user);
    await this.database.rows(DROP_OTHER_SIGN_INS, { user });
    await this.database.rows(CONFIRM_ACCOUNT, { user });
    await this.refused.takeBack(user, email);
  }
}
