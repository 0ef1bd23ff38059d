import { isWorkingAdmin } from '../../platform/access/staff.js';
import { statement } from '../../platform/database/statement.js';
import { areOrWereFriends, decidableFrom } from '../users/impartial.js';

// The writes of suspensions.

export const LOCK_PERSON = statement(
  'administration.lockPerson',
  `
    select uuid, role, suspended_until as "suspendedUntil" from users
    where uuid = :person and withdrawn_at is null for no key update`,
);

/** Of a person under their lock. */
export const END_SUSPENSIONS = statement(
  'administration.endSuspensions',
  'delete from suspensions where user_uuid = :person',
);

/** Whether this person may end what somebody is suspended for: a friend's is left to others. */
export const MAY_END_SUSPENSION = statement(
  'administration.mayEndSuspension',
  `
    select d."from" as "decidableFrom", coalesce(d."from" <= now(), false) as "mayEnd"
    from users u cross join lateral (select ${decidableFrom(':moderator', {
      isPartial: (person) => areOrWereFriends('u.uuid', person),
      isDecider: (alias) => `${isWorkingAdmin(alias)} and ${alias}.uuid <> u.uuid`,
      from: 'u.created_at',
      waitsSince: '(select max(s.created_at) from suspensions s where s.user_uuid = u.uuid)',
    })}) as d ("from") where u.uuid = :person`,
);

/** Nothing of a case that suspends already: who decides it once more says why and not for how long. */
export const SUSPEND_FOR_CASE = statement(
  'administration.suspendForCase',
  `
    insert into suspensions (user_uuid, report_case_uuid, until)
    values (:person, :case, coalesce(:until?::timestamptz, now() + make_interval(days => :days)))
    on conflict (user_uuid, report_case_uuid) do nothing
    returning until`,
);

/** The person's lock, where this case of reports suspends them. */
export const LOCK_SUSPENDED_BY_CASE = statement(
  'administration.lockSuspendedByCase',
  `
    select uuid from users where uuid = :person
      and exists (select from suspensions where user_uuid = :person and report_case_uuid = :case) for no key update`,
);

/** Returns what it takes back. */
export const END_FOR_CASE = statement(
  'administration.endForCase',
  `
    delete from suspensions where user_uuid = :person and report_case_uuid = :case returning until > now() as "isRunning"`,
);

export const COUNT_SUSPENSIONS = statement(
  'administration.countSuspensions',
  `
    update users set suspended_until = (select max(until) from suspensions where user_uuid = :person) where uuid = :person
    returning suspended_until as "suspendedUntil"`,
);
