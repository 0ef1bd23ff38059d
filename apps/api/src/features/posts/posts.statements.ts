import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import { asSeen } from '../../platform/database/as-seen.js';
import type { Statement } from '../../platform/database/database.js';
import { existingPost, shownPost, visiblePost } from './posts.queries.js';

// The writes of posts.

/** $1 author, $2 language, $3 title, $4 content, $5 uuid, or null for a new one. */
export const INSERT_POST: Statement = {
  name: 'posts.insert',
  text: `
    insert into posts (uuid, author_uuid, author_nationality_uuid, original_language, title, content)
    select coalesce($5::uuid, uuidv7()), u.uuid, u.nationality_uuid, $2::varchar,
      jsonb_build_object($2::text, $3::text), jsonb_build_object($2::text, $4::text)
    from users u where u.uuid = $1
    returning uuid`,
};

/** $1 post. Whoever changes the post or its counters takes this lock first, so that they queue instead of colliding. */
export const LOCK_POST: Statement = {
  name: 'posts.lock',
  text: `
    select uuid, author_uuid as "authorUuid", original_language as "originalLanguage", board,
      (title ->> original_language) || E'\n' || (content ->> original_language) as text
    from posts where uuid = $1 and ${existingPost('posts')} for no key update`,
};

/** $1 post, $2 viewer: as LOCK_POST, for what people do with the posts that they see. */
export const LOCK_VISIBLE_POST: Statement = {
  name: 'posts.lockVisible',
  text: `
    select uuid, author_uuid as "authorUuid"
    from posts where uuid = $1 and ${visiblePost('posts', '$2')} for no key update`,
};

/**
 * $1 post, $2 language, $3 title, $4 content, $5 when what its author has seen was saved, or null. A text that says the same
 * keeps its translations.
 */
export const UPDATE_POST: Statement = {
  name: 'posts.update',
  text: `
    update posts set
      updated_at = now(),
      original_language = $2::varchar,
      title = case when original_language = $2 and title ->> $2 = $3::text then title
        else jsonb_build_object($2, $3::text) end,
      content = case when original_language = $2 and content ->> $2 = $4::text then content
        else jsonb_build_object($2, $4::text) end
    where uuid = $1 and ${asSeen('updated_at', '$5')}
    returning uuid`,
};

/** $1 post, $2 the language that its texts are really in; what was translated from the other one is dropped. */
export const CORRECT_LANGUAGE: Statement = {
  name: 'posts.correctLanguage',
  text: `
    update posts set
      updated_at = now(),
      original_language = $2::varchar,
      title = jsonb_build_object($2::text, title ->> original_language),
      content = jsonb_build_object($2::text, content ->> original_language)
    where uuid = $1 and original_language <> $2`,
};

/** $1 post. Its files stay attached: it is only hidden until it is purged. */
export const DELETE_POST: Statement = {
  name: 'posts.delete',
  text: `update posts set deleted_at = now() where uuid = $1`,
};

/** $1 post, $2 who reports it. */
export const REPORTED_POST: Statement = {
  name: 'posts.reported',
  text: `
    select author_uuid as "authorUuid", board <> 'COMMUNITY' as "isOfficial", updated_at as "changedAt",
      left((title ->> original_language) || E'\\n' || (content ->> original_language), ${REPORT_EXCERPT_LENGTH}) as excerpt
    from posts where uuid = $1 and ${shownPost('posts', '$2')}`,
};

/** $1 post, $2 whether it is hidden from everybody but its author. */
export const HIDE_POST: Statement = {
  name: 'posts.hide',
  text: `update posts set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where uuid = $1`,
};

/** $1 post. */
export const FILES_OF_POST: Statement = {
  name: 'posts.filesOfPost',
  text: `
    select f.uuid, f.path from post_files pf join files f on f.uuid = pf.file_uuid where pf.post_uuid = $1`,
};

/** $1 post, $2 file uuids, $3 their names, in order. */
export const SET_FILES: Statement = {
  name: 'posts.setFiles',
  text: `
    with gone as (delete from post_files where post_uuid = $1 and position >= cardinality($2::uuid[]))
    insert into post_files (post_uuid, file_uuid, name, position)
    select $1, given.file, given.name, given.position - 1
    from unnest($2::uuid[], $3::varchar[]) with ordinality as given(file, name, position)
    on conflict (post_uuid, position) do update set file_uuid = excluded.file_uuid, name = excluded.name`,
};

/** $1 names, $2 their keys. In one order everywhere, so that two posts with the same new tags cannot deadlock. */
export const ADD_HASHTAGS: Statement = {
  name: 'posts.addHashtags',
  text: `
    insert into hashtags (name, key)
    select name, key from unnest($1::varchar[], $2::varchar[]) as given(name, key) order by key
    on conflict (key) do nothing`,
};

/** $1 post, $2 the keys, in order; a statement after ADD_HASHTAGS, because only then does it see what others added. */
export const SET_HASHTAGS: Statement = {
  name: 'posts.setHashtags',
  text: `
    with given as (
      select h.uuid, tag.position
      from unnest($2::varchar[]) with ordinality as tag(key, position) join hashtags h using (key)
    ), gone as (
      delete from post_hashtags where post_uuid = $1 and hashtag_uuid not in (select uuid from given)
    )
    insert into post_hashtags (post_uuid, hashtag_uuid, position)
    select $1, uuid, position from given
    on conflict (post_uuid, hashtag_uuid) do update set position = excluded.position`,
};
