import { statement } from '../../platform/database/statement.js';
import { shownToAll } from './posts.queries.js';

export const MAX_POPULAR_POSTS = 10;
const POPULAR_PER_AUTHOR = 2;
const POPULAR_DAYS = 7;
const POPULAR_DAYS_IF_QUIET = 30;

/** Ranked in spare of those shown: posts that are deleted, or hidden from one reader, before the next ranking. */
const RANKED = MAX_POPULAR_POSTS * 3;

/** Two rankings at once follow each other; reading goes on. */
export const LOCK_POPULAR = statement('popularPosts.lock', 'lock table popular_posts in share row exclusive mode');

export const CLEAR_POPULAR = statement('popularPosts.clear', 'delete from popular_posts');

const SCORE = `
  ln(greatest(1, 3 + 2 * like_count + 3 * comment_count + 4 * scrap_count + ln(1 + view_count)))
  / power(extract(epoch from now() - created_at) / 3600 + 2, 1.8)`;

// Of each author at most the best few of a period, so that one busy person does not fill the list.
const best = (days: number) => `
  select uuid, score, ${days} as days from (
    select uuid, created_at, ${SCORE} as score,
      row_number() over (partition by author_uuid order by ${SCORE} desc, uuid desc) as of_author
    from posts
    where ${shownToAll('posts')}
      and created_at between now() - interval '${days} days' and now()
  ) scored where of_author <= ${POPULAR_PER_AUTHOR}
  order by score desc, uuid desc limit ${RANKED}`;

/** The last week; the last month where a week does not fill the list. */
export const RANK_POPULAR = statement(
  'popularPosts.rank',
  `
    with week as materialized (${best(POPULAR_DAYS)}), chosen as (
      select * from week where (select count(*) from week) >= ${MAX_POPULAR_POSTS}
      union all
      select * from (${best(POPULAR_DAYS_IF_QUIET)}) longer where (select count(*) from week) < ${MAX_POPULAR_POSTS}
    )
    insert into popular_posts (position, post_uuid)
    select row_number() over (order by score desc, uuid desc), uuid from chosen`,
);
