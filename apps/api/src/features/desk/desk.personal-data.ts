import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { FORGET_WORK } from './desk.statements.js';

/** What somebody has open for a moment: nothing that an export two minutes later would still have. */
@Injectable()
export class DeskPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('desk', {
      erases: ['desk_work.user_uuid'],
      exports: {},
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(FORGET_WORK, { user: userUuid }),
    });
  }
}
