import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_ALERTS, FORGET_ALERTS } from './job-alerts.personal-data.statements.js';

/** What jobs a person looks for. */
@Injectable()
export class JobAlertsPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('job-alerts', {
      erases: ['job_alerts.user_uuid'],
      exports: { jobAlerts: EXPORT_ALERTS },
      // Before the news: the daily job locks a search first and then writes a notification.
      stage: 'relations',
      erase: ({ userUuid }) => database.rows(FORGET_ALERTS, { user: userUuid }),
    });
  }
}
