import { NOTIFICATIONS_KEPT_DAYS, UNREAD_NOTIFICATIONS_KEPT_DAYS } from '@haiko/shared/limits';
import { NOTIFICATIONS, NOTIFICATION_TYPES, TYPES_FROM_RECEIVER } from '@haiko/shared/notifications';
import { isAdministrator } from '../../platform/access/staff.js';
import { isOneOf } from '../../platform/database/checks.js';
import { statement } from '../../platform/database/statement.js';
import { subscriptionsOf } from '../push/push.queries.js';
import { notBlocked } from '../users/users.queries.js';

/** Likes of a post, comments on it, and answers to somebody below it are told by the post, for as long. */
const GROUPED_HOURS = 24;
const GROUPED_TYPES = ['Post Like', 'Comment'] as const;
const POSTS_ANNOUNCED_HOURS = 1;
const NEW_AGAIN = NOTIFICATION_TYPES.filter((type) => NOTIFICATIONS[type].isNewAgain);

// The writes of notifications.

/**
 * Nothing to oneself (but for what is nobody's deed), across a block or for what the same person did before
 * (uq_notifications_cause), except where doing it again
 * makes the old news new.
 * A like or a comment joins the group of its post, where each person counts once; the caller holds the post's lock. The clock is read
 * under that lock: by the times at which their transactions began, likes could stand in another order than they count.
 */
export const INSERT_NOTIFICATION = statement(
  'notifications.insert',
  `
    with head as (
      select uuid, people_count, grouped_since from notifications
      where ${isOneOf(':type::varchar', GROUPED_TYPES)} and receiver_uuid = :receiver and type = :type and post_uuid = :post?::uuid
        and is_reply = :isReply::boolean and superseded_at is null and grouped_since > now() - interval '${GROUPED_HOURS} hours'
      order by created_at desc, uuid desc limit 1
    ), earlier as (
      select from head join notifications n on n.receiver_uuid = :receiver and n.type = :type and n.post_uuid = :post?
        and n.is_reply = :isReply and n.grouped_since = head.grouped_since and n.from_user_uuid = :actor::uuid limit 1
    ), inserted as (
      insert into notifications (
        created_at, receiver_uuid, from_user_uuid, type, cause_uuid, post_uuid, is_reply, path, people_count, grouped_since)
      select clock_timestamp(), u.uuid, :actor::uuid, :type, :cause::uuid, :post?::uuid, :isReply::boolean, :path?::varchar,
        coalesce((select people_count from head), 0) + (not exists (select from earlier))::int, coalesce((select grouped_since from head), now())
      from users u
      where u.uuid = :receiver and (u.uuid <> :actor or ${isOneOf(':type', TYPES_FROM_RECEIVER)}) and u.withdrawn_at is null and ${notBlocked('u.uuid', ':actor')}
      on conflict on constraint uq_notifications_cause do update set created_at = clock_timestamp(), read_at = null
        where ${isOneOf('notifications.type', NEW_AGAIN)}
      returning uuid
    ), superseded as (
      update notifications set superseded_at = now()
      where uuid = (select uuid from head) and exists (select from inserted)
    )
    select uuid, ${subscriptionsOf(':receiver')} as subscriptions from inserted`,
);

/**
 * Tells the author's friends, unless they were told of another post of the author within the hour; who of two
 * announcements at once comes first is decided by the author's row.
 */
export const ANNOUNCE_POST = statement(
  'notifications.announcePost',
  `
    with announced as (
      insert into post_announcements (author_uuid)
      select author_uuid from posts where uuid = :post and deleted_at is null and board = 'COMMUNITY'
      on conflict (author_uuid) do update set announced_at = now()
        where post_announcements.announced_at <= now() - interval '${POSTS_ANNOUNCED_HOURS} hours'
      returning author_uuid as author
    )
    insert into notifications (receiver_uuid, from_user_uuid, type, cause_uuid, post_uuid)
    select friends.uuid, author, 'Post', :post, :post
    from announced cross join lateral (
      select addressee_uuid as uuid from friendships where requester_uuid = author and state = 'FRIENDS'
      union all select requester_uuid from friendships where addressee_uuid = author and state = 'FRIENDS'
    ) friends
    where ${notBlocked('friends.uuid', 'author')}
    on conflict on constraint uq_notifications_cause do nothing
    returning uuid, receiver_uuid as "receiverUuid", ${subscriptionsOf('receiver_uuid')} as subscriptions`,
);

/** One line for each person and type, which is news again once it was read, or a day later. */
export const INSERT_NEWS = statement(
  'notifications.insertNews',
  `
    insert into notifications (created_at, receiver_uuid, from_user_uuid, type, cause_uuid, path)
    select clock_timestamp(), u.uuid, u.uuid, :type, u.uuid, :path
    from users u where u.uuid = any(:receivers::uuid[]) and u.withdrawn_at is null order by u.uuid
    on conflict on constraint uq_notifications_cause do update set created_at = clock_timestamp(), read_at = null
      where notifications.read_at is not null or notifications.created_at < now() - interval '1 day'
    returning uuid, receiver_uuid as "receiverUuid", ${subscriptionsOf('receiver_uuid')} as subscriptions`,
);

/** One line for each person, type and cause; told again it is the newest once more, where that is news again. */
export const INSERT_NEWS_OF_CAUSE = statement(
  'notifications.insertNewsOfCause',
  `
    insert into notifications (created_at, receiver_uuid, from_user_uuid, type, cause_uuid, path)
    select clock_timestamp(), u.uuid, u.uuid, :type, :cause, :path
    from users u where u.uuid = any(:receivers::uuid[]) and u.withdrawn_at is null order by u.uuid
    on conflict on constraint uq_notifications_cause do update set created_at = clock_timestamp(), read_at = null
      where ${isOneOf('notifications.type', NEW_AGAIN)}
    returning uuid, receiver_uuid as "receiverUuid", ${subscriptionsOf('receiver_uuid')} as subscriptions`,
);

export const INSERT_NEWS_OF_DESK = statement(
  'notifications.insertNewsOfDesk',
  `
    insert into notifications (created_at, receiver_uuid, from_user_uuid, type, cause_uuid, path)
    select clock_timestamp(), u.uuid, u.uuid, 'Desk', :cause, :path from users u where ${isAdministrator('u')} order by u.uuid
    on conflict on constraint uq_notifications_cause do nothing
    returning uuid, receiver_uuid as "receiverUuid", ${subscriptionsOf('receiver_uuid')} as subscriptions`,
);

export const MARK_NOTIFICATIONS_READ = statement(
  'notifications.markRead',
  `
    update notifications set read_at = now()
    where uuid = any(:notifications::uuid[]) and receiver_uuid = :receiver and read_at is null
    returning uuid`,
);

export const DELETE_OLD_NOTIFICATIONS = statement(
  'notifications.forgetOld',
  `
    delete from notifications where uuid in (
      select uuid from notifications
      where created_at < now() - interval '${NOTIFICATIONS_KEPT_DAYS} days'
        and (read_at is not null or superseded_at is not null
          or created_at < now() - interval '${UNREAD_NOTIFICATIONS_KEPT_DAYS} days')
      order by created_at limit :batch
    ) returning uuid`,
);
