import { statement } from '../../platform/database/statement.js';
import { cards, existingPost, visibleInCommunity, visiblePost } from './posts.queries.js';
import { MAX_POPULAR_POSTS } from './popular-posts.statements.js';

// The lists of one reader with their totals, and the popular posts.

const OWN = `author_uuid = :viewer? and board = 'COMMUNITY' and ${existingPost('posts')}`;

/** Keys from ix_posts_author. */
export const OWNED = statement(
  'posts.owned',
  `
    with page as materialized (
      select uuid from posts where ${OWN} order by created_at desc, uuid desc offset :skip limit :limit
    ) ${cards()}`,
);

export const OWNED_TOTAL = statement('posts.ownedTotal', `select count(*)::int as total from posts where ${OWN}`);

/**
 * Nobody learns from a list what somebody who has left wrote: their posts belong to no name. A profile that is hidden shows nothing to
 * anybody else.
 */
const BY_PERSON = `author_uuid = :person and ${visibleInCommunity('posts')} and exists (
    select from users u where u.uuid = :person and u.withdrawn_at is null and (u.hidden_at is null or u.uuid = :viewer?))`;

/** Keys from ix_posts_author. */
export const WRITTEN_BY = statement(
  'posts.writtenBy',
  `
    with page as materialized (
      select uuid from posts where ${BY_PERSON} order by created_at desc, uuid desc offset :skip limit :limit
    ) ${cards()}`,
);

export const WRITTEN_BY_TOTAL = statement(
  'posts.writtenByTotal',
  `select count(*)::int as total from posts where ${BY_PERSON}`,
);

const marked = (marks: string) => `
  from ${marks} m join posts on posts.uuid = m.post_uuid and ${visiblePost('posts')} where m.user_uuid = :viewer?`;

const pageOfMarked = (marks: string) => `
  with page as materialized (
    select posts.uuid, m.created_at as marked_at, m.uuid as mark_uuid ${marked(marks)}
    order by m.created_at desc, m.uuid desc offset :skip limit :limit
  ) ${cards('page.marked_at desc, page.mark_uuid desc')}`;

const LIKES = `(select * from post_reactions where type = 'Like')`;

/** Keys from ix_post_reactions_user. */
export const LIKED = statement('posts.liked', pageOfMarked(LIKES));

export const LIKED_TOTAL = statement('posts.likedTotal', `select count(*)::int as total ${marked(LIKES)}`);

/** Keys from ix_post_scraps_user. */
export const SCRAPPED = statement('posts.scrapped', pageOfMarked('post_scraps'));

export const SCRAPPED_TOTAL = statement(
  'posts.scrappedTotal',
  `select count(*)::int as total ${marked('post_scraps')}`,
);

/** More are ranked than shown, so that a deleted one leaves no gap, nor those that the feed begins with (its first `newest`). */
export const POPULAR = statement(
  'posts.popular',
  `
    with page as materialized (
      select popular.post_uuid as uuid, popular.position
      from popular_posts popular join posts on posts.uuid = popular.post_uuid and ${visiblePost('posts')}
      where popular.post_uuid <> all(array(
        select uuid from posts where ${visibleInCommunity('posts')}
        order by created_at desc, uuid desc limit (select :newest::int)))
      order by popular.position limit ${MAX_POPULAR_POSTS}
    ) ${cards('page.position')}`,
);
