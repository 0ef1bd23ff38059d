import type { likeComment } from '@haiko/shared/contract/comments';
import type { likePost } from '@haiko/shared/contract/posts';
import { loadRest } from '#/api/loadRest.ts';

// The reader's own marks say nothing but that they are there, so one record serves everything until the server is asked.
const OWN_LIKE = { __typename: 'LikeDislike', uuid: 'own', type: 'Like' } as const;

/** Whether the reader's own marks hold a like. */
export function isLiked(marks: readonly { type: string }[]): boolean {
  return marks.some(({ type }) => type === 'Like');
}

/** The count and the reader's own marks after a tap, before the server has answered. */
export function withLike(likes: number, marks: readonly { type: string }[], isOn: boolean) {
  return { likes: likes + Number(isOn) - Number(isLiked(marks)), marks: isOn ? [OWN_LIKE] : [] };
}

/** Sends a wish: whatever it stands at (another tab, a lost reply), it is so afterwards. */
export async function sendLike(like: typeof likePost | typeof likeComment, id: string, isOn: boolean) {
  const rest = await loadRest();
  return rest.call(like, { params: { id }, body: { isOn } });
}
