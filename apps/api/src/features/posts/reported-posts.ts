import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type ReportedThing, type ReportTarget, ReportTargets } from '../reports/report-targets.js';
import { DELETE_POST, HIDE_POST, PICTURES_OF_POST, REPORTED_POST } from './posts.statements.js';

/** Reports of posts, of whichever board. */
@Injectable()
export class ReportedPosts implements ReportTarget {
  constructor(
    targets: ReportTargets,
    private readonly database: Database,
  ) {
    targets.register('post', this);
  }

  find(uuid: string, viewer: Viewer): Promise<ReportedThing | undefined> {
    return this.database.row(REPORTED_POST, { post: uuid, viewer: viewer.uuid });
  }

  pictures(uuid: string): Promise<{ path: string }[]> {
    return this.database.rows(PICTURES_OF_POST, { post: uuid });
  }

  async setHidden(uuid: string, isHidden: boolean): Promise<void> {
    await this.database.rows(HIDE_POST, { post: uuid, isHidden });
  }

  async remove(uuid: string): Promise<void> {
    await this.database.rows(DELETE_POST, { post: uuid });
  }
}
