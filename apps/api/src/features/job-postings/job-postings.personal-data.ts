import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Leaving, PersonalData } from '../../platform/personal-data/personal-data.js';
import {
  EXPORT_POSTINGS,
  EXPORT_SCRAPPED_POSTINGS,
  FORGET_CONTACTS,
  FORGET_SCRAPPED_POSTINGS,
  LOCK_COMPANY_OF_LEAVING,
} from './job-postings.personal-data.statements.js';

/** What a person saved, and whom the postings of their company name. */
@Injectable()
export class JobPostingsPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
  ) {
    personalData.part({
      erases: ['job_posting_scraps.user_uuid'],
      exports: { scrappedJobPostings: EXPORT_SCRAPPED_POSTINGS, jobPostings: EXPORT_POSTINGS },
      stage: 'posts',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #erase({ userUuid }: Leaving): Promise<void> {
    await this.database.rows(LOCK_COMPANY_OF_LEAVING, [userUuid]);
    await this.database.rows(FORGET_SCRAPPED_POSTINGS, [userUuid]);
    await this.database.rows(FORGET_CONTACTS, [userUuid]);
  }
}
