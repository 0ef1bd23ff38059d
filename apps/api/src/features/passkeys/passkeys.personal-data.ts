import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_PASSKEYS, FORGET_PASSKEYS } from './passkeys.statements.js';

/** The passkeys by which people sign in; locked as the other ways are, before the account. */
@Injectable()
export class PasskeysPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('passkeys', {
      erases: ['passkeys.user_uuid'],
      exports: { passkeys: EXPORT_PASSKEYS },
      stage: 'relations',
      erase: ({ userUuid }) => database.rows(FORGET_PASSKEYS, { user: userUuid }),
    });
  }
}
