import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_NOTIFICATIONS = statement(
  'notifications.exportOwn',
  `
    select n.uuid as key, json_build_object('type', n.type, 'from', u.nickname, 'postUuid', n.post_uuid,
      'createdAt', n.created_at, 'readAt', n.read_at)::text as item
    from notifications n join users u on u.uuid = n.from_user_uuid
    where n.receiver_uuid = :user ${exportPage('n.uuid')}`,
);

export const FORGET_RECEIVED = statement(
  'notifications.forgetReceived',
  `
    with announced as (delete from post_announcements where author_uuid = :user)
    delete from notifications where receiver_uuid = :user`,
);

/**
 * What others were told of the person. Of a group the rows behind a deleted one count one person less, and where it was the newest the one before it is shown again.
 */
export const FORGET_CAUSED = statement(
  'notifications.forgetCaused',
  `
    with gone as (
      delete from notifications where from_user_uuid = :user
      returning receiver_uuid, type, post_uuid, is_reply, grouped_since, created_at, uuid, superseded_at
    ), fewer as (
      select distinct n.uuid from gone join notifications n using (receiver_uuid, type, post_uuid, is_reply, grouped_since)
      where n.from_user_uuid <> :user and (n.created_at, n.uuid) > (gone.created_at, gone.uuid)
    ), heads as (
      select (
        select n.uuid from notifications n
        where n.receiver_uuid = gone.receiver_uuid and n.type = gone.type and n.post_uuid = gone.post_uuid
          and n.is_reply = gone.is_reply and n.grouped_since = gone.grouped_since and n.from_user_uuid <> :user
        order by n.created_at desc, n.uuid desc limit 1) as uuid
      from gone where gone.post_uuid is not null and gone.superseded_at is null
    )
    update notifications n set
      -- Whoever is shown counts at least themselves, whatever likes and withdrawals of the same moment saw of each other.
      people_count = greatest(1, n.people_count - (n.uuid in (select fewer.uuid from fewer))::int),
      superseded_at = case when n.uuid in (select heads.uuid from heads) then null else n.superseded_at end
    where n.uuid in (select uuid from fewer union select uuid from heads)`,
);
