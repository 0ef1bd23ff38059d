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

/** $1 person, $2 until, or null for an end of the suspension. */
export const SUSPEND: Statement = {
  name: 'administration.suspend',
  text: 'update users set suspended_until = $2 where uuid = $1',
};

/** $1 person, $2 days. A longer suspension stays as it is. */
export const SUSPEND_AT_LEAST: Statement = {
  name: 'administration.suspendAtLeast',
  text: `
    update users set suspended_until = greatest(suspended_until, now() + make_interval(days => $2)) where uuid = $1`,
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
