import type { Statement } from '../../platform/database/database.js';
import { isNotSuspended, isWorkingAdmin } from '../users/users.queries.js';

// What admins and moderators do with people.

/** $1 person. */
export const LOCK_PERSON: Statement = {
  name: 'administration.lockPerson',
  text: 'select uuid, role from users where uuid = $1 and withdrawn_at is null for no key update',
};

/**
 * $1 person: they and all admins, in one order everywhere. Whoever waited here sees who is still an admin, so that of two who
 * dismiss each other only one does.
 */
export const LOCK_PERSON_AND_ADMINS: Statement = {
  name: 'administration.lockPersonAndAdmins',
  text: `
    select u.uuid, u.role, ${isWorkingAdmin('u')} as "isWorkingAdmin", not ${isNotSuspended('u')} as "isSuspended"
    from users u where (u.role = 'ADMIN' or u.uuid = $1) and u.withdrawn_at is null
    order by u.uuid for no key update`,
};

/** $1 person, $2 role. */
export const SET_ROLE: Statement = {
  name: 'administration.setRole',
  text: 'update users set role = $2 where uuid = $1',
};

/**
 * $1 person under their lock, $2 until, or null for an end: what is said of somebody directly takes the place of everything that
 * was decided before.
 */
export const SUSPEND: Statement = {
  name: 'administration.suspend',
  text: `
    with replaced as (
      delete from suspensions where user_uuid = $1 and (report_case_uuid is not null or $2::timestamptz is null)
    ), said as (
      insert into suspensions (user_uuid, until) select $1, $2 where $2 is not null
      on conflict (user_uuid, report_case_uuid) do update set until = excluded.until
    )
    update users set suspended_until = $2 where uuid = $1`,
};

/** $1 person under their lock, $2 case of reports, $3 days from now. */
export const SUSPEND_FOR_CASE: Statement = {
  name: 'administration.suspendForCase',
  text: `
    insert into suspensions (user_uuid, report_case_uuid, until) values ($1, $2, now() + make_interval(days => $3))
    on conflict (user_uuid, report_case_uuid) do update set until = excluded.until`,
};

/** $1 person, $2 case of reports: their lock, where the case suspends them. */
export const LOCK_SUSPENDED_BY_CASE: Statement = {
  name: 'administration.lockSuspendedByCase',
  text: `
    select uuid from users where uuid = $1
      and exists (select from suspensions where user_uuid = $1 and report_case_uuid = $2) for no key update`,
};

/** $1 person under their lock, $2 case of reports. Answers what it takes back. */
export const END_FOR_CASE: Statement = {
  name: 'administration.endForCase',
  text: `
    delete from suspensions where user_uuid = $1 and report_case_uuid = $2 returning until > now() as "isRunning"`,
};

/** $1 person under their lock: suspended for as long as the longest of the causes says. */
export const COUNT_SUSPENSIONS: Statement = {
  name: 'administration.countSuspensions',
  text: `
    update users set suspended_until = (select max(until) from suspensions where user_uuid = $1) where uuid = $1
    returning suspended_until as "suspendedUntil"`,
};

/** $1 person. */
export const FORGET_SUSPENSIONS: Statement = {
  name: 'administration.forgetSuspensions',
  text: 'delete from suspensions where user_uuid = $1',
};

/** $1 person, $2 nickname, $3 its key. Does not start the lock of seven days: the person may choose a better one at once. */
export const RENAME_PERSON: Statement = {
  name: 'administration.rename',
  text: 'update users set nickname = $2, nickname_key = $3, nickname_changed_at = null where uuid = $1',
};

/** $1 person, $2 language. */
export const SET_LANGUAGE: Statement = {
  name: 'administration.setLanguage',
  text: 'update users set language = $2 where uuid = $1',
};

/** $1 person. The picture itself is left to the clean-up of unused uploads. */
export const TAKE_PICTURE_AWAY: Statement = {
  name: 'administration.takePictureAway',
  text: `
    with picture as (
      update files f set attached_at = null from users u
      where u.uuid = $1 and f.path = u.profile_image_url and f.purpose = 'profile'
    )
    update users set profile_image_url = null where uuid = $1`,
};
