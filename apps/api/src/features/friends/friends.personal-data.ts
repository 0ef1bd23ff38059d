import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import {
  EXPORT_ENDED_FRIENDSHIPS,
  EXPORT_FRIENDSHIPS,
  FORGET_ENDED_FRIENDSHIPS,
  FORGET_FRIENDSHIPS,
} from './friends.personal-data.statements.js';

/** Friends and requests, in both directions. */
@Injectable()
export class FriendsPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('friends', {
      erases: [
        ...['friendships.requester_uuid', 'friendships.addressee_uuid'],
        ...['ended_friendships.one_uuid', 'ended_friendships.other_uuid'],
      ],
      exports: { friendships: EXPORT_FRIENDSHIPS, endedFriendships: EXPORT_ENDED_FRIENDSHIPS },
      stage: 'relations',
      erase: async ({ userUuid }) => {
        await database.rows(FORGET_FRIENDSHIPS, { user: userUuid });
        await database.rows(FORGET_ENDED_FRIENDSHIPS, { user: userUuid });
      },
    });
  }
}
