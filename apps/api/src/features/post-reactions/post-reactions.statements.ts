import * as v from 'valibot';
import { statement } from '../../platform/database/statement.js';

// Likes, dislikes and scraps; all of them run under the post's lock (LOCK_VISIBLE_POST).

const change = (type: string) =>
  `(after is not distinct from '${type}')::int - (before is not distinct from '${type}')::int`;

/** Sets `type` or takes it back; what is there as it is to be stays, with its time. The opposite one goes. */
export const TURN_REACTION = statement(
  'postReactions.turn',
  `
    with own as (
      select (select type from post_reactions where post_uuid = :post and user_uuid = :user) as before
    ), wish as (
      select before, case when coalesce(:isOn?::boolean, before is distinct from :type) then :type::varchar
        when before <> :type then before end as after
      from own
    ), gone as (
      delete from post_reactions using wish where post_uuid = :post and user_uuid = :user and after is null
    ), stored as (
      insert into post_reactions (post_uuid, user_uuid, type)
      select :post::uuid, :user::uuid, after from wish where after <> before or (before is null and after is not null)
      on conflict (post_uuid, user_uuid) do update set type = excluded.type, created_at = excluded.created_at
    )
    update posts set like_count = like_count + ${change('Like')}, dislike_count = dislike_count + ${change('Dislike')}
    from wish where uuid = :post
    returning like_count as likes, dislike_count as dislikes, after as type,
      after is not distinct from 'Like' and before is distinct from 'Like' as "isNewLike"`,
  // What stood there, or what the caller gives; the column's constraint allows no other.
  { type: v.nullable(v.picklist(['Like', 'Dislike'])) },
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
