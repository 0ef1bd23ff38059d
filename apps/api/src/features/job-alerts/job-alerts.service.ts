import { Injectable, Logger } from '@nestjs/common';
import { MAX_JOB_ALERTS } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import type { Filters } from '../job-postings/job-postings.facets.js';
import { filtersOf } from '../job-postings/job-postings.args.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { JobAlertInput } from './job-alerts.inputs.js';
import { filterText, pathOf } from './job-alerts.policy.js';
import { JobAlertsQueries } from './job-alerts.queries.js';
import { FORGET_SEARCH, KEEP_SEARCH, LOCK_DUE, LOCK_KEEPER, MARK_CHECKED } from './job-alerts.statements.js';
import type { JobAlertView } from './job-alerts.views.js';

const BATCH = 50;

interface DueAlert {
  uuid: string;
  userUuid: string;
  keyword: string | null;
  filter: string;
  filters: Filters;
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
  keep({ uuid }: Viewer, input: JobAlertInput): Promise<JobAlertView> {
    const filters = filtersOf(input);
    const keyword = input.keyword ?? null;
    return this.database.transaction(async () => {
      await this.database.rows(LOCK_KEEPER, [uuid]);
      const values = [uuid, keyword, filterText(filters, keyword), filters];
      const kept = found(await this.database.row<JobAlertView & { others: number }>(KEEP_SEARCH, values));
      const { others, ...alert } = kept;
      assertRule(others < MAX_JOB_ALERTS, 'TOO_MANY_JOB_ALERTS');
      return alert;
    });
  }

  async forget({ uuid }: Viewer, alertUuid: string): Promise<void> {
    found(await this.database.row(FORGET_SEARCH, [uuid, alertUuid]));
  }

  /** Tells people what is new since they were told last, once a day; answers how many searches it looked at. */
  tellSome(): Promise<number> {
    return this.database.transaction(async () => {
      const due = await this.database.rows<DueAlert>(LOCK_DUE, [BATCH]);
      for (const alert of due) await this.#tellSafely(alert);
      if (due[0]) await this.database.rows(MARK_CHECKED, [due.map(({ uuid }) => uuid), due[0].upTo]);
      return due.length;
    });
  }

  /** One search that cannot be made keeps nobody else's news back; it is looked at again the next day. */
  async #tellSafely(alert: DueAlert): Promise<void> {
    try {
      await this.database.attempt(() => this.#tell(alert));
    } catch (error) {
      this.#logger.error({ alert: alert.uuid, error: String(error) }, 'A kept search failed');
    }
  }

  async #tell({ uuid, userUuid, filter, checkedAt, upTo, ...search }: DueAlert): Promise<void> {
    if (!(await this.queries.hasNew(search, checkedAt, upTo))) return;
    const path = pathOf(filter);
    await this.notifications.notify({ type: 'Job Alert', from: userUuid, to: userUuid, causeUuid: uuid, path });
  }
}
