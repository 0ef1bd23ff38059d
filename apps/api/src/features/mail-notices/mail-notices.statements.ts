import { statement } from '../../platform/database/statement.js';
import { visiblePost } from '../posts/posts.queries.js';

export const END_NOTICES = statement(
  'mailNotices.end',
  `update users set mail_notices = '{}', mail_notices_at = now() where uuid = :user and mail_notices <> '{}'`,
);

/** After a restore: for who had ended some and has not said since that they want them. */
export const END_NOTICES_AGAIN = statement(
  'mailNotices.endAgain',
  `
    update users u set mail_notices = '{}', mail_notices_at = ended.at
    from unnest(:people::uuid[], :times::timestamptz[]) as ended(person, at)
    where u.uuid = ended.person and u.mail_notices <> '{}' and (u.mail_notices_at is null or u.mail_notices_at <= ended.at)`,
);

/** The week of Korea's calendar, by which nobody gets two. */
const WEEK = `to_char(now() at time zone 'Asia/Seoul', 'IYYY"-W"IW')`;

/**
 * Who asked for a weekly mail and has none of this week yet: to the address that is known to be theirs and takes mail, as Mails.tell
 * finds it.
 */
export const WRITE_DIGESTS = statement(
  'mailNotices.writeDigests',
  `
    insert into mails (uuid, user_uuid, kind, email, detail)
    select uuidv7(), u.uuid, 'weekly-digest', address.email, ${WEEK}
    from users u cross join lateral (
      select i.email from identities i
      where i.user_uuid = u.uuid and i.email is not null and i.refused_at is null
      order by i.provider = 'password' desc, i.uuid limit 1
    ) address
    where u.mail_notices <> '{}' and u.withdrawn_at is null and u.email_confirmed_at is not null
      and (u.suspended_until is null or u.suspended_until <= now())
      and not exists (
        select from mails m where m.user_uuid = u.uuid and m.kind = 'weekly-digest' and m.detail = ${WEEK})
    order by u.uuid limit :batch
    on conflict (user_uuid, detail) where kind = 'weekly-digest' do nothing
    returning uuid`,
);

/** What waits for somebody, and how many kept searches found jobs within a week. */
export const DIGEST_COUNTS = statement(
  'mailNotices.counts',
  `
    select
      (select count(*)::int from notifications n where n.receiver_uuid = :user and n.read_at is null) as notifications,
      (select count(*)::int from notes n where n.recipient_uuid = :user and n.read_at is null
        and n.recipient_deleted_at is null) as notes,
      (select count(distinct n.cause_uuid)::int from notifications n where n.receiver_uuid = :user
        and n.type = 'Job Alert' and n.created_at > now() - interval '7 days') as alerts`,
);

/** What is read most, in a language where there is a translation. */
export const DIGEST_POSTS = statement(
  'mailNotices.posts',
  `
    select p.uuid, coalesce(p.title ->> :language::text, p.title ->> p.original_language) as title
    from popular_posts ranked join posts p on p.uuid = ranked.post_uuid
    where ${visiblePost('p', ':user')} and p.author_uuid <> :user
    order by ranked.position limit :limit`,
);
