import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { needleOf } from '../../platform/search/search-text.js';
import { type Filters, facetGroups } from '../job-postings/job-postings.facets.js';
import { JOB_LIST, OPEN_POSTING } from '../job-postings/job-postings.queries.js';
import type { JobAlertView } from './job-alerts.views.js';

/** $1 user. */
const OWN: Statement = {
  name: 'jobAlerts.own',
  text: `
    select uuid, keyword, filter, created_at as "createdAt" from job_alerts
    where user_uuid = $1 order by created_at desc, uuid desc`,
};

/**
 * Whether an open posting that came between $1 and $2 matches; $3 and on are a list of facets for each filter, the last one
 * patterns of a keyword. The few new ones come from ix_job_postings_arrived, also those of feeds that were written earlier,
 * and are looked at one by one: a common filter would bring every posting there is from the index of filters.
 */
export function matchStatement(groups: number): Statement {
  const filters = Array.from({ length: groups }, (_, index) => `and facets && $${index + 3}::int[]`).join(' ');
  return {
    name: `jobAlerts.match${groups}`,
    text: `
      select uuid from (
        select p.uuid, p.facets, p.search_text from job_postings p
        where ${OPEN_POSTING} and p.arrived_at > $1 and p.arrived_at <= $2
        order by p.arrived_at desc offset 0
      ) fresh
      where search_text like all ($${groups + 3}::text[]) ${filters} limit 1`,
  };
}

interface Search {
  filters: Filters;
  keyword: string | null;
}

/** Every read of kept searches; only their owner sees them. */
@Injectable()
export class JobAlertsQueries {
  constructor(private readonly database: Database) {}

  /** The newest first; there are never many. */
  own(viewer: Viewer): Promise<JobAlertView[]> {
    return this.database.rows<JobAlertView>(OWN, [viewer.uuid]);
  }

  /** Whether something new matches a search. */
  async hasNew({ filters, keyword }: Search, after: Date, upTo: Date): Promise<boolean> {
    const groups = facetGroups(filters);
    const { patterns } = needleOf(JOB_LIST, keyword ?? '');
    const values = [after, upTo, ...groups, patterns];
    return (await this.database.row(matchStatement(groups.length), values)) !== undefined;
  }
}
