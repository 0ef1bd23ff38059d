import type { Viewer } from '../../platform/access/caller.js';

interface Owned {
  authorUuid: string;
}

/** Only the author changes a post. */
export function canEditPost(viewer: Viewer, post: Owned): boolean {
  return viewer.uuid === post.authorUuid;
}

/** The author and admins remove a post. */
export function canDeletePost(viewer: Viewer, post: Owned): boolean {
  return viewer.uuid === post.authorUuid || viewer.role === 'ADMIN';
}

/** Nobody saves their own post. */
export function canScrapPost(viewer: Viewer, post: Owned): boolean {
  return viewer.uuid !== post.authorUuid;
}
