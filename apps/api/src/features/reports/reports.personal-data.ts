import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import {
  EXPORT_DECISIONS,
  EXPORT_REPORTS,
  EXPORT_SCAM_MARKS,
  FORGET_EXCERPTS,
  FORGET_REPORTS,
} from './reports.personal-data.statements.js';

/** What people reported, and what was reported of them. */
@Injectable()
export class ReportsPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
  ) {
    personalData.register('reports', {
      erases: ['reports.reporter_uuid'],
      keeps: {
        'report_cases.author_uuid': 'That something was reported and decided must stay known; what it said is erased.',
        'report_cases.decided_by_uuid': 'Who decided must stay known; by then the moderator has no name.',
        'report_cases.heard_by_uuid': 'Who heard an appeal must stay known; by then the moderator has no name.',
      },
      exports: { reports: EXPORT_REPORTS, decisions: EXPORT_DECISIONS, scamMarks: EXPORT_SCAM_MARKS },
      // A decision takes its case before the post or the comment.
      stage: 'replies',
      erase: ({ userUuid }) => this.#erase(userUuid),
    });
  }

  async #erase(userUuid: string): Promise<void> {
    for (const statement of [FORGET_REPORTS, FORGET_EXCERPTS]) await this.database.rows(statement, { user: userUuid });
  }
}
