import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_BLOCKS, FORGET_BLOCKS } from './blocks.personal-data.statements.js';

/** Whom people have blocked. */
@Injectable()
export class BlocksPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('blocks', {
      erases: ['blocks.blocker_uuid'],
      keeps: { 'blocks.blocked_uuid': 'Whoever blocked the person goes on not seeing the posts that stay.' },
      exports: { blockedPeople: EXPORT_BLOCKS },
      stage: 'relations',
      erase: ({ userUuid }) => database.rows(FORGET_BLOCKS, { user: userUuid }),
    });
  }
}
