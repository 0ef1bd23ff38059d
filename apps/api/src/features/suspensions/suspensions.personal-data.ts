import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { END_SUSPENSIONS } from './suspensions.statements.js';

/** Why somebody is suspended; until when is part of their profile. */
@Injectable()
export class SuspensionsPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('suspensions', {
      erases: ['suspensions.user_uuid'],
      exports: {},
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(END_SUSPENSIONS, { person: userUuid }),
    });
  }
}
