import { client } from '#/api/client.ts';
import {
  CommentReactionsFragmentDoc,
  PostReactionsFragmentDoc,
  type CommentReactionsFragment,
  type PostReactionsFragment,
} from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { createToggle } from '#/api/toggle.ts';

interface Reply {
  likes: number;
  type: 'Like' | 'Dislike' | null;
}

// What a tap wishes is read from the cache, not from what was rendered: taps can be faster than the screen.

// The reader's own marks say nothing but that they are there, so one record serves all posts until the server is asked.
const OWN_LIKE = { __typename: 'LikeDislike', uuid: 'own', type: 'Like' } as const;
const OWN_SCRAP = { __typename: 'Scrap', uuid: 'own' } as const;

/** Whether the reader's own marks hold a like. */
export function isLiked(marks: readonly { type: string }[]): boolean {
  return marks.some(({ type }) => type === 'Like');
}

const postLike = createToggle({
  show: (uuid, isOn) =>
    updatePost(uuid, (post) => ({
      ...post,
      likes: post.likes + change(isLiked(post.likes_dislikes), isOn),
      likes_dislikes: isOn ? [OWN_LIKE] : [],
    })),
  send: async (uuid, isOn) => {
    const { likes } = await sendLike(`/api/likes_dislikes/${uuid}/like`, isOn);
    updatePost(uuid, (post) => (isLiked(post.likes_dislikes) === isOn ? { ...post, likes } : post));
  },
});

const commentLike = createToggle({
  show: (uuid, isOn) =>
    updateComment(uuid, (comment) => ({
      ...comment,
      likes: comment.likes + change(isLiked(comment.comment_likes_dislikes), isOn),
      comment_likes_dislikes: isOn ? [OWN_LIKE] : [],
    })),
  send: async (uuid, isOn) => {
    const { likes } = await sendLike(`/api/comment_likes_dislikes/${uuid}/like`, isOn);
    updateComment(uuid, (comment) =>
      isLiked(comment.comment_likes_dislikes) === isOn ? { ...comment, likes } : comment,
    );
  },
});

const postScrap = createToggle({
  show: (uuid, isOn) => updatePost(uuid, (post) => ({ ...post, scraps: isOn ? [OWN_SCRAP] : [] })),
  send: (uuid, isOn) => (isOn ? rest.post(`/api/scraps/${uuid}`) : rest.del(`/api/scraps/${uuid}`)),
});

/** Likes a post or takes the like back; shown in every list and detail at once. */
export async function togglePostLike(uuid: string): Promise<void> {
  const post = client.cache.readFragment({ id: `Post:${uuid}`, fragment: PostReactionsFragmentDoc });
  if (post) await postLike.set(uuid, !isLiked(post.likes_dislikes));
}

/** Likes a comment or takes the like back. */
export async function toggleCommentLike(uuid: string): Promise<void> {
  const comment = client.cache.readFragment({ id: `Comment:${uuid}`, fragment: CommentReactionsFragmentDoc });
  if (comment) await commentLike.set(uuid, !isLiked(comment.comment_likes_dislikes));
}

/** Saves a post or forgets it. */
export async function togglePostScrap(uuid: string): Promise<void> {
  const post = client.cache.readFragment({ id: `Post:${uuid}`, fragment: PostReactionsFragmentDoc });
  if (post) await postScrap.set(uuid, post.scraps.length === 0);
}

// The server toggles. Where it stood otherwise than we knew (another tab, another phone), the first call did the opposite.
async function sendLike(path: string, isOn: boolean): Promise<Reply> {
  const reply = await rest.post<Reply>(path);
  return (reply.type === 'Like') === isOn ? reply : rest.post<Reply>(path);
}

function change(before: boolean, after: boolean): number {
  return Number(after) - Number(before);
}

function updatePost(uuid: string, update: (post: PostReactionsFragment) => PostReactionsFragment): void {
  client.cache.updateFragment(
    { id: `Post:${uuid}`, fragment: PostReactionsFragmentDoc },
    (post) => post && update(post),
  );
}

function updateComment(uuid: string, update: (comment: CommentReactionsFragment) => CommentReactionsFragment): void {
  const target = { id: `Comment:${uuid}`, fragment: CommentReactionsFragmentDoc };
  client.cache.updateFragment(target, (comment) => comment && update(comment));
}
