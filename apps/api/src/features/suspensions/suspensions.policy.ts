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
