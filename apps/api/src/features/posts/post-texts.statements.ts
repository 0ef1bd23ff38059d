import type { Statement } from '../../platform/database/database.js';
import { existingPost, visiblePost } from './posts.queries.js';

// What the translation of posts reads and writes. $1 is the post.

const TEXTS = `author_uuid as "authorUuid", original_language as "originalLanguage", title, content`;

export const TEXTS_OF_POST: Statement = {
  name: 'postTexts.texts',
  text: `select ${TEXTS} from posts where uuid = $1 and ${existingPost('posts')}`,
};

/** $2 viewer. */
export const TEXTS_OF_VISIBLE_POST: Statement = {
  name: 'postTexts.visibleTexts',
  text: `select ${TEXTS} from posts where uuid = $1 and ${visiblePost('posts', '$2')}`,
};

export const LOCK_TEXTS_OF_POST: Statement = {
  name: 'postTexts.lockTexts',
  text: `select ${TEXTS} from posts where uuid = $1 and ${existingPost('posts')} for no key update`,
};

/** $2 titles, $3 contents, as JSON by language. */
export const STORE_TRANSLATIONS: Statement = {
  name: 'postTexts.store',
  text: `update posts set title = title || $2::jsonb, content = content || $3::jsonb where uuid = $1`,
};

/** Its author and who opened it lately. */
export const WATCHERS_OF_POST: Statement = {
  name: 'postTexts.watchers',
  text: `
    select distinct u.uuid as "userUuid", u.language
    from (
      select author_uuid as user_uuid from posts where uuid = $1
      union all (
        select user_uuid from post_view_logs where post_uuid = $1 and counted_during @> now() and user_uuid is not null
        limit 100
      )
    ) watching join users u on u.uuid = watching.user_uuid`,
};

/** $1 the post before the page or null, $2 how many. */
export const POSTS_AFTER: Statement = {
  name: 'postTexts.after',
  text: `
    select uuid from posts where ($1::uuid is null or uuid > $1) and ${existingPost('posts')}
    order by uuid limit $2`,
};

export const COUNT_POSTS: Statement = {
  name: 'postTexts.count',
  text: `select count(*)::int as total from posts where ${existingPost('posts')}`,
};
