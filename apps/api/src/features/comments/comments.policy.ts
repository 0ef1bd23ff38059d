import type { Viewer } from '../../platform/access/caller.js';

interface Owned {
  authorUuid: string;
}

/** Only the author changes a comment. */
export function canEditComment(viewer: Viewer, comment: Owned): boolean {
  return viewer.uuid === comment.authorUuid;
}

/** The author and admins remove a comment. */
export function canDeleteComment(viewer: Viewer, comment: Owned): boolean {
  return viewer.uuid === comment.authorUuid || viewer.role === 'ADMIN';
}
