import {
  LIKES_GROUPED_HOURS,
  NOTIFICATIONS_KEPT_DAYS,
  POSTS_ANNOUNCED_HOURS,
  UNREAD_NOTIFICATIONS_KEPT_DAYS,
} from '@haiko/shared/limits';
import type { Statement } from '../../platform/database/database.js';
import { subscriptionsOf } from '../push/push.queries.js';
import { notBlocked } from '../users/users.queries.js';

// The writes of notifications.

/**
 * $1 receiver, $2 who did it, $3 type, $4 cause, $5 post, $6 whether it is a reply, $7 path. Nothing to oneself (but
 * of a search), across a block or for what the same person did before (uq_notifications_cause), except that a new friend
 * request, or a new find of a search, makes the old news new.
 * A like joins the group of its post; the caller holds the post's lock, so that each is counted once. The clock is read
 * under that lock: by the times at which their transactions began, likes could stand in another order than they count.
 */
export const TELL: Statement = {
  name: 'notifications.tell',
  text: `
    with head as (
      select uuid, people_count, grouped_since from notifications
      where $3::varchar = 'Post Like' and receiver_uuid = $1 and type = $3 and cause_uuid = $4 and superseded_at is null
        and grouped_since > now() - interval '${LIKES_GROUPED_HOURS} hours'
      order by created_at desc, uuid desc limit 1
    ), told as (
      insert into notifications (
        created_at, receiver_uuid, from_user_uuid, type, cause_uuid, post_uuid, is_reply, path, people_count, grouped_since)
      select clock_timestamp(), u.uuid, $2::uuid, $3, $4::uuid, $5::uuid, $6::boolean, $7::varchar,
        coalesce((select people_count from head), 0) + 1, coalesce((select grouped_since from head), now())
      from users u
      where u.uuid = $1 and (u.uuid <> $2 or $3 = 'Job Alert') and u.withdrawn_at is null and ${notBlocked('u.uuid', '$2')}
      on conflict on constraint uq_notifications_cause do update set created_at = clock_timestamp(), read_at = null
        where notifications.type in ('Friend Request', 'Friend Accept', 'Job Alert')
      returning uuid
    ), superseded as (
      update notifications set superseded_at = now()
      where uuid = (select uuid from head) and exists (select from told)
    )
    select uuid, ${subscriptionsOf('$1')} as subscriptions from told`,
};

/**
 * $1 post. Tells the author's friends, unless they were told of another post of the author within the hour; who of two
 * announcements at once comes first is decided by the author's row.
 */
export const ANNOUNCE_POST: Statement = {
  name: 'notifications.announcePost',
  text: `
    with announced as (
      insert into post_announcements (author_uuid)
      select author_uuid from posts where uuid = $1 and deleted_at is null and board = 'COMMUNITY'
      on conflict (author_uuid) do update set announced_at = now()
        where post_announcements.announced_at <= now() - interval '${POSTS_ANNOUNCED_HOURS} hours'
      returning author_uuid as author
    )
    insert into notifications (receiver_uuid, from_user_uuid, type, cause_uuid, post_uuid)
    select friends.uuid, author, 'Post', $1, $1
    from announced cross join lateral (
      select addressee_uuid as uuid from friendships where requester_uuid = author and state = 'FRIENDS'
      union all select requester_uuid from friendships where addressee_uuid = author and state = 'FRIENDS'
    ) friends
    where ${notBlocked('friends.uuid', 'author')}
    on conflict on constraint uq_notifications_cause do nothing
    returning uuid, receiver_uuid as "receiverUuid", ${subscriptionsOf('receiver_uuid')} as subscriptions`,
};

/** $1 receiver, $2 notifications. */
export const MARK_READ: Statement = {
  name: 'notifications.markRead',
  text: `
    update notifications set read_at = now()
    where uuid = any($2::uuid[]) and receiver_uuid = $1 and read_at is null
    returning uuid`,
};

/** $1 how many at once. */
export const FORGET_OLD: Statement = {
  name: 'notifications.forgetOld',
  text: `
    delete from notifications where uuid in (
      select uuid from notifications
      where created_at < now() - interval '${NOTIFICATIONS_KEPT_DAYS} days'
        and (read_at is not null or superseded_at is not null
          or created_at < now() - interval '${UNREAD_NOTIFICATIONS_KEPT_DAYS} days')
      order by created_at limit $1
    ) returning uuid`,
};
