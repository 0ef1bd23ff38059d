import type { Viewer } from '../../platform/access/caller.js';
import type { Board } from './post.entity.js';

interface Owned {
  authorUuid: string;
}

interface OnBoard extends Owned {
  board: Board;
}

/** Only the author changes a post; what stands on the boards of admins only while they are one. */
export function canEditPost(viewer: Viewer, post: OnBoard): boolean {
  return viewer.uuid === post.authorUuid && (post.board === 'COMMUNITY' || viewer.role === 'ADMIN');
}

/** The author and admins remove a post; what stands on the boards of admins they alone. */
export function canDeletePost(viewer: Viewer, post: OnBoard): boolean {
  return viewer.role === 'ADMIN' || canEditPost(viewer, post);
}

/** Nobody saves their own post. */
export function canScrapPost(viewer: Viewer, post: Owned): boolean {
  return viewer.uuid !== post.authorUuid;
}
