import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { BLOCK_OTHER_SIDE, UNBLOCK_OTHER_SIDE } from './application-blocks.statements.js';
import { ApplicationsService } from './applications.service.js';

/** A seeker blocks a company, or a company a seeker: whoever of its members does it, it is the company that blocks. */
@Injectable()
export class ApplicationBlocksService {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationsService,
  ) {}

  /**
   * Ends the application at once, as nothing that can be waited for; other ones between the two end within a minute. Throws
   * `NOT_FOUND` for what is not the viewer's.
   */
  block(viewer: Viewer, application: string): Promise<{ isBlocked: boolean }> {
    return this.database.transaction(async () => {
      found(await this.database.row(BLOCK_OTHER_SIDE, { application, viewer: viewer.uuid }));
      await this.applications.closeOver(application);
      return { isBlocked: true };
    });
  }

  /** They may have to do with each other again; what has ended stays so. Throws as `block`. */
  async unblock(viewer: Viewer, application: string): Promise<{ isBlocked: boolean }> {
    found(await this.database.row(UNBLOCK_OTHER_SIDE, { application, viewer: viewer.uuid }));
    return { isBlocked: false };
  }
}
