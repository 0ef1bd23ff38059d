import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_MAILS, FORGET_MAILS } from './mail.personal-data.statements.js';

/** What people were mailed. Nothing is sent to who has left. */
@Injectable()
export class MailPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('mail', {
      erases: ['mails.user_uuid'],
      keeps: {
        'refused_addresses.address_hash':
          'Leaving must not have mail sent again to an address that takes none. A keyed hash says only that and names no account.',
      },
      exports: { mails: EXPORT_MAILS },
      // Whoever follows a link locks the mail first, then the identity.
      stage: 'relations',
      erase: ({ userUuid }) => database.rows(FORGET_MAILS, { user: userUuid }),
    });
  }
}
