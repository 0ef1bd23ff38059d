import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { columnsOf, Deletions } from '../../platform/deletions/deletions.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { FilesService } from '../files/files.service.js';
import {
  EXPORT_APPLICATION_NOTES,
  EXPORT_APPLICATIONS,
  EXPORT_BLOCKED_COMPANIES,
  FORGET_APPLICATION_NOTES,
  FORGET_APPLICATIONS,
  FORGET_COMPANY_BLOCKS,
} from './applications.personal-data.statements.js';
import { ApplicationsService } from './applications.service.js';

/** What a person has applied for; with the account it goes from the companies, too. */
@Injectable()
export class ApplicationsPersonalData {
  constructor(
    personalData: PersonalData,
    database: Database,
    applications: ApplicationsService,
    files: FilesService,
    deletions: Deletions,
  ) {
    deletions.register('applications', (gone) => applications.withdrawAgain(columnsOf(gone).subjects));
    personalData.register('applications', {
      erases: ['applications.seeker_uuid', 'application_notes.author_uuid', 'company_blocks.user_uuid'],
      exports: {
        applications: EXPORT_APPLICATIONS,
        applicationNotes: EXPORT_APPLICATION_NOTES,
        blockedCompanies: EXPORT_BLOCKED_COMPANIES,
      },
      stage: 'relations',
      erase: async ({ userUuid }) => {
        const gone = await database.rows(FORGET_APPLICATION_NOTES, { user: userUuid });
        await database.rows(FORGET_APPLICATIONS, { user: userUuid });
        await database.rows(FORGET_COMPANY_BLOCKS, { user: userUuid });
        await files.release(gone.map(({ fileUuid }) => fileUuid));
      },
    });
  }
}
