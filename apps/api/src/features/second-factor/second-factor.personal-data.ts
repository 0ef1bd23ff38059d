import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_SECOND_FACTOR, FORGET_SECOND_FACTOR } from './second-factor.statements.js';

/** That somebody has an app for codes, and since when; its secret is of use to nobody but the app, and stays out of the export. */
@Injectable()
export class SecondFactorPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('second-factor', {
      erases: ['second_factors.user_uuid'],
      exports: { secondFactor: EXPORT_SECOND_FACTOR },
      stage: 'relations',
      erase: ({ userUuid }) => database.rows(FORGET_SECOND_FACTOR, { user: userUuid }),
    });
  }
}
