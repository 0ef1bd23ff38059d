import { newUuid } from '#/api/newUuid.ts';
import { changeUnsent, forgetUnsent, holdUnsent, keepUnsent, readUnsent, type Unsent } from '#/api/unsent.ts';
import { onSignOut } from '#/features/sessions/signOut.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { createStore, type Store } from '#/store.ts';
import { useStore } from '#/useStore.ts';

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
  /** One that waits goes out by itself when there is a connection again. */
  state: 'sending' | 'waiting' | 'failed';
  /** Address of the chosen picture in this tab. */
  preview: string | undefined;
  /** Where the picture is on the server, once it is there. */
  fileUrl?: string | undefined;
  /** Resolves once it waits on this phone, or in this page where there is no room for it. */
  isKept: Promise<void>;
}

const EMPTY: readonly OutgoingNote[] = [];
const boxes = new Map<string, Store<readonly OutgoingNote[]>>();

onSignOut(() => boxes.forEach((box) => box.set(EMPTY)));

/** The notes on their way to a partner, oldest first; they stay until they are sent, also when Haiko is closed. */
export function useOutbox(place: ConversationKey): readonly OutgoingNote[] {
  return useStore(boxOf(place));
}

export function findOutgoing(place: ConversationKey, id: string): OutgoingNote | undefined {
  return boxOf(place)
    .get()
    .find((note) => note.id === id);
}

export function addOutgoing(place: ConversationKey, { content, picture }: NoteToSend): OutgoingNote {
  const [id, createdAt] = [newUuid(), serverNow().toISOString()];
  const isKept = keep(place, {
    ...{ id, createdAt, keptAt: Date.now(), kind: 'note', isFailed: false },
    ...{
      account: place.account,
      place: place.partnerUuid,
      body: { content },
      pictures: picture ? [{ name: picture.name, file: picture }] : [],
    },
  });
  const preview = picture && URL.createObjectURL(picture);
  const note: OutgoingNote = { id, createdAt, content, picture, preview, state: 'sending', isKept };
  const box = boxOf(place);
  box.set([...box.get(), note]);
  return note;
}

async function keep(place: ConversationKey, write: Unsent): Promise<void> {
  const isKept = await keepUnsent(write);
  // It may have been answered meanwhile.
  const now = findOutgoing(place, write.id);
  if (!isKept && now) await holdUnsent({ ...write, isFailed: now.state === 'failed' });
}

export function changeOutgoing(place: ConversationKey, id: string, change: Partial<OutgoingNote>): void {
  const box = boxOf(place);
  box.set(box.get().map((note) => (note.id === id ? { ...note, ...change } : note)));
  const { state, fileUrl } = change;
  const picture = findOutgoing(place, id)?.picture;
  const kept = {
    ...(state && { isFailed: state === 'failed' }),
    // The same note only with the same picture, which is on the server by now.
    ...('fileUrl' in change && picture && { pictures: [{ name: picture.name, path: fileUrl, file: picture }] }),
  };
  void changeUnsent(id, kept).catch(() => undefined);
}

export function removeOutgoing(place: ConversationKey, id: string): void {
  const preview = findOutgoing(place, id)?.preview;
  const box = boxOf(place);
  box.set(box.get().filter((note) => note.id !== id));
  void forgetUnsent(id).catch(() => undefined);
  if (preview) URL.revokeObjectURL(preview);
}

/** Takes away what another tab has sent or thrown away; whether it waited here. */
export function dropOutgoing(id: string): boolean {
  for (const box of boxes.values()) {
    const note = box.get().find((one) => one.id === id && one.state !== 'sending');
    if (!note) continue;
    box.set(box.get().filter((one) => one !== note));
    if (note.preview) URL.revokeObjectURL(note.preview);
    return true;
  }
  return false;
}

function boxOf(place: ConversationKey): Store<readonly OutgoingNote[]> {
  const key = `${place.account} ${place.partnerUuid}`;
  const known = boxes.get(key);
  if (known) return known;
  const box = createStore(EMPTY);
  boxes.set(key, box);
  void restoreOutgoing(place).catch(() => undefined);
  return box;
}

/**
 * Brings back what was on its way when the page was left: nobody knows whether it arrived, and sending it again does no harm.
 */
export async function restoreOutgoing(place: ConversationKey): Promise<void> {
  const box = boxOf(place);
  const unsent = await readUnsent(place.account);
  const known = new Set(box.get().map(({ id }) => id));
  const left = unsent.filter((note) => note.kind === 'note' && note.place === place.partnerUuid && !known.has(note.id));
  if (left.length > 0) box.set([...left.map(outgoingOf), ...box.get()]);
}

function outgoingOf({ id, createdAt, body, pictures, isFailed }: Unsent): OutgoingNote {
  // Earlier releases kept both sides' as two.
  const picture = pictures.find(({ file }) => file)?.file;
  const fileUrl = pictures.find(({ path }) => path !== undefined)?.path;
  return {
    ...{ id, createdAt, content: String(body['content']), picture, fileUrl },
    preview: picture && URL.createObjectURL(picture),
    state: isFailed ? 'failed' : 'waiting',
    isKept: Promise.resolve(),
  };
}
