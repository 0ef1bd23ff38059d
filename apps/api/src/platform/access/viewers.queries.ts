import { statement } from '../database/statement.js';

const viewer = (more = '') => `
    select s.uuid as "sessionUuid", s.authenticated_at as "authenticatedAt",
      u.uuid, u.created_at as "createdAt", u.role, u.language, u.reading_languages as "readingLanguages", u.suspended_until as "suspendedUntil",
      s.passkey_used_at is not null or s.code_used_at is not null as "isProven",
      u.email_confirmed_at is not null as "isEmailConfirmed",
      array(select f.nationality_uuid::text from followed_nationalities f where f.user_uuid = u.uuid)
        as "followedNationalityUuids",
      exists (select from blocks b where b.blocker_uuid = u.uuid)
        or exists (select from blocks b where b.blocked_uuid = u.uuid)
        or exists (select from reports r where r.reporter_uuid = u.uuid and r.is_hidden) as "hidesSomething"${more}
    from sessions s
    join users u on u.uuid = s.user_uuid
    where s.uuid = :session and s.revoked_at is null and u.withdrawn_at is null`;

/** Whoever is looked up, by primary key: a signed-out session, a changed role and a suspension count at once. */
export const VIEWER = statement('access.viewer', viewer());

/**
 * The same where replicas are read, with how far one must be to be asked by this person, in bytes of the write-ahead log: as far as after
 * their last write; all that there is by now where they have just signed in or were told of something, in whichever process. What is older
 * than the `:lag` (seconds) that a replica may have, and than the longest transaction, each that is asked has anyway; after a restore the
 * numbers are others.
 */
export const VIEWER_AND_POSITION = statement(
  'access.viewerAndPosition',
  viewer(`,
      case
        when s.created_at > now() - make_interval(secs => :lag::float8 + 25)
          or exists (select from live_events e
            where e.user_uuid = u.uuid and e.created_at > now() - make_interval(secs => :lag + 25))
          then pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8
        when s.written_at > now() - make_interval(secs => :lag + 25) then s.written_up_to::float8
      end as "mustSee"`),
);
