import { COMMENTS_PAGE_SIZE } from '@haiko/shared/limits';
import { client } from '#/api/client.ts';
import {
  RepliesDocument,
  type AuthorFragment,
  type CommentRowFragment,
  type CommentThreadFragment,
} from '#/api/generated.ts';
import { newUuid } from '#/api/newUuid.ts';
import { optimistic } from '#/api/optimistic.ts';
import { rest } from '#/api/rest.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { addToThread, appendReplies, removeFromThread, rewrite, type CommentPlace } from './comments.cache.ts';

type CommentReply = Pick<CommentRowFragment, 'uuid' | 'createdAt' | 'originalLanguage'>;

const PENDING = 'pending:';

/** Whether the comment is on its way to the server. */
export function isPending(uuid: string): boolean {
  return uuid.startsWith(PENDING);
}

/** Writes a comment or a reply; it stands below the post at once. */
export async function addComment(place: CommentPlace, content: string, user: AuthorFragment): Promise<void> {
  const { postUuid, parentUuid, language } = place;
  const uuid = PENDING + newUuid();
  const pending = { uuid, createdAt: serverNow().toISOString(), originalLanguage: language };
  let comment = ownComment(pending, content, user);
  await optimistic(
    (cache) => addToThread(cache, place, comment),
    async () => {
      const body = { postUuid, content, parentCommentUuid: parentUuid };
      comment = ownComment(await rest.postOnce<CommentReply>('/api/comment', body), content, user);
    },
  );
}

/** Changes one's own comment; the server says what language the new words are in. */
export async function editComment({ uuid, originalLanguage }: CommentRowFragment, content: string): Promise<void> {
  let language = originalLanguage;
  await optimistic(
    (cache) => rewrite(cache, uuid, content, language),
    async () => {
      language = (await rest.put<CommentReply>(`/api/comment/${uuid}`, { content })).originalLanguage;
    },
  );
}

/** Deletes one's own comment. */
export async function deleteComment(place: CommentPlace, comment: CommentRowFragment): Promise<void> {
  await optimistic(
    (cache) => removeFromThread(cache, place, comment),
    () => rest.del(`/api/comment/${place.postUuid}/${comment.uuid}`),
  );
}

/** Loads the replies behind those that are shown. */
export async function loadMoreReplies(place: CommentPlace, parent: CommentThreadFragment): Promise<void> {
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
