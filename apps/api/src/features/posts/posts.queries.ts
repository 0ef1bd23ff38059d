import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type Statement, statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { PrivateLinks } from '../files/private-links.js';
import { notBlocked, USER_CARD } from '../users/users.queries.js';
import { type PostRow, type PostView, postView } from './posts.views.js';

/** Which posts there are at all, blocks and hiding aside: for what authors do with their own, and admins with any. */
export const existingPost = (alias: string) => `${alias}.deleted_at is null`;

/**
 * Which posts are shown, blocks aside: not those that are hidden while moderators look at them, which their author (the
 * viewer) still sees and nobody else.
 */
export const shownPost = (alias: string, viewer = 'null::uuid') =>
  `(${existingPost(alias)} and (${alias}.hidden_at is null or ${alias}.author_uuid = ${viewer}))`;

/**
 * Which posts a `viewer` (null for a visitor) may see: part of every statement that reads a post or what hangs on it
 * for somebody. Nobody can block what admins publish.
 */
export const visiblePost = (alias: string, viewer = ':viewer?') =>
  `(${shownPost(alias, viewer)}
    and (${alias}.board <> 'COMMUNITY' or ${notBlocked(`${alias}.author_uuid`, viewer)}))`;

/**
 * What a card shows of the posts in `page` (uuid) to `:viewer`. Everything comes in one statement, and the
 * sub-selects run for the rows of one page only, each by primary key or unique index: `offset 0` keeps the planner from reading a
 * small table whole, once a row.
 */
export const cards = (order = 'p.created_at desc, p.uuid desc') => `
  select p.uuid, p.created_at as "createdAt", p.updated_at as "updatedAt", p.title, p.content,
    p.original_language as "originalLanguage", p.hidden_at is not null as "isHidden", p.view_count as views,
    p.like_count as likes, p.comment_count as "commentsCount", p.address, p.map_url as "mapUrl",
    ${USER_CARD} as user,
    coalesce((
      select json_agg(json_build_object('uuid', pf.uuid, 'name', pf.name, 'path', f.path,
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
    (select json_build_object('uuid', r.uuid, 'type', r.type)
      from post_reactions r where r.post_uuid = p.uuid and r.user_uuid = :viewer?) as reaction,
    (select json_build_object('uuid', s.uuid)
      from post_scraps s where s.post_uuid = p.uuid and s.user_uuid = :viewer?) as scrap
  from page join posts p using (uuid) join users u on u.uuid = p.author_uuid
  order by ${order}`;

const IN_FEED = `posts.board = 'COMMUNITY' and ${visiblePost('posts')}`;

/** /main. The page's keys come from ix_posts_feed alone; only its own rows are joined. */
export const FEED = statement(
  'posts.feed',
  `
    with page as materialized (
      select uuid from posts where ${IN_FEED} order by created_at desc, uuid desc offset :skip limit :limit
    ) ${cards()}`,
);

/** The same for visitors and for people whom no block concerns, without the look-up of blocks. */
const OPEN_FEED = statement(
  'posts.openFeed',
  `
    with page as materialized (
      select uuid from posts where board = 'COMMUNITY' and ${shownPost('posts', ':viewer?')}
      order by created_at desc, uuid desc offset :skip limit :limit
    ) ${cards()}`,
);

/** Pages that end among the newest so many posts are the ones that nearly everybody reads. */
const NEWEST = 100;

/**
 * Those pages, by a statement that Postgres plans once a connection. It takes a limit that it does not know for a tenth of the
 * list, finds a plan for that much dearer than one for eleven rows, and would plan this statement anew at every call, which costs
 * more than running it. A tenth of a hundred is a page.
 */
export const NEWEST_FEED = statement(
  'posts.newestFeed',
  `
    with page as materialized (
      select uuid from (
        select uuid, created_at from posts where board = 'COMMUNITY' and ${shownPost('posts', ':viewer?')}
        order by created_at desc, uuid desc limit ${NEWEST}
      ) newest order by created_at desc, uuid desc offset :skip limit :limit
    ) ${cards()}`,
);

/**
 * /main with a nationality filter: merges the newest of each of up to five index ranges (ix_posts_feed_by_nationality).
 */
export const FEED_OF_NATIONALITIES = statement(
  'posts.feedOfNationalities',
  `
    with page as materialized (
      select newest.uuid from (select distinct unnest(:nationalities::uuid[])) as wanted(nationality) cross join lateral (
        select uuid, created_at from posts where ${IN_FEED} and author_nationality_uuid = wanted.nationality
        order by created_at desc, uuid desc limit :skip::int + :limit::int
      ) newest order by newest.created_at desc, newest.uuid desc offset :skip limit :limit
    ) ${cards()}`,
);

const FEED_TOTAL = statement('posts.feedTotal', `select count(*)::int as total from posts where ${IN_FEED}`);

const FEED_OF_NATIONALITIES_TOTAL = statement(
  'posts.feedOfNationalitiesTotal',
  `
    select count(*)::int as total from posts where ${IN_FEED} and author_nationality_uuid = any(:nationalities::uuid[])`,
);

const BY_UUID = statement(
  'posts.byUuid',
  `with page as materialized (select uuid from posts where uuid = :post and ${visiblePost('posts')}) ${cards()}`,
);

/** Every read of posts. */
@Injectable()
export class PostsQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PrivateLinks,
  ) {}

  /** One page of the community feed, newest first; of these nationalities where some are given. */
  feed(reader: Reader, args: FeedPage, wantsTotal: boolean): Promise<Page<PostView>> {
    const { nationalityUuids: nationalities, ...page } = args;
    if (nationalities?.length) {
      const lists = { statement: FEED_OF_NATIONALITIES, total: FEED_OF_NATIONALITIES_TOTAL, values: { nationalities } };
      return this.page(reader, { ...page, ...lists, wantsTotal });
    }
    const openFeed = page.skip + page.take < NEWEST ? NEWEST_FEED : OPEN_FEED;
    const statement = reader.viewer?.hasBlocks ? FEED : openFeed;
    return this.page(reader, { ...page, statement, total: FEED_TOTAL, values: {}, wantsTotal });
  }

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
  async all(reader: Reader, statement: Statement<ToViewer, PostRow>): Promise<PostView[]> {
    const rows = await this.database.rows(statement, { viewer: reader.viewer?.uuid ?? null });
    return rows.map((row) => this.view(reader, row));
  }

  /** One post as this reader sees it, or null. */
  async byUuid(reader: Reader, uuid: string, postViewLogUuid: string | null = null): Promise<PostView | null> {
    const row = await this.database.row(BY_UUID, { viewer: reader.viewer?.uuid ?? null, post: uuid });
    return row ? this.view(reader, row, postViewLogUuid) : null;
  }

  /** A row as this reader sees it. */
  view(reader: Reader, row: PostRow, postViewLogUuid: string | null = null): PostView {
    return postView(row, reader, { sign: (path) => this.links.sign(path), postViewLogUuid });
  }
}

export type FeedPage = PageArgs & { nationalityUuids?: string[] | null };

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
