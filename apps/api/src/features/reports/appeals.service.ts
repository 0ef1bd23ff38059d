import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { Desk } from '../desk/desk.service.js';
import { APPEAL, FIND_OWN_CASE } from './reports.statements.js';

/** What authors say against decisions. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly database: Database,
    private readonly desk: Desk,
  ) {}

  /**
   * Puts the case before another moderator. Throws `ALREADY_APPEALED` the second time, and `NOT_FOUND` for what is
   * somebody else's, not decided, or was kept.
   */
  async appeal(viewer: Viewer, caseUuid: string, text: string): Promise<void> {
    const own = { case: caseUuid, author: viewer.uuid };
    if (await this.database.row(APPEAL, { ...own, text })) return this.desk.changed(caseUuid);
    const { isAppealed } = found(await this.database.row(FIND_OWN_CASE, own));
    throw new AppError(isAppealed ? 'ALREADY_APPEALED' : 'NOT_FOUND');
  }
}
