import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Leaving, PersonalData } from '../../platform/personal-data/personal-data.js';
import {
  EXPORT_IDENTITIES,
  EXPORT_SESSIONS,
  FORGET_IDENTITIES,
  FORGET_KEYS,
  FORGET_SESSIONS,
} from './auth.personal-data.statements.js';
import { SuspendedIdentitiesService } from './suspended-identities.service.js';

/** How people sign in, and where they have. A sign-in locks the identity, then the account, then sessions. */
@Injectable()
export class AuthPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly suspended: SuspendedIdentitiesService,
  ) {
    personalData.part({
      erases: ['identities.user_uuid', 'sign_in_keys.user_uuid'],
      keeps: {
        'suspended_identities.identity_hash':
          'Leaving must not end a suspension. A keyed hash says only that, names no account and goes with the suspension.',
      },
      exports: { identities: EXPORT_IDENTITIES },
      stage: 'relations',
      erase: (leaving) => this.#forgetIdentities(leaving),
    });
    personalData.part({
      erases: ['sessions.user_uuid'],
      exports: { sessions: EXPORT_SESSIONS },
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(FORGET_SESSIONS, [userUuid]),
    });
  }

  async #forgetIdentities({ userUuid }: Leaving): Promise<void> {
    await this.suspended.remember(userUuid);
    await this.database.rows(FORGET_IDENTITIES, [userUuid]);
    await this.database.rows(FORGET_KEYS, [userUuid]);
  }
}
