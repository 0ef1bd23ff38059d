import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { LOCK_COMPANY_OF_WITHDRAWN } from '../job-postings/job-postings.personal-data.statements.js';
import {
  EXPORT_SCRAPPED_POSTINGS,
  FORGET_SCRAPPED_POSTINGS,
} from './job-posting-engagement.personal-data.statements.js';

/** What a person saved; who opened what is known by a hash alone. */
@Injectable()
export class JobPostingEngagementPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('job-posting-engagement', {
      erases: ['job_posting_scraps.user_uuid'],
      exports: { scrappedJobPostings: EXPORT_SCRAPPED_POSTINGS },
      stage: 'posts',
      erase: async ({ userUuid }) => {
        // Postings of the own company may be among what was saved, and which of the two features erases first is open.
        for (const statement of [LOCK_COMPANY_OF_WITHDRAWN, FORGET_SCRAPPED_POSTINGS])
          await database.rows(statement, { user: userUuid });
      },
    });
  }
}
