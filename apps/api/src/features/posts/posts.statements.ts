import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';
import { existingPost, shownPost, visiblePost } from './posts.queries.js';
import { USER_CARD } from '../users/users.queries.js';

// The writes of posts.

/** Returns what its card shows beside what was sent. */
export const INSERT_POST = statement(
  'posts.insert',
  `
    with post as (
      insert into posts (uuid, author_uuid, author_nationality_uuid, original_language, title, content, region_id)
      select coalesce(:uuid?::uuid, uuidv7()), u.uuid, u.nationality_uuid, :language::varchar,
        jsonb_build_object(:language::text, :title::text), jsonb_build_object(:language::text, :content::text), :region?::smallint
      from users u where u.uuid = :author
      returning uuid, author_uuid, created_at, updated_at
    )
    select post.uuid, post.created_at as "createdAt", post.updated_at as "updatedAt", ${USER_CARD} as user
    from post join users u on u.uuid = post.author_uuid`,
);

/** Whoever changes the post or its counters takes this lock first, so that they queue instead of colliding. */
export const LOCK_POST = statement(
  'posts.lock',
  `
    select uuid, author_uuid as "authorUuid", original_language as "originalLanguage", board,
      (title ->> original_language) || E'\n' || (content ->> original_language) as text,
      (${visiblePost('posts', ':viewer')}) is true as "isVisible"
    from posts where uuid = :post and ${existingPost('posts')} for no key update`,
);

/** As LOCK_POST, for what people do with the posts that they see. */
export const LOCK_VISIBLE_POST = statement(
  'posts.lockVisible',
  `
    select uuid, author_uuid as "authorUuid"
    from posts where uuid = :post and ${visiblePost('posts', ':viewer')} for no key update`,
);

/**
 * Nothing where its author has seen another version than `expectedVersion`, in case one is given. A text that says the
 * same keeps its translations.
 */
export const UPDATE_POST = statement(
  'posts.update',
  `
    update posts set
      updated_at = clock_timestamp(),
      original_language = :language::varchar,
      title = case when original_language = :language and title ->> :language = :title::text then title
        else jsonb_build_object(:language, :title::text) end,
      content = case when original_language = :language and content ->> :language = :content::text then content
        else jsonb_build_object(:language, :content::text) end,
      region_id = :region?::smallint
    where uuid = :post and ${isExpectedVersion('updated_at', ':expectedVersion?')}
    returning uuid`,
);

/** Its files stay attached: it is only hidden until it is purged. */
export const DELETE_POST = statement('posts.delete', `update posts set deleted_at = now() where uuid = :post`);

/** What a restore has brought back, as of when it was deleted. */
export const DELETE_POSTS_AGAIN = statement(
  'posts.deleteAgain',
  `
    update posts p set deleted_at = gone.at from unnest(:subjects::uuid[], :times::timestamptz[]) as gone(uuid, at)
    where p.uuid = gone.uuid and p.deleted_at is null`,
);

export const REPORTED_POST = statement(
  'posts.reported',
  `
    select author_uuid as "authorUuid", board <> 'COMMUNITY' as "isOfficial", updated_at as "changedAt",
      left((title ->> original_language) || E'\\n' || (content ->> original_language), ${REPORT_EXCERPT_LENGTH}) as excerpt
    from posts where uuid = :post and ${shownPost('posts', ':viewer')}`,
);

/** Its pictures in their order; documents are none. */
export const PICTURES_OF_POST = statement(
  'posts.pictures',
  `
    select f.path from post_files pf join files f on f.uuid = pf.file_uuid
    where pf.post_uuid = :post and f.purpose = 'post' order by pf.position`,
);

export const HIDE_POST = statement(
  'posts.hide',
  `update posts set hidden_at = case when :isHidden::boolean then coalesce(hidden_at, now()) end where uuid = :post`,
);

export const FILES_OF_POST = statement(
  'posts.filesOfPost',
  `
    select f.uuid, f.path from post_files pf join files f on f.uuid = pf.file_uuid where pf.post_uuid = :post`,
);

/** Returns them in their order. */
export const SET_POST_FILES = statement(
  'posts.setFiles',
  `
    with gone as (
      delete from post_files where post_uuid = :post and position >= cardinality(:files::uuid[])
    ), stored as (
      insert into post_files (post_uuid, file_uuid, name, alt, position)
      select :post, given.file, given.name, nullif(given.alt, ''), given.position - 1
      from unnest(:files::uuid[], :names::varchar[], :alts::varchar[]) with ordinality as given(file, name, alt, position)
      on conflict (post_uuid, position)
        do update set file_uuid = excluded.file_uuid, name = excluded.name, alt = excluded.alt
      returning uuid, position
    )
    select uuid from stored order by position`,
);

/** In one order everywhere, so that two posts with the same new tags cannot deadlock. */
export const ADD_HASHTAGS = statement(
  'posts.addHashtags',
  `
    insert into hashtags (name, key)
    select name, key from unnest(:names::varchar[], :keys::varchar[]) as given(name, key) order by key
    on conflict (key) do nothing`,
);

/** A statement after ADD_HASHTAGS, because only then does it see what others added. Returns them in their order, as they are spelled here. */
export const SET_HASHTAGS = statement(
  'posts.setHashtags',
  `
    with given as (
      select h.uuid, h.name, tag.position
      from unnest(:keys::varchar[]) with ordinality as tag(key, position) join hashtags h using (key)
    ), gone as (
      delete from post_hashtags where post_uuid = :post and hashtag_uuid not in (select uuid from given)
    ), stored as (
      insert into post_hashtags (post_uuid, hashtag_uuid, position)
      select :post, uuid, position from given
      on conflict (post_uuid, hashtag_uuid) do update set position = excluded.position
    )
    select uuid, name from given order by position`,
);
