import type { Statement } from '../../platform/database/database.js';
import { existingPost, visiblePost } from '../posts/posts.queries.js';
import { visibleComment } from './comments.queries.js';

// What the translation of comments reads and writes. $1 is the comment.

const TEXT = `c.author_uuid as "authorUuid", c.original_language as "originalLanguage", c.content`;
const EXISTING = `c.deleted_at is null and ${existingPost('p')}`;

export const TEXT_OF_COMMENT: Statement = {
  name: 'commentTexts.text',
  text: `select ${TEXT} from comments c join posts p on p.uuid = c.post_uuid where c.uuid = $1 and ${EXISTING}`,
};

/** $2 viewer. */
export const TEXT_OF_VISIBLE_COMMENT: Statement = {
  name: 'commentTexts.visibleText',
  text: `
    select ${TEXT} from comments c join posts p on p.uuid = c.post_uuid
    where c.uuid = $1 and ${visibleComment('c', '$2')} and ${visiblePost('p', '$2')}`,
};

export const LOCK_TEXT_OF_COMMENT: Statement = {
  name: 'commentTexts.lockText',
  text: `
    select ${TEXT} from comments c join posts p on p.uuid = c.post_uuid where c.uuid = $1 and ${EXISTING}
    for no key update of c`,
};

/** $2 contents, as JSON by language. */
export const STORE_TRANSLATIONS: Statement = {
  name: 'commentTexts.store',
  text: `update comments set content = content || $2::jsonb where uuid = $1`,
};

/** Its author, and who opened the post lately. */
export const WATCHERS_OF_COMMENT: Statement = {
  name: 'commentTexts.watchers',
  text: `
    select distinct u.uuid as "userUuid", u.language
    from comments c cross join lateral (
      select c.author_uuid as user_uuid
      union all (
        select user_uuid from post_view_logs
        where post_uuid = c.post_uuid and counted_during @> now() and user_uuid is not null limit 100
      )
    ) watching join users u on u.uuid = watching.user_uuid
    where c.uuid = $1`,
};

/** $1 the comment before the page or null, $2 how many. */
export const COMMENTS_AFTER: Statement = {
  name: 'commentTexts.after',
  text: `
    select c.uuid from comments c join posts p on p.uuid = c.post_uuid
    where ($1::uuid is null or c.uuid > $1) and ${EXISTING} order by c.uuid limit $2`,
};

export const COUNT_COMMENTS: Statement = {
  name: 'commentTexts.count',
  text: `select count(*)::int as total from comments c join posts p on p.uuid = c.post_uuid where ${EXISTING}`,
};
