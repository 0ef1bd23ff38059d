import { PERMANENTLY } from '@haiko/shared/contract/administration.schemas';
import type { Role, Viewer } from '../../platform/access/caller.js';

interface Person {
  uuid: string;
  role: Role;
}

/** Not oneself; moderators by admins alone; admins by nobody: an admin who must be stopped loses the role first. */
export function canSuspend(viewer: Pick<Viewer, 'uuid' | 'role'>, person: Person): boolean {
  if (viewer.uuid === person.uuid || person.role === 'ADMIN') return false;
  return person.role !== 'MODERATOR' || viewer.role === 'ADMIN';
}

/** The end of a suspension, for the audit log. */
export function untilText(until: Date): string {
  return until < PERMANENTLY ? `until ${until.toISOString()}` : 'for good';
}

/** The ends of somebody's suspensions: what was in force, what is said now, and what is in force after it. */
interface Ends {
  before: Date | null;
  said: Date;
  after: Date;
}

/** What the audit log says beside a new suspension: that an earlier one lasts longer, or that it is ended by this one. */
export function besidesText({ before, said, after }: Ends, now = new Date()): string {
  if (after > said) return `, others ${untilText(after)}`;
  return before && before > now && before > said ? `, instead of ${untilText(before)}` : '';
}

/** Whether the end that somebody has seen is the one in force; of who does not say what they have seen, any is. */
export function isAsSeen(inForce: Date | null, seen: Date | null | undefined): boolean {
  return !seen || inForce?.getTime() === seen.getTime();
}

/** The end that whoever decides has seen in force; of who does not say so, any that would not be shortened. */
export interface SeenSuspension {
  seen: Date | null | undefined;
}

interface Replacing extends SeenSuspension {
  before: Date | null;
  said: Date | null;
}

/** Whether a suspension takes the place of the one in force: nobody shortens what they have not seen. */
export function mayReplace({ before, said, seen }: Replacing): boolean {
  return seen ? isAsSeen(before, seen) : before === null || (said !== null && before <= said);
}
