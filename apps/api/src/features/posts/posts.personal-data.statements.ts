import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_POSTS: Statement = {
  name: 'posts.exportOwn',
  text: `
    select p.uuid as key, json_build_object('uuid', p.uuid, 'board', p.board, 'createdAt', p.created_at,
      'updatedAt', p.updated_at, 'language', p.original_language, 'title', p.title ->> p.original_language,
      'content', p.content ->> p.original_language, 'views', p.view_count, 'likes', p.like_count,
      'hashtags', array(select h.name from post_hashtags ph join hashtags h on h.uuid = ph.hashtag_uuid
        where ph.post_uuid = p.uuid order by ph.position),
      'files', array(select f.path from post_files pf join files f on f.uuid = pf.file_uuid
        where pf.post_uuid = p.uuid order by pf.position))::text as item
    from posts p
    where p.author_uuid = $1 and p.deleted_at is null ${exportPage('p.uuid')}`,
};

export const EXPORT_REACTIONS: Statement = {
  name: 'postReactions.exportOwn',
  text: `
    select r.uuid as key, json_build_object('postUuid', r.post_uuid, 'type', r.type, 'createdAt', r.created_at)::text as item
    from post_reactions r
    where r.user_uuid = $1 ${exportPage('r.uuid')}`,
};

export const EXPORT_SCRAPS: Statement = {
  name: 'postScraps.exportOwn',
  text: `
    select s.uuid as key, json_build_object('postUuid', s.post_uuid, 'createdAt', s.created_at)::text as item
    from post_scraps s
    where s.user_uuid = $1 ${exportPage('s.uuid')}`,
};

export const EXPORT_VIEWS: Statement = {
  name: 'postViewLogs.exportOwn',
  text: `
    select l.uuid as key, json_build_object('postUuid', l.post_uuid, 'createdAt', l.created_at,
      'seconds', l.duration)::text as item
    from post_view_logs l
    where l.user_uuid = $1 ${exportPage('l.uuid')}`,
};

/** $1 user: the posts whose counters the person's marks are part of, and their own. In one order, as two likes would. */
export const LOCK_MARKED_POSTS: Statement = {
  name: 'posts.lockMarked',
  text: `
    select uuid from posts
    where uuid in (
      select post_uuid from post_reactions where user_uuid = $1
      union select post_uuid from post_scraps where user_uuid = $1
      union select uuid from posts where author_uuid = $1 and deleted_at is null)
    order by uuid for no key update`,
};

/** $1 user. */
export const FORGET_REACTIONS: Statement = {
  name: 'postReactions.forget',
  text: `
    with gone as (delete from post_reactions where user_uuid = $1 returning post_uuid, type)
    update posts p set like_count = like_count - (gone.type = 'Like')::int,
      dislike_count = dislike_count - (gone.type = 'Dislike')::int
    from gone where p.uuid = gone.post_uuid`,
};

/** $1 user. */
export const FORGET_SCRAPS: Statement = {
  name: 'postScraps.forget',
  text: `
    with gone as (delete from post_scraps where user_uuid = $1 returning post_uuid)
    update posts p set scrap_count = scrap_count - 1 from gone where p.uuid = gone.post_uuid`,
};

/** $1 user. The posts keep their numbers of views. */
export const FORGET_VIEWS: Statement = {
  name: 'postViewLogs.forget',
  text: 'delete from post_view_logs where user_uuid = $1',
};

/** $1 user. The texts are gone at once, the empty rows with the next purge. What was published on a board is not the author's. */
export const ERASE_POSTS: Statement = {
  name: 'posts.erase',
  text: `
    update posts set deleted_at = now(), title = jsonb_build_object(original_language, ''),
      content = jsonb_build_object(original_language, '')
    where author_uuid = $1 and deleted_at is null and board = 'COMMUNITY'
    returning uuid`,
};

/** $1 posts. Answers the files that hung on them. */
export const STRIP_POSTS: Statement = {
  name: 'posts.strip',
  text: `
    with tags as (delete from post_hashtags where post_uuid = any($1::uuid[])),
      entries as (delete from post_search where post_uuid = any($1::uuid[]))
    delete from post_files where post_uuid = any($1::uuid[]) returning file_uuid as "fileUuid"`,
};
