import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import type { Statement } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import { NEWEST_OF_BOARD, TOTAL_OF_BOARD } from './board-lists.queries.js';
import { cards, PostsQueries, visiblePost } from './posts.queries.js';
import type { PostView } from './posts.views.js';
import { PAGE_OF_HITS, WALKED } from '../../platform/search/page-of-hits.js';
import { needleOf } from '../../platform/search/search-text.js';

/** Counting goes no further; nobody pages through more. */
const MAX_TOTAL = 1_000;

/**
 * $2 skip, $3 limit, $4 board, $5 grams, $6 patterns. Common words are found among the newest posts. What is rarer than
 * that has few candidates in the index, which are looked at newest first until the page is full.
 */
export const SEARCH: Statement = {
  name: 'postSearch.search',
  text: `
    with walked as materialized (
      select newest.post_uuid as uuid, newest.created_at from (
        select post_uuid, created_at, text from post_search where board = $4
        order by created_at desc, post_uuid desc limit ${WALKED}
      ) newest join posts p on p.uuid = newest.post_uuid and ${visiblePost('p', '$1')}
      where newest.text like all ($6::text[])
      order by newest.created_at desc, newest.post_uuid desc limit $2::int + $3::int
    ), indexed as (
      select candidate.uuid, candidate.created_at from (
        select post_uuid as uuid, created_at from post_search where grams @> $5::int[] and board = $4
        order by created_at desc, post_uuid desc offset 0
      ) candidate
      where (select s.text like all ($6::text[]) from post_search s where s.post_uuid = candidate.uuid)
        and exists (select from posts p where p.uuid = candidate.uuid and ${visiblePost('p', '$1')} offset 0)
      order by candidate.created_at desc, candidate.uuid desc limit $2::int + $3::int
    ), ${PAGE_OF_HITS} ${cards()}`,
};

/** $2 board, $3 grams, $4 patterns; the viewer is $1 as in every list. */
export const SEARCH_TOTAL: Statement = {
  name: 'postSearch.total',
  text: `
    select count(*)::int as total from (
      select from post_search s join posts p on p.uuid = s.post_uuid and ${visiblePost('p', '$1')}
      where s.grams @> $3::int[] and s.board = $2 and s.text like all ($4::text[]) limit ${MAX_TOTAL}
    ) hits`,
};

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
      return this.posts.page(reader, { ...page, statement: NEWEST_OF_BOARD, total: TOTAL_OF_BOARD, values: [board] });
    }
    if (keyword === '') throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'keyword', code: 'REQUIRED' }] });
    const { patterns, grams } = needleOf(board, keyword);
    if (patterns.length === 0) return { items: [], hasMore: false, totalCount: 0 };
    return this.posts.page(reader, {
      ...page,
      statement: SEARCH,
      total: SEARCH_TOTAL,
      values: [board, grams, patterns],
    });
  }
}
