import { newUuid } from '#/api/newUuid.ts';
import { onSignOut } from '#/features/sessions/signOut.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { createStore, useStore, type Store } from '#/store.ts';
import { forgetUnsent, keepUnsent, readUnsent } from './unsentNotes.ts';

/** Between which two people. */
export interface ConversationKey {
  /** Uuid of the reader. */
  account: string;
  partnerUuid: string;
}

/** What somebody wants to say: a text, a picture, or both. */
export interface NoteToSend {
  content: string;
  picture: File | undefined;
}

/** A note that the server does not have yet, or whose reply did not come. */
export interface OutgoingNote extends NoteToSend {
  /** Names it for the server as well: sent again it is the same note. */
  id: string;
  createdAt: string;
  state: 'sending' | 'failed';
  /** Address of the chosen picture in this tab. */
  preview: string | undefined;
  /** Where the picture is on the server, once it is there. */
  fileUrl?: string | undefined;
}

const EMPTY: readonly OutgoingNote[] = [];
const boxes = new Map<string, Store<readonly OutgoingNote[]>>();

onSignOut(() => boxes.forEach((box) => box.set(EMPTY)));

/** The notes on their way to a partner, oldest first; they stay when the screen is left, and those without a picture over a reload. */
export function useOutbox(place: ConversationKey): readonly OutgoingNote[] {
  return useStore(boxOf(place));
}

export function findOutgoing(place: ConversationKey, id: string): OutgoingNote | undefined {
  return boxOf(place)
    .get()
    .find((note) => note.id === id);
}

export function addOutgoing(place: ConversationKey, { content, picture }: NoteToSend): OutgoingNote {
  const note: OutgoingNote = {
    id: newUuid(),
    createdAt: serverNow().toISOString(),
    content,
    picture,
    preview: picture && URL.createObjectURL(picture),
    state: 'sending',
  };
  const box = boxOf(place);
  box.set([...box.get(), note]);
  if (!picture)
    keepUnsent(place.account, { id: note.id, createdAt: note.createdAt, content, partnerUuid: place.partnerUuid });
  return note;
}

export function changeOutgoing(place: ConversationKey, id: string, change: Partial<OutgoingNote>): void {
  const box = boxOf(place);
  box.set(box.get().map((note) => (note.id === id ? { ...note, ...change } : note)));
}

export function removeOutgoing(place: ConversationKey, id: string): void {
  const preview = findOutgoing(place, id)?.preview;
  const box = boxOf(place);
  box.set(box.get().filter((note) => note.id !== id));
  forgetUnsent(place.account, id);
  if (preview) URL.revokeObjectURL(preview);
}

function boxOf(place: ConversationKey): Store<readonly OutgoingNote[]> {
  const key = `${place.account} ${place.partnerUuid}`;
  const known = boxes.get(key);
  if (known) return known;
  const box = createStore(restored(place));
  boxes.set(key, box);
  return box;
}

/** What was on its way when the page was left: nobody knows whether it arrived, and sending it again does no harm. */
function restored({ account, partnerUuid }: ConversationKey): readonly OutgoingNote[] {
  const unsent = readUnsent(account).filter((note) => note.partnerUuid === partnerUuid);
  return unsent.map(({ id, createdAt, content }) => ({
    ...{ id, createdAt, content },
    ...{ picture: undefined, preview: undefined, state: 'failed' },
  }));
}
