import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type ReportedThing, type ReportTarget, ReportTargets } from '../reports/report-targets.js';
import { PICTURES_OF_NOTE, REPORTED_NOTE } from './notes.statements.js';

/**
 * Reports of notes, by the one who received it, across a block as well. Only two people see a note and each deletes their
 * own copy: there is nothing for a moderator to hide or delete, but somebody to warn or to suspend.
 */
@Injectable()
export class ReportedNotes implements ReportTarget {
  constructor(
    targets: ReportTargets,
    private readonly database: Database,
  ) {
    targets.register('note', this);
  }

  find(uuid: string, viewer: Viewer): Promise<ReportedThing | undefined> {
    return this.database.row(REPORTED_NOTE, { note: uuid, viewer: viewer.uuid });
  }

  pictures(uuid: string): Promise<{ path: string }[]> {
    return this.database.rows(PICTURES_OF_NOTE, { note: uuid });
  }
}
