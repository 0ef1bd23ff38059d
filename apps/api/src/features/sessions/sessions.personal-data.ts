import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_SESSIONS, FORGET_SESSIONS } from './sessions.personal-data.statements.js';

/** Where people are signed in. */
@Injectable()
export class SessionsPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('sessions', {
      erases: ['sessions.user_uuid'],
      exports: { sessions: EXPORT_SESSIONS },
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(FORGET_SESSIONS, { user: userUuid }),
    });
  }
}
