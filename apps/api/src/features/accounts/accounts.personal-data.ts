import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Withdrawal, PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_IDENTITIES, FORGET_IDENTITIES, FORGET_KEYS } from './accounts.personal-data.statements.js';
import { SuspendedIdentitiesService } from '../suspended-identities/suspended-identities.service.js';

/** How people sign in. A sign-in locks the identity, then the account, then sessions. */
@Injectable()
export class AccountsPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly suspended: SuspendedIdentitiesService,
  ) {
    personalData.register('accounts', {
      erases: ['identities.user_uuid', 'sign_in_keys.user_uuid', 'sign_in_tickets.user_uuid'],
      keeps: {
        'suspended_identities.identity_hash':
          'Leaving must not end a suspension, nor hide for a while that there was one. A keyed hash says only that and names no account.',
      },
      exports: { identities: EXPORT_IDENTITIES },
      stage: 'relations',
      erase: (leaving) => this.#forgetIdentities(leaving),
    });
  }

  async #forgetIdentities({ userUuid }: Withdrawal): Promise<void> {
    await this.suspended.keepSuspension(userUuid);
    await this.database.rows(FORGET_IDENTITIES, { user: userUuid });
    await this.database.rows(FORGET_KEYS, { user: userUuid });
  }
}
