import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { OPEN_POSTING } from '../job-postings/job-postings.queries.js';
import type { Board } from '../posts/post.entity.js';
import { visiblePost } from '../posts/posts.queries.js';

/**
 * So many things a page of the sitemap lists: each has up to ten addresses, of which each names all ten. A thousand are 15 MB, of the 50 that
 * are allowed, but are made in one turn of the event loop for whoever asks.
 */
export const SITEMAP_PAGE = 100;

const POST_HEAD = statement(
  'pages.postHead',
  `
    select p.uuid, p.board, p.original_language as "originalLanguage", p.title, p.content,
      p.created_at as "createdAt", p.updated_at as "updatedAt", u.nickname as author,
      p.like_count as likes, p.comment_count as "commentsCount",
      (select f.path from post_files pf join files f on f.uuid = pf.file_uuid
        where pf.post_uuid = p.uuid and f.width is not null order by pf.position limit 1) as image
    from posts p join users u on u.uuid = p.author_uuid
    where p.uuid = :post and ${visiblePost('p', 'null::uuid')}`,
);

export interface PostHeadRow {
  uuid: string;
  board: Board;
  originalLanguage: Language;
  title: LocalizedText;
  content: LocalizedText;
  image: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** '' where they have left. */
  author: string;
  likes: number;
  commentsCount: number;
}

const posts = (board: Board) => ({
  from: `from posts p where p.board = '${board}' and ${visiblePost('p', 'null::uuid')}`,
  text: 'p.content',
});
const LISTED = {
  jobs: {
    from: `from job_postings p where ${OPEN_POSTING} and p.company_uuid is not null`,
    text: 'p.description',
  },
  posts: posts('COMMUNITY'),
  notices: posts('NOTICE'),
  info: posts('INFORMATION'),
  places: posts('PLACE'),
};
/** What the sitemap lists, each kind on pages of its own. */
export type Listed = keyof typeof LISTED;
export const LISTED_KINDS = Object.keys(LISTED) as Listed[];

/** How much there is of each kind. */
const TOTALS = statement(
  'pages.totals',
  LISTED_KINDS.map((kind) => `select '${kind}' as kind, count(*)::int as total ${LISTED[kind].from}`).join(
    ' union all ',
  ),
);

// `languages`: those in which there is a title and the text.
const listed = (kind: Listed) => `
  select p.uuid, p.updated_at as "updatedAt",
    array(select each from jsonb_object_keys(p.title) each where ${LISTED[kind].text} ? each) as languages
  ${LISTED[kind].from} order by p.created_at, p.uuid offset :skip limit :limit`;

/** The oldest first, so that what is written changes the last page alone; where something goes, those behind it move up. */
export const LISTS = {
  jobs: statement('pages.jobs', listed('jobs')),
  posts: statement('pages.posts', listed('posts')),
  notices: statement('pages.notices', listed('notices')),
  info: statement('pages.info', listed('info')),
  places: statement('pages.places', listed('places')),
};

export interface ListedPage {
  uuid: string;
  updatedAt: Date;
  languages: string[];
}

/** What search engines are told of posts, and what the sitemap lists; postings are read as everywhere (job-postings.queries.ts). */
@Injectable()
export class PagesQueries {
  constructor(private readonly database: Database) {}

  post(uuid: string): Promise<PostHeadRow | undefined> {
    return this.database.row(POST_HEAD, { post: uuid });
  }

  totals(): Promise<{ kind: Listed; total: number }[]> {
    return this.database.rows(TOTALS);
  }

  /** A page of one kind, counted from 1. */
  listed(kind: Listed, page: number): Promise<ListedPage[]> {
    return this.database.rows(LISTS[kind], { skip: (page - 1) * SITEMAP_PAGE, limit: SITEMAP_PAGE });
  }
}
