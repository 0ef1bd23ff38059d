import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import { USER_CARD } from '../users/users.queries.js';
import type { ReportsArgs } from './reports.inputs.js';
import { type ReportRow, type ReportView, reportView, TEXTS_SHOWN } from './reports.views.js';

const CASE = `
  c.uuid, c.created_at as "createdAt", c.target_type as "targetType", c.target_uuid as "targetUuid", c.excerpt,
  c.reporter_count as reporters, c.decision, c.note,
  (select ${USER_CARD} from users u where u.uuid = c.author_uuid) as author,
  (select ${USER_CARD} from users u where u.uuid = c.decided_by_uuid) as "decidedBy",
  coalesce((select mode() within group (order by r.reason) from reports r where r.case_uuid = c.uuid), 'OTHER') as reason,
  array(select r.text from reports r where r.case_uuid = c.uuid and r.text is not null
    order by r.created_at limit ${TEXTS_SHOWN}) as texts`;

/** Each list of cases has an index of its own: ix_report_cases_newest, ix_report_cases_open, ix_report_cases_decided. */
const LISTED = { ALL: 'true', OPEN: 'c.decision is null', DECIDED: 'c.decision is not null' };
type Listed = keyof typeof LISTED;

// $1 skip, $2 limit.
const page = (listed: Listed) => `
  select ${CASE} from report_cases c where ${LISTED[listed]}
  order by c.created_at desc, c.uuid desc offset $1 limit $2`;

const total = (listed: Listed) => `select count(*)::int as total from report_cases c where ${LISTED[listed]}`;

export const CASES: Record<Listed, Statement> = {
  ALL: { name: 'reports.cases', text: page('ALL') },
  OPEN: { name: 'reports.openCases', text: page('OPEN') },
  DECIDED: { name: 'reports.decidedCases', text: page('DECIDED') },
};

const TOTALS: Record<Listed, Statement> = {
  ALL: { name: 'reports.casesTotal', text: total('ALL') },
  OPEN: { name: 'reports.openCasesTotal', text: total('OPEN') },
  DECIDED: { name: 'reports.decidedCasesTotal', text: total('DECIDED') },
};

/** $1 case. */
const ONE: Statement = { name: 'reports.case', text: `select ${CASE} from report_cases c where c.uuid = $1` };

/** Every read of reports; for moderators and admins only. */
@Injectable()
export class ReportsQueries {
  constructor(private readonly database: Database) {}

  /** The newest cases first. */
  page(reader: Reader, { state, skip, take }: ReportsArgs, wantsTotal: boolean): Promise<Page<ReportView>> {
    const listed = state ?? 'ALL';
    return readPage({
      take,
      rows: (limit) => this.database.rows<ReportRow>(CASES[listed], [skip, limit]),
      toItem: (row) => reportView(row, reader),
      total: wantsTotal && (async () => (await this.database.row<{ total: number }>(TOTALS[listed], []))?.total ?? 0),
    });
  }

  async byUuid(reader: Reader, uuid: string): Promise<ReportView | null> {
    const row = await this.database.row<ReportRow>(ONE, [uuid]);
    return row ? reportView(row, reader) : null;
  }
}
