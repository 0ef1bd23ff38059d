import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ReportTargets } from '../reports/report-targets.js';
import {
  PICTURES_OF_APPLICATION_NOTE,
  REPORTED_APPLICATION,
  REPORTED_APPLICATION_NOTE,
  REPORTED_COMPANY,
} from './reported-applications.statements.js';

/**
 * Reports of one side of an application by the other: what somebody wrote as they applied, one note, or the company. Nobody but
 * the two sides sees any of it, so there is nothing to hide or delete, but somebody to warn or to suspend; and a moderator who opens
 * what was written is written down.
 */
@Injectable()
export class ReportedApplications {
  constructor(targets: ReportTargets, database: Database) {
    targets.register('application', {
      find: (application, viewer) => database.row(REPORTED_APPLICATION, { application, viewer: viewer.uuid }),
    });
    targets.register('application-note', {
      find: (note, viewer) => database.row(REPORTED_APPLICATION_NOTE, { note, viewer: viewer.uuid }),
      pictures: (note) => database.rows(PICTURES_OF_APPLICATION_NOTE, { note }),
    });
    targets.register('company', {
      find: (company, viewer) => database.row(REPORTED_COMPANY, { company, viewer: viewer.uuid }),
    });
  }
}
