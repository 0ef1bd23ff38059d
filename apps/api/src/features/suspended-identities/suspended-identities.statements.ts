import { RETURN_KNOWN_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';

// Ways to sign in that accounts had when they were suspended, or shortly after, and have no more.

/** The identities of somebody who is suspended or was lately, or the one of a provider, and until when. */
export const SUSPENDED_IDENTITIES = statement(
  'suspendedIdentities.ofUser',
  `
    select i.provider, i.sub, u.suspended_until as "suspendedUntil"
    from users u join identities i on i.user_uuid = u.uuid
    where u.uuid = :user and (:provider?::varchar is null or i.provider = :provider?)
      and u.suspended_until > now() - interval '${RETURN_KNOWN_DAYS} days'`,
);

export const INSERT_SUSPENDED = statement(
  'suspendedIdentities.remember',
  `
    insert into suspended_identities as s (identity_hash, suspended_until, known_until)
    values (:hash, :until, :until::timestamptz + interval '${RETURN_KNOWN_DAYS} days')
    on conflict (identity_hash) do update set created_at = now(),
      suspended_until = greatest(s.suspended_until, excluded.suspended_until),
      known_until = greatest(s.known_until, excluded.known_until)`,
);

/** The ways in which people can sign in, and since when they are here. */
export const IDENTITIES_OF = statement(
  'suspendedIdentities.ofPeople',
  `
    select u.uuid as "userUuid", u.created_at as "joinedAt", i.provider, i.sub
    from users u join identities i on i.user_uuid = u.uuid where u.uuid = any(:people::uuid[])`,
);

/** Since when each of these is known. */
export const KNOWN_IDENTITIES = statement(
  'suspendedIdentities.known',
  `
    select identity_hash as hash, created_at as "createdAt" from suspended_identities
    where identity_hash = any(:hashes::varchar[]) and known_until > now()`,
);

/** Of an account that is there already (`:user`), only what was given up before it was made: its own it may take back. */
export const IS_SUSPENDED = statement(
  'suspendedIdentities.find',
  `
    select s.suspended_until from suspended_identities s
    where s.identity_hash = :hash and s.suspended_until > now() and (:user?::uuid is null or exists (
      select from users u
      where u.uuid = :user?::uuid and u.created_at > s.created_at - make_interval(secs => :signUpSeconds)))`,
);
