import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_FRIENDSHIPS, FORGET_FRIENDSHIPS } from './friends.personal-data.statements.js';

/** Friends and requests, in both directions. */
@Injectable()
export class FriendsPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('friends', {
      erases: ['friendships.requester_uuid', 'friendships.addressee_uuid'],
      exports: { friendships: EXPORT_FRIENDSHIPS },
      stage: 'relations',
      erase: ({ userUuid }) => database.rows(FORGET_FRIENDSHIPS, { user: userUuid }),
    });
  }
}
