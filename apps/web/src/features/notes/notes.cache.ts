import type { ApolloCache } from '@apollo/client';
import { ConversationNotesDocument, type NoteRowFragment } from '#/api/generated.ts';

type Notes = readonly NoteRowFragment[];

/**
 * Puts a note that the server has at its place in the conversation: one that is sent again may have been there since before
 * others. What is older than all that is loaded comes with its page.
 */
export function addNote(cache: ApolloCache, partnerUserUuid: string, note: NoteRowFragment): void {
  changeNotes(cache, partnerUserUuid, (notes, hasOlder) => {
    const others = notes.filter(({ uuid }) => uuid !== note.uuid);
    const older = others.findIndex(({ createdAt }) => createdAt <= note.createdAt);
    if (older === -1) return hasOlder ? notes : [...others, note];
    return others.toSpliced(older, 0, note);
  });
}

export function removeNote(cache: ApolloCache, partnerUserUuid: string, uuid: string): void {
  changeNotes(cache, partnerUserUuid, (notes) => notes.filter((note) => note.uuid !== uuid));
}

/** The partner has read the reader's notes up to this one: uuids grow with time. */
export function markReadByPartner(cache: ApolloCache, partnerUserUuid: string, newest: string): void {
  changeNotes(cache, partnerUserUuid, (notes) =>
    notes.map((note) => (note.isMyMessage && note.uuid <= newest ? { ...note, isRead: true } : note)),
  );
}

/** What was shown counts as read, here as on the server. */
export function markShownAsRead(cache: ApolloCache, partnerUserUuid: string): void {
  changeNotes(cache, partnerUserUuid, (notes) =>
    notes.every(isSettled) ? notes : notes.map((note) => (isSettled(note) ? note : { ...note, isRead: true })),
  );
  markConversationRead(cache, { applicationUuid: null, partnerUser: { uuid: partnerUserUuid } });
}

/** Nothing of it waits to be read any more, in the list. */
export function markConversationRead(
  cache: ApolloCache,
  conversation: { applicationUuid: string | null; partnerUser: { uuid: string } },
): void {
  const id = cache.identify({ __typename: 'Conversation', ...conversation });
  if (id) cache.modify({ id, fields: { unreadCount: () => 0 } });
}

function isSettled({ isMyMessage, isRead }: NoteRowFragment): boolean {
  return isMyMessage || isRead;
}

function changeNotes(
  cache: ApolloCache,
  partnerUserUuid: string,
  change: (notes: Notes, hasOlder: boolean) => Notes,
): void {
  const list = { query: ConversationNotesDocument, variables: { partnerUserUuid }, overwrite: true };
  cache.updateQuery(list, (data) => {
    if (!data) return undefined;
    const { items, hasMore } = data.readConversationMessages;
    const changed = change(items, hasMore);
    if (changed === items) return undefined;
    return { readConversationMessages: { ...data.readConversationMessages, items: [...changed] } };
  });
}
