import type { Language } from '@haiko/shared/i18n/languages';
import { COMMENTS_PAGE_SIZE } from '@haiko/shared/limits';
import type { ApolloCache } from '@apollo/client';
import { client } from '#/api/client.ts';
import {
  CommentsDocument,
  CommentThreadFragmentDoc,
  RepliesDocument,
  type AuthorFragment,
  type CommentRowFragment,
  type CommentThreadFragment,
} from '#/api/generated.ts';
import { optimistic } from '#/api/optimistic.ts';
import { rest } from '#/api/rest.ts';

/** Where a comment stands: its post, its parent where it is a reply, and the language in which the list is shown. */
export interface CommentPlace {
  postUuid: string;
  parentUuid: string | undefined;
  language: Language;
}

type CommentReply = Pick<CommentRowFragment, 'uuid' | 'createdAt' | 'originalLanguage'>;

const PENDING = 'pending:';

/** Whether the comment is on its way to the server. */
export function isPending(uuid: string): boolean {
  return uuid.startsWith(PENDING);
}

/** Writes a comment or a reply; it stands below the post at once. */
export async function addComment(place: CommentPlace, content: string, user: AuthorFragment): Promise<void> {
  const { postUuid, parentUuid, language } = place;
  const pending = {
    uuid: PENDING + crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    originalLanguage: language,
  };
  let comment = ownComment(pending, content, user);
  await optimistic(
    (cache) => {
      changeThread(cache, place, (rows) => [...rows, comment]);
      changeCount(cache, postUuid, 1);
    },
    async () => {
      const body = { postUuid, content, parentCommentUuid: parentUuid };
      comment = ownComment(await rest.post<CommentReply>('/api/comment', body), content, user);
    },
  );
}

/** Changes one's own comment. Its translations are no longer true, so every reader sees the new words. */
export async function editComment({ uuid, originalLanguage }: CommentRowFragment, content: string): Promise<void> {
  let language = originalLanguage;
  await optimistic(
    (cache) =>
      void cache.modify<CommentRowFragment>({
        id: `Comment:${uuid}`,
        fields: {
          content: () => content,
          originalLanguage: () => language,
          shown: (shown) => ({ ...shown, content, language, isTranslated: false }),
        },
      }),
    async () => {
      language = (await rest.put<CommentReply>(`/api/comment/${uuid}`, { content })).originalLanguage;
    },
  );
}

/** Deletes one's own comment; one with replies stays as a placeholder. */
export async function deleteComment(place: CommentPlace, comment: CommentRowFragment): Promise<void> {
  const { uuid, childCommentsCount } = comment;
  await optimistic(
    (cache) => {
      if (childCommentsCount > 0) cache.modify({ id: `Comment:${uuid}`, fields: { isDeleted: () => true } });
      else changeThread(cache, place, (rows) => rows.filter((row) => row.uuid !== uuid));
      changeCount(cache, place.postUuid, -1);
    },
    () => rest.del(`/api/comment/${place.postUuid}/${uuid}`),
  );
}

/** Loads the replies behind those that are shown. */
export async function loadMoreReplies(place: CommentPlace, parent: CommentThreadFragment): Promise<void> {
  const { postUuid, language } = place;
  const { data } = await client.query({
    query: RepliesDocument,
    variables: {
      postUuid,
      language,
      parentCommentUuid: parent.uuid,
      skip: parent.childComments.length,
      take: COMMENTS_PAGE_SIZE,
    },
    fetchPolicy: 'no-cache',
  });
  const more = data?.readComments.items ?? [];
  updateThread(client.cache, parent.uuid, language, (thread) => ({
    ...thread,
    childComments: appendNew(thread.childComments, more),
  }));
}

/** The rows with those of the next page that are not among them yet. */
export function appendNew<T extends { uuid: string }>(rows: readonly T[], more: readonly T[]): T[] {
  const known = new Set(rows.map(({ uuid }) => uuid));
  return [...rows, ...more.filter(({ uuid }) => !known.has(uuid))];
}

function ownComment(
  { uuid, createdAt, originalLanguage }: CommentReply,
  content: string,
  user: AuthorFragment,
): CommentThreadFragment {
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
    shown: { __typename: 'ShownComment', content, language: originalLanguage, isTranslated: false },
  };
}

type Rows = readonly CommentThreadFragment[];

function changeThread(cache: ApolloCache, place: CommentPlace, change: (rows: Rows) => CommentThreadFragment[]): void {
  const { postUuid, parentUuid, language } = place;
  if (parentUuid) {
    return updateThread(cache, parentUuid, language, (thread) => {
      const rows = thread.childComments.map((row) => ({ ...row, childComments: [] }));
      const childComments = change(rows);
      const childCommentsCount = thread.childCommentsCount + childComments.length - rows.length;
      return { ...thread, childComments, childCommentsCount };
    });
  }
  cache.updateQuery({ query: CommentsDocument, variables: { postUuid, language } }, (data) =>
    data ? { readComments: { ...data.readComments, items: change(data.readComments.items) } } : undefined,
  );
}

function updateThread(
  cache: ApolloCache,
  uuid: string,
  language: Language,
  update: (thread: CommentThreadFragment) => CommentThreadFragment,
): void {
  cache.updateFragment(
    {
      id: `Comment:${uuid}`,
      fragment: CommentThreadFragmentDoc,
      fragmentName: 'CommentThread',
      variables: { language },
    },
    (thread) => (thread ? update(thread) : undefined),
  );
}

function changeCount(cache: ApolloCache, postUuid: string, by: number): void {
  cache.modify({ id: `Post:${postUuid}`, fields: { commentsCount: (count: number) => count + by } });
}
