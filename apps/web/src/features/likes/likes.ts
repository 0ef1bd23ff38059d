import { rest } from '#/api/rest.ts';

interface Reply {
  likes: number;
  type: 'Like' | 'Dislike' | null;
}

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

/** Sends a wish. The server toggles: where it stood otherwise than we knew (another tab), the first call did the opposite. */
export async function sendLike(path: string, isOn: boolean): Promise<Reply> {
  const reply = await rest.post<Reply>(path);
  return (reply.type === 'Like') === isOn ? reply : rest.post<Reply>(path);
}
