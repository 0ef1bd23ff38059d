import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@haiko/shared/audit';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { AuditService } from '../audit/audit.service.js';
import { REFRESH } from '../job-imports/job-imports.worker.js';
import { JobSourcesQueries } from './job-sources.queries.js';
import { START_SOURCE, STOP_SOURCE } from './job-sources.statements.js';
import type { JobSourceView } from './job-sources.views.js';

/** Stops and starts the sources of imported postings. */
@Injectable()
export class JobSourcesService {
  constructor(
    private readonly database: Database,
    private readonly sources: JobSourcesQueries,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Has nothing more read of a source; what is being read ends with the postings that are under way, and those that are open stay until
   * their last day; of the public employment service, whose copies must be looked after, for two days (`Work24Service.hideUnseen`). Throws
   * `NOT_FOUND` for a source that there is not.
   */
  stop(viewer: Viewer, source: string): Promise<JobSourceView> {
    return this.database.transaction(async () => {
      found(await this.sources.byName(source));
      const isDone = await this.database.row(STOP_SOURCE, { source });
      if (isDone) await this.#record(viewer, 'stopJobSource', source);
      return found(await this.sources.byName(source));
    });
  }

  /** Has a source read again, one of the settings at once. Throws `NOT_FOUND` for one that there is not. */
  start(viewer: Viewer, source: string): Promise<JobSourceView> {
    return this.database.transaction(async () => {
      const { kind } = found(await this.sources.byName(source));
      const isDone = await this.database.row(START_SOURCE, { source });
      if (isDone) {
        await this.#record(viewer, 'startJobSource', source);
        if (kind === 'FEED') await this.jobs.send(REFRESH, { source }, { singletonKey: source });
      }
      return found(await this.sources.byName(source));
    });
  }

  #record(viewer: Viewer, action: AuditAction, source: string): Promise<void> {
    return this.audit.record(viewer, { action, targetType: 'job-source', detail: source });
  }
}
