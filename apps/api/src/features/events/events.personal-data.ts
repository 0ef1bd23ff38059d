import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { FORGET_LIVE } from './events.personal-data.statements.js';

/** Live events name what is exported elsewhere, and live for minutes. Every write emits last, so they go last. */
@Injectable()
export class EventsPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('events', {
      erases: ['live_cursors.user_uuid', 'live_events.user_uuid'],
      exports: {},
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(FORGET_LIVE, { user: userUuid }),
    });
  }
}
