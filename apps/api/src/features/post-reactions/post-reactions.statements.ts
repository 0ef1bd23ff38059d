import { statement } from '../../platform/database/statement.js';

// Likes, dislikes and scraps; all of them run under the post's lock (LOCK_POST).

export const DELETE_REACTION = statement(
  'postReactions.takeBack',
  `delete from post_reactions where post_uuid = :post and user_uuid = :user returning type`,
);

export const INSERT_REACTION = statement(
  'postReactions.react',
  `insert into post_reactions (post_uuid, user_uuid, type) values (:post, :user, :type)`,
);

export const COUNT_REACTIONS = statement(
  'postReactions.count',
  `
    update posts set like_count = like_count + :likes, dislike_count = dislike_count + :dislikes where uuid = :post
    returning like_count as likes, dislike_count as dislikes`,
);

export const INSERT_SCRAP = statement(
  'postScraps.add',
  `
    with added as (
      insert into post_scraps (post_uuid, user_uuid) values (:post, :user) on conflict do nothing returning 1
    )
    update posts set scrap_count = scrap_count + (select count(*) from added) where uuid = :post`,
);

export const DELETE_SCRAP = statement(
  'postScraps.remove',
  `
    with gone as (delete from post_scraps where post_uuid = :post and user_uuid = :user returning 1)
    update posts set scrap_count = scrap_count - (select count(*) from gone) where uuid = :post`,
);
