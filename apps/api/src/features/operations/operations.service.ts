import type { AuditAction } from '@haiko/shared/audit';
import { seoulDay } from '@haiko/shared/format';
import { isNextWageMissing } from '@haiko/shared/rules/minimumWage';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import type { JobCounts } from '../../platform/jobs/job-counts.queries.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { AuditService } from '../audit/audit.service.js';
import { DESK_COUNTS } from './desk-counts.queries.js';
import type { DeskCountsView } from './operations.views.js';

/** What administrators see and do of the server's background work. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly audit: AuditService,
  ) {}

  /** What waits, as far as this person decides about it. */
  async deskCounts(viewer: Viewer): Promise<DeskCountsView> {
    const counts = found(await this.database.row(DESK_COUNTS, { isAdmin: viewer.role === 'ADMIN' }));
    return { ...counts, isNextMinimumWageMissing: isNextWageMissing(seoulDay(new Date())) };
  }

  jobCounts(): Promise<JobCounts[]> {
    return this.jobs.counts();
  }

  /** Returns how many there were; throws `NOT_FOUND` for a kind of work that there is not. */
  retryDeadJobs(viewer: Viewer, queue: string): Promise<number> {
    return this.#withDead(viewer, queue, 'retryDeadJobs', () => this.jobs.retryDead(queue));
  }

  /** Puts away what can never succeed; as `retryDeadJobs` otherwise. */
  discardDeadJobs(viewer: Viewer, queue: string): Promise<number> {
    return this.#withDead(viewer, queue, 'discardDeadJobs', () => this.jobs.discardDead(queue));
  }

  #withDead(viewer: Viewer, queue: string, action: AuditAction, act: () => Promise<number>): Promise<number> {
    return this.database.transaction(async () => {
      const known = await this.jobs.counts();
      assertRule(
        known.some((counts) => counts.queue === queue),
        'NOT_FOUND',
      );
      const count = await act();
      await this.audit.record(viewer, { action, targetType: 'queue', detail: `${queue}: ${count}` });
      return count;
    });
  }
}
