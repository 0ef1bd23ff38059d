import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_SUBSCRIPTIONS, FORGET_SUBSCRIPTIONS } from './push.personal-data.statements.js';

/** The browsers in which a person is told of news. Nothing is sent to who has left. */
@Injectable()
export class PushPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('push', {
      erases: ['push_subscriptions.user_uuid'],
      exports: { pushSubscriptions: EXPORT_SUBSCRIPTIONS },
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(FORGET_SUBSCRIPTIONS, { user: userUuid }),
    });
  }
}
