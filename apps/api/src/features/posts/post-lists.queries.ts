import { MAX_POPULAR_POSTS } from '@haiko/shared/limits';
import type { Statement } from '../../platform/database/database.js';
import { cards, existingPost, visiblePost } from './posts.queries.js';

// The lists of one reader ($1 viewer, $2 skip, $3 limit) with their totals ($1 viewer), and the popular posts.

const OWN = `author_uuid = $1 and board = 'COMMUNITY' and ${existingPost('posts')}`;

/** Keys from ix_posts_author. */
export const OWNED: Statement = {
  name: 'posts.owned',
  text: `
    with page as materialized (
      select uuid from posts where ${OWN} order by created_at desc, uuid desc offset $2 limit $3
    ) ${cards()}`,
};

export const OWNED_TOTAL: Statement = {
  name: 'posts.ownedTotal',
  text: `select count(*)::int as total from posts where ${OWN}`,
};

const marked = (marks: string) => `
  from ${marks} m join posts on posts.uuid = m.post_uuid and ${visiblePost('posts', '$1')} where m.user_uuid = $1`;

const pageOfMarked = (marks: string) => `
  with page as materialized (
    select posts.uuid, m.created_at as marked_at, m.uuid as mark_uuid ${marked(marks)}
    order by m.created_at desc, m.uuid desc offset $2 limit $3
  ) ${cards('page.marked_at desc, page.mark_uuid desc')}`;

const LIKES = `(select * from post_reactions where type = 'Like')`;

/** Keys from ix_post_reactions_user. */
export const LIKED: Statement = { name: 'posts.liked', text: pageOfMarked(LIKES) };

export const LIKED_TOTAL: Statement = {
  name: 'posts.likedTotal',
  text: `select count(*)::int as total ${marked(LIKES)}`,
};

/** Keys from ix_post_scraps_user. */
export const SCRAPPED: Statement = { name: 'posts.scrapped', text: pageOfMarked('post_scraps') };

export const SCRAPPED_TOTAL: Statement = {
  name: 'posts.scrappedTotal',
  text: `select count(*)::int as total ${marked('post_scraps')}`,
};

/** $1 viewer. More are ranked than shown, so that a deleted one leaves no gap. */
export const POPULAR: Statement = {
  name: 'posts.popular',
  text: `
    with page as materialized (
      select popular.post_uuid as uuid, popular.position
      from popular_posts popular join posts on posts.uuid = popular.post_uuid and ${visiblePost('posts', '$1')}
      order by popular.position limit ${MAX_POPULAR_POSTS}
    ) ${cards('page.position')}`,
};
