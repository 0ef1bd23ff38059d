import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Deletions } from '../../platform/deletions/deletions.js';
import { type Withdrawal, PersonalData } from '../../platform/personal-data/personal-data.js';
import {
  EXPORT_POSTINGS,
  FORGET_CONTACTS,
  LOCK_COMPANY_OF_WITHDRAWN,
} from './job-postings.personal-data.statements.js';
import { DELETE_POSTING } from './job-postings.statements.js';

/** What a person's company wrote, and whom its postings name. */
@Injectable()
export class JobPostingsPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    deletions: Deletions,
  ) {
    deletions.register('job_postings', async (postings) => {
      for (const { subject } of postings) await database.rows(DELETE_POSTING, { posting: subject });
    });
    personalData.register('job-postings', {
      erases: [],
      exports: { jobPostings: EXPORT_POSTINGS },
      stage: 'posts',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #erase({ userUuid }: Withdrawal): Promise<void> {
    await this.database.rows(LOCK_COMPANY_OF_WITHDRAWN, { user: userUuid });
    await this.database.rows(FORGET_CONTACTS, { user: userUuid });
  }
}
