import { STAFF_PROVES } from '../database/data-source.js';

// Who may do a moderator's or an administrator's work, as conditions on a row of users.

/** Whether this person of users is an administrator, if only by name (`isWorkingAdmin`). */
export const isAdministrator = (alias: string) =>
  `(${alias}.role = 'ADMIN' and ${alias}.withdrawn_at is null and ${isNotSuspended(alias)})`;

/** Whether this person of users has what rights over others need, where they need it (`STAFF_PROVES`). */
const canProve = (alias: string) => `(coalesce(current_setting('${STAFF_PROVES}', true), '') <> 'on'
  or exists (select from passkeys k where k.user_uuid = ${alias}.uuid)
  or exists (select from second_factors k where k.user_uuid = ${alias}.uuid and k.confirmed_at is not null))`;

/** Whether this person of users can do an administrator's work now. */
export const isWorkingAdmin = (alias: string) => `(${isAdministrator(alias)} and ${canProve(alias)})`;

/** Whether this person of users can do a moderator's work now. */
export const isWorkingModerator = (alias: string) => `(${alias}.role in ('MODERATOR', 'ADMIN')
  and ${alias}.withdrawn_at is null and ${isNotSuspended(alias)} and ${canProve(alias)})`;

/** Whether no suspension of this person of users is under way. */
export const isNotSuspended = (alias: string) =>
  `(${alias}.suspended_until is null or ${alias}.suspended_until <= now())`;
