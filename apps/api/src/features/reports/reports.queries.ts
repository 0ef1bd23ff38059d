import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { USER_CARD } from '../users/users.queries.js';
import { isOwnCase } from '../users/own-case.js';
import { CASE_VERSION, IS_EDITED } from './case-version.js';
import { hidesReporters } from './impartial.js';
import { type ReportView, reportView, TEXTS_SHOWN, WORDS_SHOWN } from './reports.views.js';
import { IS_TARGET_THERE } from './scam-marks.statements.js';

const IS_MARKED = 'exists (select from scam_marks m where m.case_uuid = c.uuid)';
const HAS_SIGN = 'exists (select from scam_marks m where m.case_uuid = c.uuid and m.sign is not null)';
const HAS_WORD = 'exists (select from scam_marks m where m.case_uuid = c.uuid and m.word_uuid is not null)';

/** Whether case `c` waits for somebody who looks at reports: what only its text had opened waits in a queue of its own. */
export const IS_OPEN_REPORT = `c.decision is null and (c.reporter_count > 0 or not ${IS_MARKED})`;

/** Whether case `c` waits for somebody who looks at what reads like a scam. */
export const IS_OPEN_SCAM = `c.decision is null and ${HAS_SIGN} and ${IS_TARGET_THERE}`;

/** Whether case `c` waits for somebody who looks at what has a watched word. */
export const IS_OPEN_WORD = `c.decision is null and ${HAS_WORD} and ${IS_TARGET_THERE}`;

/** The `ReportRow` of case `c` for `:viewer`, whom what their own reporters wrote would tell who they are. */
export const CASE = `
  c.uuid, c.created_at as "createdAt", ${CASE_VERSION} as "updatedAt", c.target_type as "targetType", c.target_uuid as "targetUuid", c.excerpt,
  c.reporter_count as reporters, c.decision, c.reason as "decisionReason", c.note, c.appealed_at as "appealedAt", c.heard_at as "heardAt",
  ${isOwnCase(':viewer')} as "isOwn", ${IS_EDITED} as "isEdited",
  (select ${USER_CARD} from users u where u.uuid = c.author_uuid) as author,
  (select ${USER_CARD} from users u where u.uuid = coalesce(c.heard_by_uuid, c.decided_by_uuid)) as "decidedBy",
  coalesce((select mode() within group (order by r.reason) from reports r where r.case_uuid = c.uuid),
    case when ${HAS_SIGN} then 'FRAUD' else 'OTHER' end) as reason,
  array(select m.sign from scam_marks m where m.case_uuid = c.uuid and m.sign is not null) as "scamSigns",
  coalesce((select json_agg(json_build_object('word', w.word, 'why', w.why) order by w.word) from (
    select w.word, w.why from scam_marks m join watched_words w on w.uuid = m.word_uuid where m.case_uuid = c.uuid
    order by w.word limit ${WORDS_SHOWN}) w), '[]') as "watchedWords",
  array(select r.text from reports r where r.case_uuid = c.uuid and r.text is not null and not ${hidesReporters(':viewer')}
    order by r.created_at limit ${TEXTS_SHOWN}) as texts`;

/** Each list of cases has an index of its own: ix_report_cases_newest, …_open, …_appeals, …_decided. */
const LISTED = {
  ALL: 'true',
  OPEN: IS_OPEN_REPORT,
  SCAMS: IS_OPEN_SCAM,
  WORDS: IS_OPEN_WORD,
  APPEALED: 'c.appealed_at is not null and c.heard_at is null',
  DECIDED: 'c.decision is not null',
};
type Listed = keyof typeof LISTED;

const page = (listed: Listed) => `
  select ${CASE} from report_cases c where ${LISTED[listed]}
  order by ${listed === 'APPEALED' ? 'c.appealed_at' : 'c.created_at'} desc, c.uuid desc offset :skip limit :limit`;

const total = (listed: Listed) => `select count(*)::int as total from report_cases c where ${LISTED[listed]}`;

export const CASES = {
  ALL: statement('reports.cases', page('ALL')),
  OPEN: statement('reports.openCases', page('OPEN')),
  SCAMS: statement('reports.scamCases', page('SCAMS')),
  WORDS: statement('reports.wordCases', page('WORDS')),
  APPEALED: statement('reports.appealedCases', page('APPEALED')),
  DECIDED: statement('reports.decidedCases', page('DECIDED')),
};

const TOTALS = {
  ALL: statement('reports.casesTotal', total('ALL')),
  OPEN: statement('reports.openCasesTotal', total('OPEN')),
  SCAMS: statement('reports.scamCasesTotal', total('SCAMS')),
  WORDS: statement('reports.wordCasesTotal', total('WORDS')),
  APPEALED: statement('reports.appealedCasesTotal', total('APPEALED')),
  DECIDED: statement('reports.decidedCasesTotal', total('DECIDED')),
};

const CASE_BY_UUID = statement('reports.case', `select ${CASE} from report_cases c where c.uuid = :case`);

/** Every read of reports; for moderators and admins only. */
@Injectable()
export class ReportsQueries {
  constructor(private readonly database: Database) {}

  /** The newest cases first. */
  page(
    reader: Reader<Viewer>,
    listed: Listed,
    { skip, take }: PageArgs,
    wantsTotal: boolean,
  ): Promise<Page<ReportView>> {
    return readPage({
      take,
      rows: (limit) => this.database.rows(CASES[listed], { skip, limit, viewer: reader.viewer.uuid }),
      toItem: (row) => reportView(row, reader),
      total: wantsTotal && (() => this.database.total(TOTALS[listed], {})),
    });
  }

  async byUuid(reader: Reader<Viewer>, uuid: string): Promise<ReportView | null> {
    const row = await this.database.row(CASE_BY_UUID, { case: uuid, viewer: reader.viewer.uuid });
    return row ? reportView(row, reader) : null;
  }
}
