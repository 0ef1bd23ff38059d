import { Injectable } from '@nestjs/common';
import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { readPage } from '../../platform/graphql/page.js';
import type { WritingsArgs } from './writings.inputs.js';
import type { WritingPage } from './writings.views.js';

/** What each kind of writing is: where it stands, whose it is, and how it begins. `w` is the writing. */
const KINDS = {
  POST: {
    type: 'post',
    from: `posts w`,
    where: `w.author_uuid = :person and w.board = 'COMMUNITY' and w.deleted_at is null`,
    excerpt: `(w.title ->> w.original_language) || E'\\n' || (w.content ->> w.original_language)`,
    isHidden: 'w.hidden_at is not null',
  },
  COMMENT: {
    type: 'comment',
    from: 'comments w',
    where: 'w.author_uuid = :person and w.deleted_at is null',
    excerpt: 'w.content ->> w.original_language',
    isHidden: 'w.hidden_at is not null',
  },
  JOB_POSTING: {
    type: 'job-posting',
    from: 'companies o join job_postings w on w.company_uuid = o.uuid',
    where: 'o.owner_uuid = :person and o.deleted_at is null and w.deleted_at is null',
    excerpt: `(w.title ->> w.original_language) || E'\\n' || (w.description ->> w.original_language)`,
    isHidden: 'w.blocked_at is not null',
  },
} as const;
type Kind = keyof typeof KINDS;

const excerptOf = (kind: Kind) => `coalesce(left(${KINDS[kind].excerpt}, ${REPORT_EXCERPT_LENGTH}), '')`;

const newestCase = (type: string) => `
  left join lateral (
    select k.uuid, k.decision from report_cases k where k.target_type = '${type}' and k.target_uuid = w.uuid
    order by k.created_at desc limit 1) c on true`;

/** When a writing was last changed, or reported in a case that is still open (uq_report_cases_open): what a decision about it has to have seen. */
const versionOf = (kind: Kind) => `greatest(w.updated_at, (select k.updated_at from report_cases k
  where k.target_type = '${KINDS[kind].type}' and k.target_uuid = w.uuid and k.decision is null))`;

const page = (kind: Kind) => {
  const { type, from, where, isHidden } = KINDS[kind];
  return `
    select w.uuid, w.created_at as "createdAt", ${versionOf(kind)} as "updatedAt", ${excerptOf(kind)} as excerpt, ${isHidden} as "isHidden",
      c.uuid as "caseUuid", c.decision
    from ${from} ${newestCase(type)}
    where ${where} order by w.created_at desc, w.uuid desc offset :skip limit :limit`;
};

const total = (kind: Kind) => `select count(*)::int as total from ${KINDS[kind].from} where ${KINDS[kind].where}`;

/**
 * Those named, or the next that nobody has hidden, in the order of their locks; of those only what is as it was by `until`, where
 * that is given. What is decided is read again under its lock.
 */
const decidable = (kind: Kind) => {
  const { from, where, isHidden } = KINDS[kind];
  return `
    select w.uuid from ${from}
    where ${where} and w.uuid > :after and case when :uuids?::uuid[] is null then not ${isHidden} else w.uuid = any(:uuids?) end
      and (:until?::timestamptz is null or date_trunc('milliseconds', ${versionOf(kind)}) <= :until?)
    order by w.uuid limit :limit`;
};

/** All of a kind that can be decided about, in these versions. */
const version = (kind: Kind) => {
  const { from, where, isHidden } = KINDS[kind];
  return `
    select md5(coalesce(string_agg(w.uuid::text || extract(epoch from ${versionOf(kind)}), ',' order by w.uuid), '')) as version, now()
    from ${from} where ${where} and not ${isHidden}`;
};

/** Some of them, which nobody changes before the transaction has ended. */
const locked = (kind: Kind) => {
  const { from, where, isHidden } = KINDS[kind];
  return `
    select w.uuid, ${excerptOf(kind)} as excerpt, ${versionOf(kind)} as "updatedAt", ${isHidden} as "isHidden" from ${from}
    where ${where} and w.uuid = any(:uuids::uuid[]) order by w.uuid for no key update of w`;
};

/** Keys from ix_posts_author, ix_comments_of_author, ix_job_postings_company and ix_report_cases_author. */
export const WRITINGS = {
  POST: statement('reports.postsOfPerson', page('POST')),
  COMMENT: statement('reports.commentsOfPerson', page('COMMENT')),
  JOB_POSTING: statement('reports.postingsOfPerson', page('JOB_POSTING')),
  NOTE: statement(
    'reports.notesOfPerson',
    `
      select c.target_uuid as uuid, c.created_at as "createdAt", c.updated_at as "updatedAt", c.excerpt, false as "isHidden", c.uuid as "caseUuid", c.decision
      from report_cases c where c.author_uuid = :person and c.target_type = 'note'
      order by c.created_at desc, c.uuid desc offset :skip limit :limit`,
  ),
};

const TOTALS = {
  POST: statement('reports.postsOfPersonTotal', total('POST')),
  COMMENT: statement('reports.commentsOfPersonTotal', total('COMMENT')),
  JOB_POSTING: statement('reports.postingsOfPersonTotal', total('JOB_POSTING')),
  NOTE: statement(
    'reports.notesOfPersonTotal',
    `select count(*)::int as total from report_cases where author_uuid = :person and target_type = 'note'`,
  ),
};

export const DECIDABLE = {
  POST: statement('reports.decidablePosts', decidable('POST')),
  COMMENT: statement('reports.decidableComments', decidable('COMMENT')),
  JOB_POSTING: statement('reports.decidablePostings', decidable('JOB_POSTING')),
};

export const VERSION_OF_ALL = {
  POST: statement('reports.versionOfPosts', version('POST')),
  COMMENT: statement('reports.versionOfComments', version('COMMENT')),
  JOB_POSTING: statement('reports.versionOfPostings', version('JOB_POSTING')),
};

/** Whose writings they are; also who has left, for what they wrote stays. */
export const FIND_WRITER = statement('reports.findWriter', 'select uuid, role from users where uuid = :person');

/** After `LOCK_TARGET` of each, as every decision about one of them has it. */
export const LOCK_WRITINGS = {
  POST: statement('reports.lockPosts', locked('POST')),
  COMMENT: statement('reports.lockComments', locked('COMMENT')),
  JOB_POSTING: statement('reports.lockPostings', locked('JOB_POSTING')),
};

/** What each kind is called where it is reported. */
export const TARGET_TYPE = { POST: 'post', COMMENT: 'comment', JOB_POSTING: 'job-posting' } as const;

/** What of a page is read only where it is asked for. */
interface WantedOfPage {
  total: boolean;
  version: boolean;
}

/** Everything that one person wrote, for moderators. */
@Injectable()
export class WritingsQueries {
  constructor(private readonly database: Database) {}

  /** The newest first. The version is read before them: what is written in between is shown, and is none that was decided about. */
  async page({ userUuid: person, kind, skip, take }: WritingsArgs, wants: WantedOfPage): Promise<WritingPage> {
    const version = wants.version && kind !== 'NOTE' ? await this.database.row(VERSION_OF_ALL[kind], { person }) : null;
    const page = await readPage({
      take,
      rows: (limit) => this.database.rows(WRITINGS[kind], { person, skip, limit }),
      toItem: (row) => row,
      total: wants.total && (() => this.database.total(TOTALS[kind], { person })),
    });
    return { ...page, version: version?.version ?? '' };
  }
}
