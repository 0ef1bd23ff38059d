import { UNSENT_NOTES_KEPT_DAYS } from '@haiko/shared/limits';
import { writeListToSessionStorage, readListFromSessionStorage } from '#/sessionStorage.ts';

export const MAX_UNSENT_NOTES = 50;

/** A note of words alone that the server has not answered. */
export interface UnsentNote {
  id: string;
  partnerUuid: string;
  createdAt: string;
  /** When it was kept by this phone's own clock, which alone says how long ago that was; milliseconds since 1970. */
  keptAt: number;
  content: string;
}

const KEPT_MS = UNSENT_NOTES_KEPT_DAYS * 24 * 60 * 60 * 1000;
const keyOf = (account: string) => `unsent:notes:${account}`;

/**
 * What a person has written and not sent, oldest first. Like drafts it lives in the tab's own storage: it survives a reload and a
 * crash, and is gone with the sign-out and with the tab.
 */
export function readUnsent(account: string, now = Date.now()): UnsentNote[] {
  return readListFromSessionStorage(keyOf(account), isNote).filter((note) => now - note.keptAt < KEPT_MS);
}

/** Keeps one more; of too many the oldest are left out. */
export function keepUnsent(account: string, note: Omit<UnsentNote, 'keptAt'>): void {
  const notes = [...readUnsent(account), { ...note, keptAt: Date.now() }];
  writeListToSessionStorage(keyOf(account), notes.slice(-MAX_UNSENT_NOTES));
}

export function forgetUnsent(account: string, id: string): void {
  const before = readUnsent(account);
  const after = before.filter((note) => note.id !== id);
  if (after.length < before.length) writeListToSessionStorage(keyOf(account), after);
}

function isNote(value: unknown): value is UnsentNote {
  if (typeof value !== 'object' || value === null) return false;
  const { id, partnerUuid, createdAt, keptAt, content } = value as Record<string, unknown>;
  return (
    typeof keptAt === 'number' && [id, partnerUuid, createdAt, content].every((field) => typeof field === 'string')
  );
}
