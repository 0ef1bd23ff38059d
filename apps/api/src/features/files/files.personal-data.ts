import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { columnsOf, Deletions } from '../../platform/deletions/deletions.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { DISOWN_FILES, EXPORT_FILES } from './files.personal-data.statements.js';
import { FilesService } from './files.service.js';

/** What people have uploaded. */
@Injectable()
export class FilesPersonalData {
  constructor(personalData: PersonalData, database: Database, files: FilesService, deletions: Deletions) {
    deletions.register('files', (gone) => files.removeAgain(columnsOf(gone).subjects));
    personalData.register('files', {
      erases: ['files.owner_uuid'],
      exports: { files: EXPORT_FILES },
      stage: 'presence',
      erase: ({ userUuid }) => database.rows(DISOWN_FILES, { owner: userUuid }),
    });
  }
}
