import { statement } from '../database/statement.js';

/** Every authenticated request, by primary key: a signed-out session, a changed role and a suspension count at once. */
export const VIEWER = statement(
  'access.viewer',
  `
    select s.uuid as "sessionUuid", s.authenticated_at as "authenticatedAt",
      u.uuid, u.created_at as "createdAt", u.role, u.language, u.reading_languages as "readingLanguages", u.suspended_until as "suspendedUntil",
      s.passkey_used_at is not null or s.code_used_at is not null as "isProven",
      u.email_confirmed_at is not null as "isEmailConfirmed",
      array(select f.nationality_uuid::text from followed_nationalities f where f.user_uuid = u.uuid)
        as "followedNationalityUuids",
      exists (select from blocks b where b.blocker_uuid = u.uuid)
        or exists (select from blocks b where b.blocked_uuid = u.uuid) as "hasBlocks"
    from sessions s
    join users u on u.uuid = s.user_uuid
    where s.uuid = :session and s.revoked_at is null and u.withdrawn_at is null`,
);
