import type { SentBodyOf } from '@haiko/shared/contract/call';
import * as contract from '@haiko/shared/contract/comments';
import { client } from '#/api/client.ts';
import {
  RepliesDocument,
  type AuthorFragment,
  type CommentRowFragment,
  type CommentThreadFragment,
} from '#/api/generated.ts';
import { forgetKept } from '#/api/keptFetch.ts';
import { newUuid } from '#/api/newUuid.ts';
import { optimistic } from '#/api/optimistic.ts';
import { rest } from '#/api/rest.ts';
import type { NewUnsent, Unsent } from '#/api/unsent.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import {
  addToThread,
  appendReplies,
  removeFromThread,
  rewriteComment,
  type CommentPosition,
} from './comments.cache.ts';

export const COMMENTS_PAGE_SIZE = 20;

type CommentReply = Pick<CommentRowFragment, 'uuid' | 'createdAt' | 'originalLanguage'>;

const PENDING = 'pending:';

/** Whether the comment is on its way to the server. */
export function isPending(uuid: string): boolean {
  return uuid.startsWith(PENDING);
}

/** Writes a comment or a reply; it stands below the post at once. */
export async function addComment(place: CommentPosition, content: string, user: AuthorFragment): Promise<void> {
  const { postUuid, parentUuid, language } = place;
  const uuid = PENDING + newUuid();
  const pending = { uuid, createdAt: serverNow().toISOString(), originalLanguage: language };
  let comment = ownComment(pending, content, user);
  await optimistic(
    (cache) => addToThread(cache, place, comment),
    async () => {
      const body = { postUuid, content, parentCommentUuid: parentUuid };
      comment = ownComment(await rest.callIdempotent(contract.createComment, { body }), content, user);
    },
  );
}

/** The same by somebody whose name is still on its way; it is seen with the list's next answer. */
export async function addUnseenComment({ postUuid, parentUuid }: CommentPosition, content: string): Promise<void> {
  await rest.callIdempotent(contract.createComment, { body: { postUuid, content, parentCommentUuid: parentUuid } });
  await readCommentsAnew();
}

/** A comment that could not be sent, under the name by which it was sent. */
export async function unsentComment({ postUuid, parentUuid }: CommentPosition, content: string): Promise<NewUnsent> {
  const body = { postUuid, content, parentCommentUuid: parentUuid };
  const id = await rest.takeKey(contract.createComment, { body });
  return { id, kind: 'comment', place: postUuid, body, pictures: [] };
}

/** Sends a comment that has waited, and shows it where its post is open. */
export async function sendUnsentComment({ id, account, body }: Unsent): Promise<boolean> {
  await rest.call(contract.createComment, {
    body: body as SentBodyOf<typeof contract.createComment>,
    key: id,
    account,
  });
  await readCommentsAnew();
  return true;
}

async function readCommentsAnew(): Promise<void> {
  const lists = [...client.getObservableQueries()].filter(({ queryName }) => queryName === 'Comments');
  await Promise.allSettled(lists.map((list) => list.refetch()));
}

/** Changes one's own comment; the server says what language the new words are in. */
export async function editComment({ uuid, originalLanguage }: CommentRowFragment, content: string): Promise<void> {
  let language = originalLanguage;
  await optimistic(
    (cache) => rewriteComment(cache, uuid, content, language),
    async () => {
      language = (await rest.call(contract.updateComment, { params: { id: uuid }, body: { content } }))
        .originalLanguage;
    },
  );
}

/** Deletes one's own comment. */
export async function deleteComment(place: CommentPosition, comment: CommentRowFragment): Promise<void> {
  await optimistic(
    (cache) => removeFromThread(cache, place, comment),
    () => rest.call(contract.deleteComment, { params: { postId: place.postUuid, commentId: comment.uuid }, query: {} }),
  );
  forgetKept(comment.uuid);
}

/** Loads the replies behind those that are shown. */
export async function loadMoreReplies(place: CommentPosition, parent: CommentThreadFragment): Promise<void> {
  const { postUuid, language } = place;
  const skip = parent.childComments.length;
  const { data } = await client.query({
    query: RepliesDocument,
    variables: { postUuid, language, parentCommentUuid: parent.uuid, skip, take: COMMENTS_PAGE_SIZE },
    fetchPolicy: 'no-cache',
  });
  appendReplies(client.cache, place, parent.uuid, data?.readComments.items ?? []);
}

function ownComment(reply: CommentReply, content: string, user: AuthorFragment): CommentThreadFragment {
  const { uuid, createdAt, originalLanguage } = reply;
  return {
    __typename: 'Comment',
    uuid,
    createdAt,
    originalLanguage,
    content,
    user,
    isDeleted: false,
    likes: 0,
    comment_likes_dislikes: [],
    childCommentsCount: 0,
    childComments: [],
    shown: { __typename: 'ShownComment', content, language: originalLanguage, isTranslated: false, state: 'SOURCE' },
  };
}
