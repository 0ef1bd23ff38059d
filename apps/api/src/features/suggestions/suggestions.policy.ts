import type { Role } from '../../platform/access/caller.js';

/** The author of the original decides, and whoever moderates; they alone where nobody here wrote it. */
export function mayDecide(
  viewer: { uuid: string; role: Role },
  { authorUuid }: { authorUuid: string | null },
): boolean {
  return viewer.uuid === authorUuid || viewer.role === 'MODERATOR' || viewer.role === 'ADMIN';
}
