import { Injectable } from '@nestjs/common';
import { JOB_FILTER_NAMES } from '@haiko/shared/jobFilters';
import { searchOf } from '@haiko/shared/jobSearch';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { statement, statementVariant } from '../../platform/database/statement.js';
import { needleOf } from '../../platform/search/search-text.js';
import { RulesInForce } from '../visa-rules/rules-in-force.js';
import { facetGroups } from '../job-search/job-search.facets.js';
import { searchValues } from '../job-search/job-search.queries.js';
import { JOB_LIST, OPEN_POSTING } from '../job-postings/job-postings.queries.js';
import type { JobAlertView } from './job-alerts.views.js';

const OWN_ALERTS = statement(
  'jobAlerts.own',
  `
    select uuid, keyword, filter, created_at as "createdAt" from job_alerts
    where user_uuid = :user order by created_at desc, uuid desc`,
);

function matchText(groups: number): string {
  const filters = Array.from({ length: groups }, (_, index) => `and facets && :filter${index + 1}::int[]`).join(' ');
  return `
    select uuid from (
      select p.uuid, p.facets, p.search_text from job_postings p
      where ${OPEN_POSTING} and p.arrived_at > :after and p.arrived_at <= :upTo
      order by p.arrived_at desc offset 0
    ) fresh
    where search_text like all (:patterns::text[]) ${filters} limit 1`;
}

// What each takes and gives; the others are variants of it.
statement('jobAlerts.match', matchText(1));

/**
 * For each number of filters: whether an open posting that came between two moments matches them and the patterns of a
 * keyword. The few new ones come from ix_job_postings_arrived, also those of feeds that were written earlier, and are looked
 * at one by one: a common filter would bring every posting there is from the index of filters.
 */
export const MATCHES = Array.from({ length: JOB_FILTER_NAMES.length + 1 }, (_, groups) =>
  statementVariant('jobAlerts.match', `jobAlerts.matchOf${groups}`, matchText(groups)),
);

/** Every read of kept searches; only their owner sees them. */
@Injectable()
export class JobAlertsQueries {
  constructor(
    private readonly database: Database,
    private readonly rules: RulesInForce,
  ) {}

  /** The newest first; there are never many. */
  own(viewer: Viewer): Promise<JobAlertView[]> {
    return this.database.rows(OWN_ALERTS, { user: viewer.uuid });
  }

  /** Whether something new matches a kept search. */
  async hasNew(filter: string, after: Date, upTo: Date): Promise<boolean> {
    const { filters, keyword } = searchOf(new URLSearchParams(filter));
    const groups = facetGroups(filters, this.rules.all);
    const { patterns } = needleOf(JOB_LIST, keyword);
    const values = searchValues(groups, { after, upTo, patterns });
    return (await this.database.row(found(MATCHES[groups.length]), values)) !== undefined;
  }
}
