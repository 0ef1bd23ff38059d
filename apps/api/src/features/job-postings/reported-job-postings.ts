import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type ReportedThing, type ReportTarget, ReportTargets } from '../reports/report-targets.js';
import { JobPostingTextsService } from './job-posting-texts.service.js';
import { BLOCK_POSTING, DELETE_POSTING, REPORTED_POSTING } from './job-postings.statements.js';

/** Reports of job postings. */
@Injectable()
export class ReportedJobPostings implements ReportTarget {
  constructor(
    targets: ReportTargets,
    private readonly database: Database,
    private readonly texts: JobPostingTextsService,
  ) {
    targets.register('job-posting', this);
  }

  find(uuid: string, viewer: Viewer): Promise<ReportedThing | undefined> {
    return this.database.row(REPORTED_POSTING, { posting: uuid, viewer: viewer.uuid });
  }

  async setHidden(uuid: string, isHidden: boolean): Promise<void> {
    await this.database.rows(BLOCK_POSTING, { posting: uuid, isBlocked: isHidden });
    if (!isHidden) await this.texts.shown(uuid);
  }

  async remove(uuid: string): Promise<void> {
    await this.database.rows(DELETE_POSTING, { posting: uuid });
  }
}
