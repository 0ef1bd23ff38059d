import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import { statement } from '../../platform/database/statement.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import { NEWEST_OF_BOARD, TOTAL_OF_BOARD } from '../posts/board-lists.queries.js';
import { cards, PostsQueries, visiblePost } from '../posts/posts.queries.js';
import type { PostView } from '../posts/posts.views.js';
import { PAGE_OF_HITS, WALKED } from '../../platform/search/page-of-hits.js';
import { needleOf } from '../../platform/search/search-text.js';

/** Counting goes no further; nobody pages through more. */
const MAX_TOTAL = 1_000;

/**
 * Common words are found among the newest posts. What is rarer than that has few candidates in the index, which are looked at
 * newest first until the page is full.
 */
export const SEARCH = statement(
  'postSearch.search',
  `
    with walked as materialized (
      select newest.post_uuid as uuid, newest.created_at from (
        select post_uuid, created_at, text from post_search where board = :board
        order by created_at desc, post_uuid desc limit ${WALKED}
      ) newest join posts p on p.uuid = newest.post_uuid and ${visiblePost('p')}
      where newest.text like all (:patterns::text[])
      order by newest.created_at desc, newest.post_uuid desc limit :skip::int + :limit::int
    ), indexed as (
      select candidate.uuid, candidate.created_at from (
        select post_uuid as uuid, created_at from post_search where grams @> :grams::int[] and board = :board
        order by created_at desc, post_uuid desc offset 0
      ) candidate
      where (select s.text like all (:patterns::text[]) from post_search s where s.post_uuid = candidate.uuid)
        and exists (select from posts p where p.uuid = candidate.uuid and ${visiblePost('p')} offset 0)
      order by candidate.created_at desc, candidate.uuid desc limit :skip::int + :limit::int
    ), ${PAGE_OF_HITS} ${cards()}`,
);

export const SEARCH_TOTAL = statement(
  'postSearch.total',
  `
    select count(*)::int as total from (
      select from post_search s join posts p on p.uuid = s.post_uuid and ${visiblePost('p')}
      where s.grams @> :grams::int[] and s.board = :board and s.text like all (:patterns::text[]) limit ${MAX_TOTAL}
    ) hits`,
);

export type SearchOption = 'community' | 'haikoNews';
const BOARD_OF = { community: 'COMMUNITY', haikoNews: 'NEWS' } as const;

export interface SearchPage extends PageArgs {
  keyword: string;
  searchOption?: SearchOption | null;
}

/** Keyword search in posts, newest first. */
@Injectable()
export class PostSearchQueries {
  constructor(private readonly posts: PostsQueries) {}

  /** Without a keyword the news board lists everything; elsewhere that is a mistake. */
  async page(reader: Reader, args: SearchPage, wantsTotal: boolean): Promise<Page<PostView>> {
    const { keyword, skip, take } = args;
    const option = args.searchOption ?? 'community';
    const board = BOARD_OF[option];
    const page = { skip, take, wantsTotal };
    if (keyword === '' && option === 'haikoNews') {
      return this.posts.page(reader, { ...page, statement: NEWEST_OF_BOARD, total: TOTAL_OF_BOARD, values: { board } });
    }
    if (keyword === '') throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'keyword', code: 'REQUIRED' }] });
    const { patterns, grams } = needleOf(board, keyword);
    if (patterns.length === 0) return { items: [], hasMore: false, totalCount: 0 };
    return this.posts.page(reader, {
      ...page,
      statement: SEARCH,
      total: SEARCH_TOTAL,
      values: { board, grams, patterns },
    });
  }
}
