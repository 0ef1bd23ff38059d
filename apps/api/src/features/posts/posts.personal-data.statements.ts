import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_POSTS = statement(
  'posts.exportOwn',
  `
    select p.uuid as key, json_build_object('uuid', p.uuid, 'board', p.board, 'createdAt', p.created_at,
      'updatedAt', p.updated_at, 'language', p.original_language, 'title', p.title ->> p.original_language,
      'content', p.content ->> p.original_language, 'regionId', p.region_id, 'views', p.view_count, 'likes', p.like_count,
      'hashtags', array(select h.name from post_hashtags ph join hashtags h on h.uuid = ph.hashtag_uuid
        where ph.post_uuid = p.uuid order by ph.position),
      'files', array(select f.path from post_files pf join files f on f.uuid = pf.file_uuid
        where pf.post_uuid = p.uuid order by pf.position),
      'alts', array(select pf.alt from post_files pf where pf.post_uuid = p.uuid order by pf.position))::text as item
    from posts p
    where p.author_uuid = :user and p.deleted_at is null ${exportPage('p.uuid')}`,
);

export const EXPORT_REACTIONS = statement(
  'postReactions.exportOwn',
  `
    select r.uuid as key, json_build_object('postUuid', r.post_uuid, 'type', r.type, 'createdAt', r.created_at)::text as item
    from post_reactions r
    where r.user_uuid = :user ${exportPage('r.uuid')}`,
);

export const EXPORT_SCRAPS = statement(
  'postScraps.exportOwn',
  `
    select s.uuid as key, json_build_object('postUuid', s.post_uuid, 'createdAt', s.created_at)::text as item
    from post_scraps s
    where s.user_uuid = :user ${exportPage('s.uuid')}`,
);

export const EXPORT_VIEWS = statement(
  'postViewLogs.exportOwn',
  `
    select l.uuid as key, json_build_object('postUuid', l.post_uuid, 'createdAt', l.created_at,
      'seconds', l.duration)::text as item
    from post_view_logs l
    where l.user_uuid = :user ${exportPage('l.uuid')}`,
);

/** The posts whose counters the person's marks are part of, and their own. In one order, as two likes would. */
export const LOCK_MARKED_POSTS = statement(
  'posts.lockMarked',
  `
    select uuid from posts
    where uuid in (
      select post_uuid from post_reactions where user_uuid = :user
      union select post_uuid from post_scraps where user_uuid = :user
      union select uuid from posts where author_uuid = :user and deleted_at is null)
    order by uuid for no key update`,
);

export const FORGET_REACTIONS = statement(
  'postReactions.forget',
  `
    with gone as (delete from post_reactions where user_uuid = :user returning post_uuid, type)
    update posts p set like_count = like_count - (gone.type = 'Like')::int,
      dislike_count = dislike_count - (gone.type = 'Dislike')::int
    from gone where p.uuid = gone.post_uuid`,
);

export const FORGET_SCRAPS = statement(
  'postScraps.forget',
  `
    with gone as (delete from post_scraps where user_uuid = :user returning post_uuid)
    update posts p set scrap_count = scrap_count - 1 from gone where p.uuid = gone.post_uuid`,
);

/** The posts keep their numbers of views. */
export const FORGET_POST_VIEWS = statement('postViewLogs.forget', 'delete from post_view_logs where user_uuid = :user');

/** The texts are gone at once, the empty rows with the next purge. What was published on a board is not the author's. */
export const ERASE_POSTS = statement(
  'posts.erase',
  `
    update posts set deleted_at = now(), title = jsonb_build_object(original_language, ''),
      content = jsonb_build_object(original_language, '')
    where author_uuid = :user and deleted_at is null and board = 'COMMUNITY'
    returning uuid`,
);

/** Returns the files that hung on them. */
export const STRIP_POSTS = statement(
  'posts.strip',
  `
    with tags as (delete from post_hashtags where post_uuid = any(:posts::uuid[])),
      entries as (delete from post_search where post_uuid = any(:posts::uuid[]))
    delete from post_files where post_uuid = any(:posts::uuid[]) returning file_uuid as "fileUuid"`,
);
