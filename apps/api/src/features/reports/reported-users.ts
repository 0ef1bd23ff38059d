import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type ReportedThing, type ReportTarget, ReportTargets } from './report-targets.js';
import { HIDE_PROFILE, PICTURE_OF_PERSON, REPORTED_PERSON } from './reports.statements.js';

/**
 * Reports of people. What hides is the profile alone: their posts and comments are reported one by one, or three people
 * could silence a fourth.
 */
@Injectable()
export class ReportedUsers implements ReportTarget {
  constructor(
    targets: ReportTargets,
    private readonly database: Database,
  ) {
    targets.register('user', this);
  }

  find(uuid: string, viewer: Viewer): Promise<ReportedThing | undefined> {
    return this.database.row(REPORTED_PERSON, { person: uuid, viewer: viewer.uuid });
  }

  pictures(uuid: string): Promise<{ path: string }[]> {
    return this.database.rows(PICTURE_OF_PERSON, { person: uuid });
  }

  async setHidden(uuid: string, isHidden: boolean): Promise<void> {
    await this.database.rows(HIDE_PROFILE, { person: uuid, isHidden });
  }
}
