import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type Statement, statement } from '../../platform/database/statement.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import { PrivateLinks } from '../files/private-links.js';
import { notBlocked, notReported, USER_CARD } from '../users/users.queries.js';
import { type LastingView, type PostRow, type PostView, postView } from './posts.views.js';

/** Which posts there are at all, blocks and hiding aside: for what authors do with their own, and admins with any. */
export const existingPost = (alias: string) => `${alias}.deleted_at is null`;

/**
 * Which posts are shown, blocks aside: not those that are hidden while moderators look at them, which their author (the
 * viewer) still sees and nobody else.
 */
export const shownPost = (alias: string, viewer = 'null::uuid') =>
  `(${existingPost(alias)} and (${alias}.hidden_at is null or ${alias}.author_uuid = ${viewer}))`;

/** Posts of the community that are visible to everybody who has blocked and reported nobody. */
export const shownToAll = (alias: string) =>
  `(${alias}.board = 'COMMUNITY' and ${existingPost(alias)} and ${alias}.hidden_at is null)`;

/**
 * Which posts a `viewer` (null for a visitor) may see: part of every statement that reads a post or what hangs on it
 * for somebody: not what they have reported. Nobody can block what admins publish.
 */
export const visiblePost = (alias: string, viewer = ':viewer?') =>
  `(${shownPost(alias, viewer)} and ${notReported('post', `${alias}.uuid`, viewer)}
    and (${alias}.board <> 'COMMUNITY' or ${notBlocked(`${alias}.author_uuid`, viewer)}))`;

/** The same of posts of the community, by what stands in the indexes of its lists alone: passing over a post reads none. */
export const visibleInCommunity = (alias: string, viewer = ':viewer?') =>
  `(${alias}.board = 'COMMUNITY' and ${shownPost(alias, viewer)}
    and ${notReported('post', `${alias}.uuid`, viewer)} and ${notBlocked(`${alias}.author_uuid`, viewer)})`;

export const NEWEST_FIRST = 'p.created_at desc, p.uuid desc';

/** The marks that `:viewer` has made on post `p`. */
const OWN_MARKS = `
    (select json_build_object('uuid', r.uuid, 'type', r.type)
      from post_reactions r where r.post_uuid = p.uuid and r.user_uuid = :viewer?) as reaction,
    (select json_build_object('uuid', s.uuid)
      from post_scraps s where s.post_uuid = p.uuid and s.user_uuid = :viewer?) as scrap`;

/** What changes all the time, and is therefore no part of what a card is kept by. */
const COUNTERS = 'p.view_count as views, p.like_count as likes, p.comment_count as "commentsCount"';

/**
 * Tells a card from what it was before: how often its post has changed, counters aside (a trigger counts that), and the transaction
 * that wrote the row of its author last.
 */
const VERSION = `p.card_version::text || '.' || u.xmin::text as version,`;

/**
 * What a card shows of the posts in `page` (uuid) to `:viewer`. Everything comes in one statement, and the
 * sub-selects run for the rows of one page only, each by primary key or unique index: `offset 0` keeps the planner from reading a
 * small table whole, once a row. Of a post of the community nothing here but counters changes without `VERSION`: files and hashtags
 * never do, and which ones a post has is written together with it.
 */
export const cards = (order = NEWEST_FIRST, more = '') => `
  select p.uuid, p.created_at as "createdAt", p.updated_at as "updatedAt", p.title, p.content,
    p.original_language as "originalLanguage", p.hidden_at is not null as "isHidden", ${COUNTERS},
    p.board, p.region_id as "regionId", p.address, p.map_url as "mapUrl",
    ${USER_CARD} as user,
    coalesce((
      select json_agg(json_build_object('uuid', pf.uuid, 'name', pf.name, 'alt', pf.alt, 'path', f.path,
        'thumbnailPath', f.thumbnail_path, 'width', f.width, 'height', f.height) order by pf.position)
      from post_files pf
      cross join lateral (select * from files where files.uuid = pf.file_uuid offset 0) f
      where pf.post_uuid = p.uuid), '[]') as files,
    coalesce((
      select json_agg(json_build_object('uuid', h.uuid, 'name', h.name) order by ph.position)
      from post_hashtags ph
      cross join lateral (select * from hashtags where hashtags.uuid = ph.hashtag_uuid offset 0) h
      where ph.post_uuid = p.uuid), '[]') as hashtags,
    (select json_build_object('uuid', b.uuid, 'names', b.names)
      from sub_boards b where b.uuid = p.sub_board_uuid) as "subBoard",
    ${more}${OWN_MARKS}
  from page join posts p using (uuid) join users u on u.uuid = p.author_uuid
  order by ${order}`;

/** Of the same posts only which version of its card each one has, its counters and the viewer's marks: the cards are in memory (PostCards). */
export const cardVersions = (order = NEWEST_FIRST) => `
  select p.uuid, ${VERSION} ${COUNTERS},${OWN_MARKS}
  from page join posts p using (uuid) join users u on u.uuid = p.author_uuid
  order by ${order}`;

const BY_UUID = statement(
  'posts.byUuid',
  `with page as materialized (select uuid from posts where uuid = :post and ${visiblePost('posts')}) ${cards()}`,
);

/** Of the feed's posts those of which no card of that version is in memory. */
export const CARDS = statement(
  'posts.cards',
  `
    with page as materialized (select uuid from posts where uuid = any(:posts::uuid[]) and ${visiblePost('posts')})
    ${cards(NEWEST_FIRST, VERSION)}`,
);

/** Every read of posts. */
@Injectable()
export class PostsQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PrivateLinks,
  ) {}

  /** A page of a list of posts, one statement however large it is. */
  page<Values extends object>(
    reader: Reader,
    { statement, total, values, skip, take, wantsTotal }: PostList<Values>,
  ): Promise<Page<PostView>> {
    const viewer = reader.viewer?.uuid ?? null;
    return readPage({
      take,
      rows: (limit) => this.database.rows(statement, { ...values, viewer, skip, limit }),
      toItem: (row) => this.view(reader, row),
      total: wantsTotal && (() => this.database.total(total, { ...values, viewer })),
    });
  }

  /** A short list that is not paged. */
  async all<Values extends object>(
    reader: Reader,
    statement: Statement<NoInfer<Values> & ToViewer, PostRow>,
    values: Values,
  ): Promise<PostView[]> {
    const rows = await this.database.rows(statement, { ...values, viewer: reader.viewer?.uuid ?? null });
    return rows.map((row) => this.view(reader, row));
  }

  /** One post as this reader sees it, or null. */
  async byUuid(reader: Reader, uuid: string, postViewLogUuid: string | null = null): Promise<PostView | null> {
    const row = await this.database.row(BY_UUID, { viewer: reader.viewer?.uuid ?? null, post: uuid });
    return row ? this.view(reader, row, { postViewLogUuid }) : null;
  }

  /** A row as this reader sees it. */
  view(reader: Reader, row: PostRow, { postViewLogUuid = null, lasting }: Known = {}): PostView {
    return postView(row, reader, { sign: (path) => this.links.sign(path), postViewLogUuid, lasting });
  }
}

interface Known {
  postViewLogUuid?: string | null;
  lasting?: LastingView;
}

interface ToViewer {
  viewer: string | null;
}

/** One list of posts and the page of it that is asked for. */
export interface PostList<Values> {
  statement: Statement<NoInfer<Values> & ToViewer & { skip: number; limit: number }, PostRow>;
  /** Counts the whole list. */
  total: Statement<NoInfer<Values> & ToViewer, { total: number }>;
  values: Values;
  skip: number;
  take: number;
  wantsTotal: boolean;
}
