import type { Statement } from '../../platform/database/database.js';

// Likes, dislikes and scraps; all of them run under the post's lock (LOCK_POST). $1 post, $2 user.

export const TAKE_REACTION_BACK: Statement = {
  name: 'postReactions.takeBack',
  text: `delete from post_reactions where post_uuid = $1 and user_uuid = $2 returning type`,
};

/** $3 type. */
export const REACT: Statement = {
  name: 'postReactions.react',
  text: `insert into post_reactions (post_uuid, user_uuid, type) values ($1, $2, $3)`,
};

/** $1 post, $2 change of likes, $3 change of dislikes. */
export const COUNT_REACTIONS: Statement = {
  name: 'postReactions.count',
  text: `
    update posts set like_count = like_count + $2, dislike_count = dislike_count + $3 where uuid = $1
    returning like_count as likes, dislike_count as dislikes`,
};

export const SCRAP: Statement = {
  name: 'postScraps.add',
  text: `
    with added as (
      insert into post_scraps (post_uuid, user_uuid) values ($1, $2) on conflict do nothing returning 1
    )
    update posts set scrap_count = scrap_count + (select count(*) from added) where uuid = $1`,
};

export const UNSCRAP: Statement = {
  name: 'postScraps.remove',
  text: `
    with gone as (delete from post_scraps where post_uuid = $1 and user_uuid = $2 returning 1)
    update posts set scrap_count = scrap_count - (select count(*) from gone) where uuid = $1`,
};
