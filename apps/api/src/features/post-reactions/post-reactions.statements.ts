import { statement } from '../../platform/database/statement.js';

// Likes, dislikes and scraps; all of them run under the post's lock (LOCK_POST).

const change = (type: string) => `
      (select count(*) from after where type = '${type}') - (select count(*) from before where type = '${type}')`;

/** Takes back what there is, and sets the other one, or the first. */
export const TOGGLE_REACTION = statement(
  'postReactions.toggle',
  `
    with before as (
      delete from post_reactions where post_uuid = :post and user_uuid = :user returning type
    ), after as (
      insert into post_reactions (post_uuid, user_uuid, type)
      select :post::uuid, :user::uuid, :type::varchar where not exists (select from before where type = :type)
      returning type
    )
    update posts set like_count = like_count + ${change('Like')}, dislike_count = dislike_count + ${change('Dislike')}
    where uuid = :post
    returning like_count as likes, dislike_count as dislikes, exists (select from after) as "isSet"`,
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
