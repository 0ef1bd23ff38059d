import type { Role } from '../../platform/access/caller.js';
import type { DeskKind } from './desk.inputs.js';

const OF_ADMINS: readonly DeskKind[] = ['COMPANY', 'VISA_RULE'];

/** Whether somebody of this role decides about things of this kind. */
export function isAtDeskOf(role: Role, kind: DeskKind): boolean {
  return role === 'ADMIN' || (role === 'MODERATOR' && !OF_ADMINS.includes(kind));
}
