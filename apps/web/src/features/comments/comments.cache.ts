import type { Language } from '@haiko/shared/i18n/languages';
import type { ApolloCache } from '@apollo/client';
import {
  CommentsDocument,
  CommentThreadFragmentDoc,
  type CommentRowFragment,
  type CommentThreadFragment,
} from '#/api/generated.ts';

/** Where a comment stands: its post, its parent where it is a reply, and the language in which the list is shown. */
export interface CommentPosition {
  postUuid: string;
  parentUuid: string | undefined;
  language: Language;
}

type Rows = readonly CommentThreadFragment[];

/**
 * Puts a comment at the end of its list, and counts it. One that is there already stays as it is: it was sent again because the
 * first reply was lost, and has been read since.
 */
export function addToThread(cache: ApolloCache, place: CommentPosition, comment: CommentThreadFragment): void {
  let isThere = false;
  changeRows(cache, place, (rows) => {
    isThere = rows.some(({ uuid }) => uuid === comment.uuid);
    return isThere ? [...rows] : [...rows, comment];
  });
  if (!isThere) changeCount(cache, place.postUuid, 1);
}

/** Takes a comment out of its list; one with replies stays as a placeholder. */
export function removeFromThread(cache: ApolloCache, place: CommentPosition, comment: CommentRowFragment): void {
  const { uuid, childCommentsCount } = comment;
  if (childCommentsCount > 0) cache.modify({ id: `Comment:${uuid}`, fields: { isDeleted: () => true } });
  else changeRows(cache, place, (rows) => rows.filter((row) => row.uuid !== uuid));
  changeCount(cache, place.postUuid, -1);
}

/** Appends the next page of replies; those that are there already are not repeated. */
export function appendReplies(cache: ApolloCache, place: CommentPosition, uuid: string, more: Rows): void {
  updateThread(cache, { ...place, parentUuid: uuid }, (thread) => {
    const known = new Set(thread.childComments.map((reply) => reply.uuid));
    const added = more.filter((reply) => !known.has(reply.uuid));
    return { ...thread, childComments: [...thread.childComments, ...added] };
  });
}

/** Gives a comment new words. Its translations are no longer true, so every reader sees these. */
export function rewriteComment(cache: ApolloCache, uuid: string, content: string, language: Language): void {
  cache.modify<CommentRowFragment>({
    id: `Comment:${uuid}`,
    fields: {
      content: () => content,
      originalLanguage: () => language,
      shown: (shown) => ({ ...shown, content, language, isTranslated: false, state: 'SOURCE' as const }),
    },
  });
}

function changeRows(cache: ApolloCache, place: CommentPosition, change: (rows: Rows) => CommentThreadFragment[]): void {
  const { postUuid, parentUuid, language } = place;
  if (parentUuid) {
    return updateThread(cache, place, (thread) => {
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
  { parentUuid, language }: CommentPosition,
  update: (thread: CommentThreadFragment) => CommentThreadFragment,
): void {
  cache.updateFragment(
    {
      id: `Comment:${parentUuid}`,
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
