import { likeComment } from '@haiko/shared/contract/comments';
import { client } from '#/api/client.ts';
import { CommentReactionsFragmentDoc, type CommentReactionsFragment } from '#/api/generated.ts';
import { createToggle } from '#/api/toggle.ts';
import { isLiked, sendLike, withLike } from '#/features/likes/likes.ts';

const commentLike = createToggle({
  show: (uuid, isOn) =>
    updateComment(uuid, (comment) => {
      const { likes, marks } = withLike(comment.likes, comment.comment_likes_dislikes, isOn);
      return { ...comment, likes, comment_likes_dislikes: marks };
    }),
  send: async (uuid, isOn) => {
    const { likes } = await sendLike(likeComment, uuid, isOn);
    updateComment(uuid, (comment) =>
      isLiked(comment.comment_likes_dislikes) === isOn ? { ...comment, likes } : comment,
    );
  },
});

/** Likes a comment or takes the like back. */
export async function toggleCommentLike(uuid: string): Promise<void> {
  const comment = client.cache.readFragment({ id: `Comment:${uuid}`, fragment: CommentReactionsFragmentDoc });
  if (comment) await commentLike.set(uuid, !isLiked(comment.comment_likes_dislikes));
}

/** Likes a comment whatever the reader has seen of it. */
export async function likeCommentOnce(uuid: string): Promise<void> {
  await commentLike.set(uuid, true);
}

function updateComment(uuid: string, update: (comment: CommentReactionsFragment) => CommentReactionsFragment): void {
  const target = { id: `Comment:${uuid}`, fragment: CommentReactionsFragmentDoc };
  client.cache.updateFragment(target, (comment) => comment && update(comment));
}
