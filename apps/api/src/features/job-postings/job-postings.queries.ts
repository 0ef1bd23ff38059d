import { Injectable } from '@nestjs/common';
import { type JobSource, jobSource } from '@haiko/shared/reference/jobSources';
import DataLoader from 'dataloader';
import { ranksAs, type Reader, type Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type Statement, statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { FORBIDDEN_WISH, SCAM_SIGN } from '../job-search/job-search.facets.js';
import { RulesInForce } from '../visa-rules/rules-in-force.js';
import { isWageDefaulter } from '../wage-defaulters/wage-defaulters.queries.js';
import { companyOf, notReported } from '../users/users.queries.js';
import { shownColumns } from './job-posting.columns.js';
import { type JobPostingRow, jobPostingView } from './job-posting-row.views.js';
import type { JobPostingView } from './job-postings.views.js';

/** Under which name the keyword search knows postings (search-text.ts). */
export const JOB_LIST = 'JOBS';

/** The day in Seoul, by which deadlines end. */
export const TODAY = `(now() at time zone 'Asia/Seoul')::date`;

/** What stands in the index of the open ones; the deadline is looked at besides, because it passes at midnight by itself. */
export const OPEN_POSTING = `
  p.is_public and p.is_listed and p.closed_at is null and p.blocked_at is null and p.expired_at is null
    and p.deleted_at is null and p.deadline_date >= ${TODAY}`;

/** What everybody may read: also closed and expired ones, so that what somebody saved does not vanish. */
export const visiblePosting = (alias: string) =>
  `(${alias}.deleted_at is null and ${alias}.is_public and ${alias}.is_listed and ${alias}.blocked_at is null)`;

/** What a list of open ones leaves out for `:viewer`: what they have reported. */
export const OPEN_TO_VIEWER = `${OPEN_POSTING} and ${notReported('job-posting', 'p.uuid', ':viewer?')}`;

/** What who saved it or has applied for it still sees, with the reason: a posting that the law hides, or the end of a business. */
export const visibleToSavers = (alias: string) =>
  `(${alias}.deleted_at is null and (${alias}.is_public or ${alias}.hidden_reason is not null)
    and ${mayPublish(alias)} and ${alias}.blocked_at is null)`;

/** Whether its company is approved, or it has none. */
export const mayPublish = (alias: string) => `(${alias}.is_listed or ${alias}.is_business_closed)`;

export const STATE = `
  case when p.blocked_at is not null then 'BLOCKED' when p.closed_at is not null then 'CLOSED'
    when p.deadline_date < ${TODAY} then 'EXPIRED' when not p.is_public or p.is_business_closed then 'HIDDEN' else 'OPEN' end`;

const pairs = (table: string) => `
  (select json_agg(json_build_object('id', part.id, 'mainId', part.main_id, 'subId', part.sub_id) order by part.position)
    from ${table} part where part.posting_uuid = p.uuid)`;

/** Whom to call is for who opens or saves a posting while it is open, and for its company. */
export const SHOWS_CONTACT = `(${STATE} = 'OPEN' or coalesce(p.company_uuid = ${companyOf(':viewer?')}, false))`;
const contact = (isShown: string) =>
  ['Name', 'Phone', 'Mobile', 'Email']
    .map((part) => `case when ${isShown} then p.contact_${part.toLowerCase()} else '' end as "contact${part}"`)
    .join(', ');

/**
 * Everything about the postings in `page` (uuid) to `:viewer`. It comes in one statement, and the sub-selects
 * run for the rows of one page only, each by a unique index.
 */
export const postingCards = (order = 'p.created_at desc, p.uuid desc', showsContact = 'false') => `
  select p.uuid, p.url, p.created_at as "createdAt", p.updated_at as "updatedAt", p.original_language as "originalLanguage", p.source,
    p.title, p.description, p.extra_info as "extraInfo", ${shownColumns('p')},
    to_char(p.deadline_date, 'YYYY-MM-DD') as "deadlineDate", p.closed_at as "closedAt", ${contact(showsContact)}, ${STATE} as state,
    ${mayPublish('p')} as "isListed", ${FORBIDDEN_WISH} = any(p.facets) as "hasForbiddenWish", ${SCAM_SIGN} = any(p.facets) as "hasScamSign",
    ${isWageDefaulter('p')} as "isWageDefaulter",
    coalesce(p.hidden_reason, case when p.is_business_closed then 'BUSINESS_CLOSED' end) as "hiddenReason",
    coalesce((
      select json_build_object('uuid', c.uuid, 'companyName', c.company_name, 'managerName', c.manager_name,
        'homepageUrl', c.homepage_url, 'logoFileUrl', f.path, 'ownerUuid', c.owner_uuid,
        'isOwn', coalesce(c.uuid = ${companyOf(':viewer?')}, false),
        'certificateCheckedAt', c.certificate_checked_at, 'businessStatus', c.business_status,
        'businessCheckedAt', c.business_checked_at, 'answerHours', c.answer_hours)
      from companies c left join files f on f.uuid = c.logo_file_uuid where c.uuid = p.company_uuid),
      json_build_object('uuid', null, 'companyName', coalesce(p.source_company_name, ''), 'managerName', '', 'homepageUrl', '',
        'logoFileUrl', null, 'ownerUuid', null, 'isOwn', false, 'certificateCheckedAt', null, 'businessStatus', 'NOT_ASKED',
        'businessCheckedAt', null, 'answerHours', null)) as company,
    coalesce((
      select json_agg(json_build_object('levelOneId', r.level_one_id, 'levelTwoId', r.level_two_id,
        'regionOriginal', r.region_original, 'detailRegion', r.detail_region) order by r.position)
      from job_posting_regions r where r.posting_uuid = p.uuid), '[]') as regions,
    coalesce(${pairs('job_posting_categories')}, '[]') as "jobCategories",
    coalesce(${pairs('job_posting_visas')}, '[]') as visas,
    array(select l.level_id::int from job_posting_language_levels l where l.posting_uuid = p.uuid order by l.position)
      as "languageLevels",
    (select json_build_object('uuid', s.uuid)
      from job_posting_scraps s where s.posting_uuid = p.uuid and s.user_uuid = :viewer?) as scrap,
    (select json_build_object('visaMainId', u.visa_main_id, 'visaSubId', u.visa_sub_id, 'koreanLevel', u.korean_level,
        'birthDate', to_char(u.birth_date, 'YYYY-MM-DD'))
      from users u where u.uuid = :viewer?) as "ownVisa"
  from page join job_postings p using (uuid)
  order by ${order}`;

const one = (isSeen: string) => `
  with page as materialized (
    select p.uuid from job_postings p
    where p.uuid = :posting and p.deleted_at is null and ${isSeen}
  ) ${postingCards(undefined, SHOWS_CONTACT)}`;

const FOR_READER = statement(
  'jobPostings.forReader',
  one(`(p.company_uuid = ${companyOf(':viewer?')} or :seesAll::boolean
    or ${notReported('job-posting', 'p.uuid', ':viewer?')} and (${visiblePosting('p')} or ${visibleToSavers('p')} and (
      exists (select from job_posting_scraps own where own.posting_uuid = p.uuid and own.user_uuid = :viewer?)
      or exists (select from applications own
        where own.job_posting_uuid = p.uuid and own.seeker_uuid = :viewer? and own.state <> 'withdrawn'))))`),
);

/** Those that `:viewer` has to do with in another way, whatever has become of them. */
const SOME = statement(
  'jobPostings.some',
  `with page as materialized (select uuid from unnest(:postings::uuid[]) as given(uuid)) ${postingCards()}`,
);

const FOR_COMPANY = statement('jobPostings.forCompany', one(`p.company_uuid = ${companyOf(':viewer')}`));

const TABLE_SOURCES = statement(
  'jobPostings.tableSources',
  `select source, name, notice from job_table_sources where source = any(:sources::varchar[])`,
);

/** Every read of postings. */
@Injectable()
export class JobPostingsQueries {
  constructor(
    private readonly database: Database,
    private readonly inForce: RulesInForce,
  ) {}

  /** A posting as this reader sees it, or null; its company sees hidden ones, too, and by rank admins do. */
  async byUuid(reader: Reader, uuid: string, { byRank = true } = {}): Promise<JobPostingView | null> {
    const seesAll = byRank && ranksAs(reader.viewer, 'ADMIN');
    const values = { viewer: reader.viewer?.uuid ?? null, posting: uuid, seesAll };
    const row = await this.database.row(FOR_READER, values);
    return row ? this.#view(row, reader) : null;
  }

  /** A posting of the viewer's own company, or null. */
  async ofCompany(reader: Reader<Viewer>, uuid: string): Promise<JobPostingView | null> {
    const row = await this.database.row(FOR_COMPANY, { viewer: reader.viewer.uuid, posting: uuid });
    return row ? this.#view(row, reader) : null;
  }

  /** Postings of something that the reader may see, by uuid: also those that are over. */
  async byUuids(reader: Reader<Viewer>, uuids: string[]): Promise<Map<string, JobPostingView>> {
    if (uuids.length === 0) return new Map();
    const rows = await this.database.rows(SOME, { viewer: reader.viewer.uuid, postings: [...new Set(uuids)] });
    return new Map(rows.map((row) => [row.uuid, this.#view(row, reader)]));
  }

  /** A page of a list of postings, one statement however large it is. */
  page<Values extends object>(
    reader: Reader,
    { statement, total, values, skip, take, wantsTotal }: PostingList<Values>,
  ): Promise<Page<JobPostingView>> {
    const viewer = reader.viewer?.uuid ?? null;
    return readPage({
      take,
      rows: (limit) => this.database.rows(statement, { ...values, viewer, skip, limit }),
      toItem: (row) => this.#view(row, reader),
      total: wantsTotal && (() => this.database.total(total, { ...values, viewer })),
    });
  }

  /** A short list that is not paged. */
  async all(reader: Reader, statement: Statement<ToViewer, JobPostingRow>): Promise<JobPostingView[]> {
    const rows = await this.database.rows(statement, { viewer: reader.viewer?.uuid ?? null });
    return rows.map((row) => this.#view(row, reader));
  }

  #view(row: JobPostingRow, reader: Reader): JobPostingView {
    return jobPostingView(row, { ...reader, rules: this.inForce.all });
  }
}

interface ToViewer {
  viewer: string | null;
}

/** One list of postings and the page of it that is asked for. */
export interface PostingList<Values> extends PageArgs {
  statement: Statement<NoInfer<Values> & ToViewer & { skip: number; limit: number }, JobPostingRow>;
  /** What counts the whole list. */
  total: Statement<NoInfer<Values> & ToViewer, { total: number }>;
  values: Values;
  wantsTotal: boolean;
}

/** What the sources of imported postings are called, and what they want said. */
@Injectable()
export class JobPostingSources {
  /** By request: what one answer asks about its postings is asked at once. */
  readonly #loaders = new WeakMap<object, DataLoader<string, JobSource>>();

  constructor(private readonly database: Database) {}

  /** Of a source in the answer to `request`. */
  of(source: string, request: object): Promise<JobSource> {
    const loader = this.#loaders.get(request) ?? new DataLoader((sources) => this.#ofAll(sources));
    this.#loaders.set(request, loader);
    return loader.load(source);
  }

  async #ofAll(sources: readonly string[]): Promise<JobSource[]> {
    const rows = await this.database.rows(TABLE_SOURCES, { sources: [...sources] });
    const tables = new Map(rows.map(({ source, name, notice }) => [source, { name, notice }]));
    return sources.map((source) => tables.get(source) ?? jobSource(source));
  }
}
