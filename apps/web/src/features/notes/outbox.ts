import { createStore, useStore, type Store } from '#/store.ts';

/** Between which two people. */
export interface ChatPlace {
  /** Uuid of the reader. */
  account: string;
  partnerUuid: string;
}

/** What somebody wants to say: a text, a picture, or both. */
export interface NoteToSend {
  content: string;
  picture: File | undefined;
}

/** A note that the server does not have yet. */
export interface OutgoingNote extends NoteToSend {
  id: string;
  createdAt: string;
  state: 'sending' | 'failed';
  /** Address of the chosen picture in this tab. */
  preview: string | undefined;
}

const NOTHING: readonly OutgoingNote[] = [];
const boxes = new Map<string, Store<readonly OutgoingNote[]>>();

/** The notes on their way to a partner, oldest first; they stay when the screen is left. */
export function useOutbox(place: ChatPlace): readonly OutgoingNote[] {
  return useStore(boxOf(place));
}

export function findOutgoing(place: ChatPlace, id: string): OutgoingNote | undefined {
  return boxOf(place)
    .get()
    .find((note) => note.id === id);
}

export function addOutgoing(place: ChatPlace, { content, picture }: NoteToSend): OutgoingNote {
  const note: OutgoingNote = {
    id: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    content,
    picture,
    preview: picture && URL.createObjectURL(picture),
    state: 'sending',
  };
  const box = boxOf(place);
  box.set([...box.get(), note]);
  return note;
}

export function changeOutgoing(place: ChatPlace, id: string, change: Partial<OutgoingNote>): void {
  const box = boxOf(place);
  box.set(box.get().map((note) => (note.id === id ? { ...note, ...change } : note)));
}

export function removeOutgoing(place: ChatPlace, id: string): void {
  const preview = findOutgoing(place, id)?.preview;
  const box = boxOf(place);
  box.set(box.get().filter((note) => note.id !== id));
  if (preview) URL.revokeObjectURL(preview);
}

function boxOf({ account, partnerUuid }: ChatPlace): Store<readonly OutgoingNote[]> {
  const key = `${account} ${partnerUuid}`;
  const known = boxes.get(key);
  if (known) return known;
  const box = createStore(NOTHING);
  boxes.set(key, box);
  return box;
}
