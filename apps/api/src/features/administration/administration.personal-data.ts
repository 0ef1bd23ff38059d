import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { END_SUSPENSIONS } from './administration.statements.js';

/** Why somebody is suspended; until when is part of their profile. */
@Injectable()
export class AdministrationPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('administration', {
      erases: ['suspensions.user_uuid'],
      exports: {},
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(END_SUSPENSIONS, { person: userUuid }),
    });
  }
}
