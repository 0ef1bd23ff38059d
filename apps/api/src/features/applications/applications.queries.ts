import * as v from 'valibot';
import { Injectable } from '@nestjs/common';
import { APPLICATION_STATES } from '@haiko/shared/applications';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { ADULT_AGE } from '@haiko/shared/limits';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { localizedText } from '../../platform/database/shapes.js';
import { type RowsOf, statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { COMPANY_CARD_SHAPE, companyCard } from '../companies/company-card.js';
import { JobPostingsQueries } from '../job-postings/job-postings.queries.js';
import { ResumesQueries } from '../resumes/resumes.queries.js';
import { companyOf, USER_CARD } from '../users/users.queries.js';
import { isBlockedBySideOf } from './application-blocks.statements.js';
import { isOfViewer } from './application-sides.js';
import type { ApplicationsOfPostingArgs, MyApplicationsArgs } from './applications.args.js';
import {
  type ApplicationCountView,
  type ApplicationRow,
  type ApplicationView,
  applicationView,
} from './applications.views.js';

const APPLICATION = `
  a.uuid, a.created_at as "createdAt", a.updated_at as "updatedAt", a.state, a.reason, a.read_at as "readAt",
  a.answered_at as "answeredAt", a.interview_at as "interviewAt", a.job_posting_uuid as "jobPostingUuid",
  a.resume_uuid as "resumeUuid", a.message, a.original_language as "originalLanguage", a.show_visa as "showVisa", ${isBlockedBySideOf(':viewer')} as "isBlocked",
  (select ${USER_CARD} from users u where u.uuid = a.seeker_uuid) as seeker,
  (select u.birth_date > (now() at time zone 'Asia/Seoul')::date - interval '${ADULT_AGE} years' from users u where u.uuid = a.seeker_uuid)
    as "isMinor",
  ${companyCard('a.company_uuid')} as company,
  (select u.language from users u where u.uuid = case when a.seeker_uuid = :viewer
      then (select c.owner_uuid from companies c where c.uuid = a.company_uuid) else a.seeker_uuid end) as "partnerLanguage",
  (select json_build_object('content', n.content, 'originalLanguage', n.original_language,
      'hasFile', exists (select from application_note_files nf where nf.note_uuid = n.uuid))
    from application_notes n where n.application_uuid = a.uuid order by n.created_at desc, n.uuid desc limit 1)
    as "lastMessage", a.last_note_at as "lastMessageAt",
  (select count(*)::int from application_notes r where r.application_uuid = a.uuid and r.read_at is null
    and r.by = case when a.seeker_uuid = :viewer then 'company' else 'seeker' end) as "unreadCount",
  case when :wantsHistory::boolean then (
    select json_agg(json_build_object('state', s.state, 'at', s.at, 'by', s.by) order by s.at, s.uuid)
    from application_steps s where s.application_uuid = a.uuid) end as history`;

/** Every application has a company (fk_applications_company). */
const SHAPES = {
  company: COMPANY_CARD_SHAPE,
  lastMessage: v.nullable(
    v.object({ content: localizedText, originalLanguage: v.picklist(LANGUAGES), hasFile: v.boolean() }),
  ),
};

const ONE = statement(
  'applications.one',
  `
    select ${APPLICATION} from applications a
    where a.uuid = :application and ${isOfViewer}`,
  SHAPES,
);

const IS_STATE = `(:state?::varchar is null or a.state = :state?)`;

const IS_POSTING = `(:posting?::uuid is null or a.job_posting_uuid = :posting?)`;

/** From ix_applications_of_seeker. */
export const OF_SEEKER = statement(
  'applications.ofSeeker',
  `
    select ${APPLICATION} from applications a where a.seeker_uuid = :viewer and ${IS_STATE} and ${IS_POSTING}
    order by a.created_at desc, a.uuid desc offset :skip limit :limit`,
  SHAPES,
);

const OF_SEEKER_TOTAL = statement(
  'applications.ofSeekerTotal',
  `select count(*)::int as total from applications a where a.seeker_uuid = :viewer and ${IS_STATE} and ${IS_POSTING}`,
);

const OF_OWN_POSTING = `a.job_posting_uuid = :posting and ${IS_STATE} and a.company_uuid = ${companyOf(':viewer')}`;

/** Unread ones first, from ix_applications_of_posting. */
export const OF_POSTING = statement(
  'applications.ofPosting',
  `
    select ${APPLICATION} from applications a where ${OF_OWN_POSTING}
    order by (a.read_at is null) desc, a.created_at desc, a.uuid desc offset :skip limit :limit`,
  SHAPES,
);

const OF_POSTING_TOTAL = statement(
  'applications.ofPostingTotal',
  `select count(*)::int as total from applications a where ${OF_OWN_POSTING}`,
);

/** By posting, from ix_applications_of_company; what was withdrawn is nobody's work any more. */
const COUNTS = statement(
  'applications.counts',
  `
    with by_state as (
      select a.job_posting_uuid, a.state, count(*)::int as count, max(a.created_at) as latest,
        count(*) filter (where a.read_at is null and a.ended_at is null)::int as unread,
        min(a.created_at) filter (where a.answered_at is null and a.ended_at is null) as waiting
      from applications a where a.company_uuid = ${companyOf(':viewer')} and ${IS_POSTING}
      group by a.job_posting_uuid, a.state
    )
    select job_posting_uuid as "jobPostingUuid",
      sum(count) filter (where state <> 'withdrawn')::int as count, sum(unread)::int as "unreadCount",
      min(waiting) as "waitingSince", json_agg(json_build_object('state', state, 'count', count)) as states
    from by_state group by job_posting_uuid having bool_or(state <> 'withdrawn')
    order by max(latest) filter (where state <> 'withdrawn') desc, job_posting_uuid desc offset :skip limit :limit`,
  { states: v.array(v.object({ state: v.picklist(APPLICATION_STATES), count: v.number() })) },
);

const COUNTS_TOTAL = statement(
  'applications.countsTotal',
  `
    select count(distinct a.job_posting_uuid)::int as total
    from applications a where a.company_uuid = ${companyOf(':viewer')} and a.state <> 'withdrawn'`,
);

/** The most that is answered at once to whom asks without pages. */
export const MAX_COUNTED_POSTINGS = 50;

/** What a query asks for beside the rest. */
interface Wanted {
  total: boolean;
  history: boolean;
}

interface Listed {
  rows: (limit: number) => Promise<ApplicationRow[]>;
  total: false | (() => Promise<number>);
  take: number;
}

/** The reads of applications; only their two sides see them. A page is three statements: applications, postings, résumés. */
@Injectable()
export class ApplicationsQueries {
  constructor(
    private readonly database: Database,
    private readonly postings: JobPostingsQueries,
    private readonly resumes: ResumesQueries,
  ) {}

  async byUuid(reader: Reader<Viewer>, uuid: string): Promise<ApplicationView | null> {
    const rows = await this.database.rows(ONE, {
      application: uuid,
      viewer: reader.viewer.uuid,
      wantsHistory: true,
    });
    return (await this.#views(reader, rows))[0] ?? null;
  }

  ofSeeker(reader: Reader<Viewer>, args: MyApplicationsArgs, wants: Wanted) {
    const { state, jobPostingUuid, skip, take } = args;
    const listed = { viewer: reader.viewer.uuid, state: state ?? null, posting: jobPostingUuid ?? null };
    return this.#page(reader, {
      take,
      rows: (limit) => this.database.rows(OF_SEEKER, { ...listed, skip, limit, wantsHistory: wants.history }),
      total: wants.total && (() => this.database.total(OF_SEEKER_TOTAL, listed)),
    });
  }

  ofPosting(reader: Reader<Viewer>, args: ApplicationsOfPostingArgs, wants: Wanted) {
    const { jobPostingUuid: posting, state, skip, take } = args;
    const listed = { viewer: reader.viewer.uuid, posting, state: state ?? null };
    return this.#page(reader, {
      take,
      rows: (limit) => this.database.rows(OF_POSTING, { ...listed, skip, limit, wantsHistory: wants.history }),
      total: wants.total && (() => this.database.total(OF_POSTING_TOTAL, listed)),
    });
  }

  /** How many applications there are for each posting of the viewer's company, or for one of them, the latest first. */
  async counts(reader: Reader<Viewer>, posting: string | null): Promise<ApplicationCountView[]> {
    const values = { viewer: reader.viewer.uuid, posting, skip: 0, limit: MAX_COUNTED_POSTINGS };
    return this.#counted(reader, await this.database.rows(COUNTS, values));
  }

  /** The same for all postings, by pages. */
  async inbox(
    reader: Reader<Viewer>,
    { skip, take }: PageArgs,
    wantsTotal: boolean,
  ): Promise<Page<ApplicationCountView>> {
    const viewer = reader.viewer.uuid;
    const page = await readPage({
      take,
      rows: (limit) => this.database.rows(COUNTS, { viewer, posting: null, skip, limit }),
      toItem: (row) => row,
      total: wantsTotal && (() => this.database.total(COUNTS_TOTAL, { viewer })),
    });
    return { ...page, items: await this.#counted(reader, page.items) };
  }

  async #counted(reader: Reader<Viewer>, rows: RowsOf<typeof COUNTS>): Promise<ApplicationCountView[]> {
    const postings = await this.postings.byUuids(
      reader,
      rows.map(({ jobPostingUuid }) => jobPostingUuid),
    );
    return rows.map(({ jobPostingUuid, count, unreadCount, ...counts }) => ({
      ...counts,
      count: count ?? 0,
      unreadCount: unreadCount ?? 0,
      jobPosting: postings.get(jobPostingUuid) ?? null,
    }));
  }

  async #page(reader: Reader<Viewer>, { take, rows, total }: Listed): Promise<Page<ApplicationView>> {
    const page = await readPage({ take, rows, toItem: (row) => row, total });
    return { ...page, items: await this.#views(reader, page.items) };
  }

  async #views(reader: Reader<Viewer>, rows: readonly ApplicationRow[]): Promise<ApplicationView[]> {
    const postings = await this.postings.byUuids(
      reader,
      rows.map(({ jobPostingUuid }) => jobPostingUuid),
    );
    const resumes = await this.resumes.byUuids(rows.flatMap(({ resumeUuid }) => resumeUuid ?? []));
    return rows.map((row) =>
      applicationView(row, reader, {
        jobPosting: postings.get(row.jobPostingUuid) ?? null,
        resume: (row.resumeUuid && resumes.get(row.resumeUuid)) || null,
      }),
    );
  }
}
