import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type ReportedThing, type ReportTarget, ReportTargets } from '../reports/report-targets.js';
import { CommentsService } from './comments.service.js';
import { HIDE_COMMENT, REPORTED_COMMENT } from './comments.statements.js';

/** Reports of comments. A hidden one leaves a placeholder where it has replies, and still counts until it is deleted. */
@Injectable()
export class ReportedComments implements ReportTarget {
  constructor(
    targets: ReportTargets,
    private readonly database: Database,
    private readonly comments: CommentsService,
  ) {
    targets.register('comment', this);
  }

  find(uuid: string, viewer: Viewer): Promise<ReportedThing | undefined> {
    return this.database.row(REPORTED_COMMENT, { comment: uuid, viewer: viewer.uuid });
  }

  async setHidden(uuid: string, isHidden: boolean): Promise<void> {
    await this.database.rows(HIDE_COMMENT, { comment: uuid, isHidden });
  }

  remove(uuid: string): Promise<void> {
    return this.comments.removeReported(uuid);
  }
}
