import type { Role, Viewer } from '../../platform/access/caller.js';

interface Person {
  uuid: string;
  role: Role;
}

/** Somebody under the lock of admins. */
export interface LockedAdmin extends Person {
  isWorkingAdmin: boolean;
  isSuspended: boolean;
}

/**
 * Nobody changes their own role, so that one admin who can work always stays; `locked` are the admins under their lock, so
 * that two cannot dismiss each other at once. Nobody becomes an admin while suspended.
 */
export function canChangeRole(
  viewer: Viewer,
  person: LockedAdmin,
  role: Role,
  locked: readonly LockedAdmin[],
): boolean {
  const isStillAdmin = locked.some(({ uuid, isWorkingAdmin }) => isWorkingAdmin && uuid === viewer.uuid);
  return isStillAdmin && viewer.uuid !== person.uuid && !(role === 'ADMIN' && person.isSuspended);
}
