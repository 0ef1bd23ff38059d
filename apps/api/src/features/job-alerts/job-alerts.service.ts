import { Injectable, Logger } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { createJobAlert } from '@haiko/shared/contract/jobAlerts';
import { filtersOf } from '@haiko/shared/jobFilters';
import { searchText } from '@haiko/shared/jobSearch';
import { MAX_JOB_ALERTS } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { pathOf } from './job-alerts.policy.js';
import { JobAlertsQueries } from './job-alerts.queries.js';
import { DELETE_ALERT, INSERT_ALERT, LOCK_DUE, LOCK_OWNER, MARK_CHECKED } from './job-alerts.statements.js';
import type { JobAlertView } from './job-alerts.views.js';

const BATCH = 50;

interface DueAlert {
  uuid: string;
  userUuid: string;
  filter: string;
  checkedAt: Date;
  upTo: Date;
}

/** Searches for postings that people keep. */
@Injectable()
export class JobAlertsService {
  readonly #logger = new Logger('JobAlerts');

  constructor(
    private readonly database: Database,
    private readonly queries: JobAlertsQueries,
    private readonly notifications: NotificationsService,
  ) {}

  /** Keeps a search; one that is kept already stays as it is. Throws `TOO_MANY_JOB_ALERTS`. */
  create({ uuid }: Viewer, input: BodyOf<typeof createJobAlert>): Promise<JobAlertView> {
    const keyword = input.keyword ?? null;
    const filter = searchText({ keyword: keyword ?? '', filters: filtersOf(input) });
    return this.database.transaction(async () => {
      await this.database.rows(LOCK_OWNER, { user: uuid });
      const kept = found(await this.database.row(INSERT_ALERT, { user: uuid, keyword, filter }));
      const { others, ...alert } = kept;
      assertRule(others < MAX_JOB_ALERTS, 'TOO_MANY_JOB_ALERTS');
      return alert;
    });
  }

  async remove({ uuid }: Viewer, alertUuid: string): Promise<void> {
    found(await this.database.row(DELETE_ALERT, { user: uuid, alert: alertUuid }));
  }

  /** Tells people what is new since they were told last, once a day; returns how many searches it looked at. */
  notifyDue(): Promise<number> {
    return this.database.transaction(async () => {
      const due = await this.database.rows(LOCK_DUE, { batch: BATCH });
      for (const alert of due) await this.#tryNotify(alert);
      if (due[0]) await this.database.rows(MARK_CHECKED, { alerts: due.map(({ uuid }) => uuid), upTo: due[0].upTo });
      return due.length;
    });
  }

  /** One search that cannot be made keeps nobody else's news back; it is looked at again the next day. */
  async #tryNotify(alert: DueAlert): Promise<void> {
    try {
      await this.database.attempt(() => this.#notify(alert));
    } catch (error) {
      this.#logger.error({ alert: alert.uuid, error: String(error) }, 'A kept search failed');
    }
  }

  async #notify({ uuid, userUuid, filter, checkedAt, upTo }: DueAlert): Promise<void> {
    if (!(await this.queries.hasNew(filter, checkedAt, upTo))) return;
    const path = pathOf(filter);
    await this.notifications.notify({ type: 'Job Alert', from: userUuid, to: userUuid, causeUuid: uuid, path });
  }
}
