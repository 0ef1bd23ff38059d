import type { Role } from '../../platform/access/caller.js';

/**
 * The author of the original decides, and whoever moderates; they alone where nobody here wrote it. What one has suggested oneself
 * somebody else decides, but for one's own text.
 */
export function mayDecide(
  viewer: { uuid: string; role: Role },
  { authorUuid, suggesterUuid }: { authorUuid: string | null; suggesterUuid: string },
): boolean {
  if (viewer.uuid === authorUuid) return true;
  return viewer.uuid !== suggesterUuid && (viewer.role === 'MODERATOR' || viewer.role === 'ADMIN');
}
