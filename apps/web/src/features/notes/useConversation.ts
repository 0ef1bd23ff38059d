import { useEffect, useState } from 'react';
import { client } from '#/api/client.ts';
import { ConversationNotesDocument, type NoteRowFragment } from '#/api/generated.ts';
import { useLiveEvents } from '#/api/live/liveEventBus.ts';
import type { ScreenEvent } from '#/api/live/liveEvents.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { useLiveQuery } from '#/api/useLiveQuery.ts';
import { oldestUnread } from './noteLogRows.ts';
import { markReadByPartner, markShownAsRead } from './notes.cache.ts';

/** The notes with one person, newest first, as they come. Reading them counts as seen, so a hidden page does not. */
export function useConversation(partnerUuid: string) {
  const { items, ...list } = useLiveQuery(
    ConversationNotesDocument,
    { partnerUserUuid: partnerUuid },
    (data) => data.readConversationMessages,
  );
  const noteOf = (event: ScreenEvent) =>
    event.name === 'note' && !event.applicationUuid && event.partnerUserUuid === partnerUuid ? event : undefined;
  useLiveRefresh((event) => event.name === 'missed' || noteOf(event)?.kind === 'new', list.refresh);
  useLiveEvents((event) => {
    const note = noteOf(event);
    if (note?.kind === 'read') markReadByPartner(client.cache, partnerUuid, note.uuid);
  });
  const firstUnread = useFirstUnread(items, !list.isLoading);
  useEffect(
    function noteShown() {
      if (items && !list.isLoading) markShownAsRead(client.cache, partnerUuid);
    },
    [items, list.isLoading, partnerUuid],
  );
  return { ...list, notes: items, firstUnread };
}

/** The note above which "new" stands: found when the conversation opens, and kept while it is read. */
function useFirstUnread(notes: readonly NoteRowFragment[] | undefined, isFresh: boolean): string | undefined {
  const [openedAt, setOpenedAt] = useState<string>();
  const [first, setFirst] = useState<NoteRowFragment>();
  if (!notes || !isFresh) return first?.uuid;
  if (openedAt === undefined) setOpenedAt(notes[0]?.createdAt ?? '');
  // Older pages may bring an older one.
  const oldest = openedAt === undefined ? undefined : oldestUnread(notes, openedAt);
  if (oldest && (!first || oldest.createdAt < first.createdAt)) setFirst(oldest);
  return first?.uuid;
}
