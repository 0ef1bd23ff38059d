import type { QuickQuestion } from '@haiko/shared/applications';
import { errorCode } from '#/api/errorMessage.ts';
import { newUuid } from '#/api/newUuid.ts';
import type { Paper } from '#/features/files/PapersField.tsx';
import { onSignOut } from '#/features/sessions/signOut.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { createStore } from '#/store.ts';
import { useStore } from '#/useStore.ts';
import { sendNote } from './applications.actions.ts';

/** What one side of an application says: in its own words, with papers where there are any, or by a common question. */
export interface ToSay {
  content: string;
  papers: readonly Paper[];
  question?: QuickQuestion;
}

/** A note that the server does not have yet, or that did not arrive. */
export interface OutgoingApplicationNote extends ToSay {
  /** Names it for the server as well: sent again it is the same note. */
  id: string;
  application: string;
  createdAt: string;
  state: 'sending' | 'failed';
  /** What the server calls it: it is on its way until the conversation has it. */
  uuid?: string;
}

const outgoing = createStore<readonly OutgoingApplicationNote[]>([]);

onSignOut(() => outgoing.set([]));

/** The notes on their way in this conversation, oldest first. They stay while Haiko is open. */
export function useApplicationOutbox(application: string): readonly OutgoingApplicationNote[] {
  return useStore(outgoing).filter((note) => note.application === application);
}

/** Says something: it stands in the conversation at once; `show` brings it from the server. Rejects when it fails. */
export async function say(application: string, said: ToSay, show: () => Promise<unknown>): Promise<void> {
  const note = { ...said, application, id: newUuid(), createdAt: serverNow().toISOString(), state: 'sending' } as const;
  outgoing.set([...outgoing.get(), note]);
  await deliver(note, show);
}

/** Sends one again that has failed: it is said now, unless the server has it already. */
export async function sayAgain(id: string, show: () => Promise<unknown>): Promise<void> {
  const note = outgoing.get().find((one) => one.id === id);
  if (!note) return;
  change(id, { state: 'sending', createdAt: serverNow().toISOString() });
  await deliver(note, show);
}

/** Throws one away that has failed. */
export function discard(id: string): void {
  outgoing.set(outgoing.get().filter((note) => note.id !== id));
}

async function deliver(note: OutgoingApplicationNote, show: () => Promise<unknown>): Promise<void> {
  const { id, application, content, papers, question } = note;
  try {
    const body = question ? { question } : { content, files: papers.map(({ path }) => path) };
    change(id, { uuid: await sendNote(application, body, id) });
  } catch (error) {
    change(id, { state: 'failed' });
    // That it did not arrive stands below it; why the server refused it is news.
    if (errorCode(error)) throw error;
    return;
  }
  await show().catch(() => undefined);
  discard(id);
}

function change(id: string, changed: Partial<OutgoingApplicationNote>): void {
  outgoing.set(outgoing.get().map((note) => (note.id === id ? { ...note, ...changed } : note)));
}
