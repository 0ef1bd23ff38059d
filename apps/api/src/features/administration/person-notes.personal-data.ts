import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_WRITTEN_NOTES } from './person-notes.personal-data.statements.js';
import { FORGET_NOTES } from './person-notes.statements.js';

/** What is noted about somebody goes with the account and is not exported: it names what others reported, and how it is looked into. */
@Injectable()
export class PersonNotesPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('personNotes', {
      erases: ['person_notes.user_uuid'],
      keeps: {
        'person_notes.written_by_uuid': 'Colleagues must know who noted it; by then the moderator has no name.',
      },
      exports: { writtenPersonNotes: EXPORT_WRITTEN_NOTES },
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(FORGET_NOTES, { person: userUuid }),
    });
  }
}
