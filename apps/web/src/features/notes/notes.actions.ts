import * as contract from '@haiko/shared/contract/notes';
import type { ReplyOf } from '@haiko/shared/contract/call';
import type { Language } from '@haiko/shared/i18n/languages';
import { client } from '#/api/client.ts';
import { ConnectionError } from '#/api/connection.ts';
import type { NoteRowFragment } from '#/api/generated.ts';
import { onGoneElsewhere } from '#/api/goneElsewhere.ts';
import { forgetKept } from '#/api/keptFetch.ts';
import { optimistic } from '#/api/optimistic.ts';
import { readAgain } from '#/api/readAgain.ts';
import { ApiError, isRefusal } from '#/api/apiError.ts';
import { rest } from '#/api/rest.ts';
import { tellKept, type Unsent } from '#/api/unsent.ts';
import { preparePicture } from '#/features/files/uploadPicture.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { addNote, removeNote } from './notes.cache.ts';
import {
  addOutgoing,
  changeOutgoing,
  dropOutgoing,
  findOutgoing,
  removeOutgoing,
  restoreOutgoing,
  type ConversationKey,
  type NoteToSend,
  type OutgoingNote,
} from './outbox.ts';

/**
 * Sends a note, after those that were written before it. It stands in the conversation at once; rejects when it fails. Where the
 * server cannot be reached it waits, and goes out by itself.
 */
export function sendNote(place: ConversationKey, note: NoteToSend): Promise<void> {
  const { id } = addOutgoing(place, note);
  return deliverOrWait(place, id);
}

/** Sends a note again that has failed: it is said now, unless the server has it already. */
export function retryNote(place: ConversationKey, id: string): Promise<void> {
  startAgain(place, id);
  return deliverOrWait(place, id);
}

/** Sends a note that has waited; false where it has to wait on, or failed. */
export async function sendUnsentNote({ id, account, place: partnerUuid }: Unsent): Promise<boolean> {
  const place = { account, partnerUuid };
  await restoreOutgoing(place);
  if (findOutgoing(place, id)?.state === 'sending') return false;
  try {
    startAgain(place, id);
    await deliver(place, id);
  } catch (error) {
    // Nobody has asked for it now: it waits on.
    if (!isRefusal(error)) changeOutgoing(place, id, { state: 'waiting' });
    throw error;
  }
  return findOutgoing(place, id) === undefined;
}

// What another tab has sent is the server's by now, and comes from there.
onGoneElsewhere((id) => {
  if (dropOutgoing(id)) void readAgain(['readConversationMessages']);
});

/** Deletes a note on the reader's own side. */
export async function deleteNote(partnerUuid: string, { uuid, isMyMessage }: NoteRowFragment): Promise<void> {
  const call = isMyMessage ? contract.deleteSentNote : contract.deleteReceivedNote;
  await optimistic(
    (cache) => removeNote(cache, partnerUuid, uuid),
    () => rest.call(call, { params: { id: uuid } }),
  );
  forgetKept(uuid);
}

/** A note's text in another language; rejects with `TRANSLATION_UNAVAILABLE` when nobody translates it now. */
export async function translateNote(uuid: string, language: Language): Promise<string> {
  return (await rest.call(contract.translateNote, { params: { id: uuid }, body: { language } })).content;
}

function startAgain(place: ConversationKey, id: string): void {
  changeOutgoing(place, id, { state: 'sending', createdAt: serverNow().toISOString() });
}

async function deliverOrWait(place: ConversationKey, id: string): Promise<void> {
  try {
    await deliver(place, id);
  } catch (error) {
    if (findOutgoing(place, id)?.state !== 'waiting') throw error;
    tellKept();
  }
}

/** What is said first arrives first. */
const lines = new Map<string, Promise<unknown>>();

function deliver(place: ConversationKey, id: string): Promise<void> {
  const before = lines.get(place.partnerUuid) ?? Promise.resolve();
  const sent = before.then(() => send(place, id));
  lines.set(
    place.partnerUuid,
    sent.catch(() => undefined),
  );
  return sent;
}

async function send(place: ConversationKey, id: string): Promise<void> {
  const note = findOutgoing(place, id);
  if (!note) return;
  try {
    const fileUrl = await uploaded(place, note);
    // The reply may have been lost: under the same key the server returns the note that it has already.
    const reply = await rest.call(contract.sendNote, {
      params: { id: place.partnerUuid },
      body: { content: note.content, fileUrl },
      key: id,
      account: place.account,
    });
    addNote(client.cache, place.partnerUuid, rowOf(reply));
    removeOutgoing(place, id);
  } catch (error) {
    const mayWait = error instanceof ConnectionError;
    if (mayWait) await note.isKept;
    const isPictureGone = error instanceof ApiError && error.code === 'FILE_NOT_FOUND';
    changeOutgoing(place, id, { state: mayWait ? 'waiting' : 'failed', ...(isPictureGone && { fileUrl: undefined }) });
    throw error;
  }
}

/** The note's picture, uploaded once however often the note is sent: it is the same note only with the same picture. */
async function uploaded(place: ConversationKey, { id, picture, fileUrl }: OutgoingNote): Promise<string | undefined> {
  if (!picture || fileUrl) return fileUrl;
  const path = await uploadNotePicture(picture);
  changeOutgoing(place, id, { fileUrl: path });
  return path;
}

async function uploadNotePicture(picture: File): Promise<string> {
  return (await rest.upload(await preparePicture(picture), { purpose: 'note' })).path;
}

function rowOf(reply: ReplyOf<typeof contract.sendNote>): NoteRowFragment {
  const { uuid, createdAt, originalLanguage, content, fileUrl, thumbnailUrl, isMyMessage, isRead } = reply;
  const row = { uuid, createdAt, originalLanguage, content, fileUrl, thumbnailUrl, isMyMessage, isRead };
  return { __typename: 'Note', ...row };
}
