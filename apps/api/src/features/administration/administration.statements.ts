import { isNotSuspended, isWorkingAdmin } from '../../platform/access/staff.js';
import { statement } from '../../platform/database/statement.js';
import { decidableFrom } from '../users/impartial.js';

// What admins and moderators do with people.

/**
 * The person and all admins, in one order everywhere. Whoever waited here sees who is still an admin, so that of two who
 * dismiss each other only one does.
 */
export const LOCK_PERSON_AND_ADMINS = statement(
  'administration.lockPersonAndAdmins',
  `
    select u.uuid, u.role, ${isWorkingAdmin('u')} as "isWorkingAdmin", not ${isNotSuspended('u')} as "isSuspended"
    from users u where (u.role = 'ADMIN' or u.uuid = :person) and u.withdrawn_at is null
    order by u.uuid for no key update`,
);

/** Who signs in by an address, and whether it is known to be theirs. */
export const FIND_BY_EMAIL = statement(
  'administration.findByEmail',
  `
    select u.uuid, u.nickname, u.role, u.email_confirmed_at is not null as "isConfirmed"
    from identities i join users u on u.uuid = i.user_uuid
    where i.provider = 'password' and i.sub = :email and u.withdrawn_at is null`,
);

export const SET_ROLE = statement('administration.setRole', 'update users set role = :role where uuid = :person');

/**
 * After a restore: as they were at last, but never higher than the backup has it. A journal gives no rank to anybody; where somebody was raised
 * again after all, the later line says so.
 */
export const LOWER_ROLES = statement(
  'administration.lowerRoles',
  `
    update users u set role = said.role
    from unnest(:people::uuid[], :roles::varchar[], :times::timestamptz[]) as said(person, role, at)
    where u.uuid = said.person
      and array_position(array['USER', 'PARTNER', 'MODERATOR', 'ADMIN'], said.role)
        < array_position(array['USER', 'PARTNER', 'MODERATOR', 'ADMIN'], u.role)
      and not exists (
        select from deletions later
        where later.is_from_journal and later.kind = 'roles' and later.subject_uuid = u.uuid and later.at > said.at)`,
);

/** After a restore: whoever was suspended since is, until the moment that was said last, as if it had been said of them directly. */
export const SUSPEND_AGAIN = statement(
  'administration.suspendAgain',
  `
    with said as (
      select person, nullif(until, '')::timestamptz as until
      from unnest(:people::uuid[], :ends::varchar[]) as ended(person, until)
    ), ended as (
      delete from suspensions s using said where s.user_uuid = said.person and said.until is null
    ), noted as (
      insert into suspensions (user_uuid, until)
      select said.person, said.until from said join users u on u.uuid = said.person where said.until is not null
      on conflict (user_uuid, report_case_uuid) do update set until = excluded.until
    )
    update users u set suspended_until = said.until from said where u.uuid = said.person`,
);

/** Which of what would be given or taken away changes anything. */
export const TAKEN_FROM_PERSON = statement(
  'administration.takenFromPerson',
  `
    select coalesce(nickname <> :nickname?, false) as "isRenamed",
      :isWithoutPicture::boolean and profile_image_url is not null as "losesPicture"
    from users where uuid = :person and withdrawn_at is null`,
);

/** Does not start the lock of seven days: the person may choose a better one at once. */
export const RENAME_PERSON = statement(
  'administration.rename',
  'update users set nickname = :nickname, nickname_key = :key, nickname_changed_at = null where uuid = :person',
);

export const SET_LANGUAGE = statement(
  'administration.setLanguage',
  'update users set language = :language where uuid = :person',
);

/** The picture itself is left to the clean-up of unused uploads. */
export const REMOVE_PICTURE = statement(
  'administration.takePictureAway',
  `
    with picture as (
      update files f set attached_at = null from users u
      where u.uuid = :person and f.path = u.profile_image_url and f.purpose = 'profile'
    )
    update users set profile_image_url = null where uuid = :person`,
);

/** An app that is asked for at sign-ins, under its lock. */
export const LOCK_SECOND_FACTOR = statement(
  'administration.lockSecondFactor',
  'select user_uuid from second_factors where user_uuid = :person and confirmed_at is not null for update',
);

export const ASK_TO_REMOVE = 'askToRemoveSecondFactor';

/** Who uses a code has the app: what was asked before is over, as it is after a week; `f` is the app, `a` the line of the audit log. */
export const isAskedFor = `
  a.target_uuid = f.user_uuid and a.target_type = 'user' and a.action = '${ASK_TO_REMOVE}'
  and a.created_at > greatest(now() - interval '7 days', f.confirmed_at, to_timestamp(f.last_step * 30))`;

/**
 * Whether this administrator may remove an app after what was asked for: another one has, or they have themselves, a day ago, and nobody
 * else could. Nothing where nobody has asked.
 */
export const MAY_REMOVE_SECOND_FACTOR = statement(
  'administration.mayRemoveSecondFactor',
  `
    select coalesce(bool_or(${decidableFrom(':administrator', {
      isPartial: (person) => `(a.actor_uuid is not distinct from ${person})`,
      isDecider: (alias) => `${isWorkingAdmin(alias)} and ${alias}.uuid <> f.user_uuid`,
      from: 'a.created_at',
      waitsSince: 'a.created_at',
    })} <= now()), false) as "mayRemove"
    from second_factors f join audit_log a on ${isAskedFor}
    where f.user_uuid = :person
    having count(*) > 0`,
);
