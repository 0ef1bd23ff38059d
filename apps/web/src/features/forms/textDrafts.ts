import { readFromSessionStorage, removeFromSessionStorage, writeToSessionStorage } from '#/sessionStorage.ts';

// Apart from `drafts.ts`: a box for one text needs no schema, nor the code that reads by one.

/** The half-written text of a box, kept like every draft; undefined where there is none. */
export function readTextDraft(key: string): string | undefined {
  const kept = readFromSessionStorage(key);
  return typeof kept === 'string' ? kept : undefined;
}

/** Keeps a half-written text; an empty one is forgotten. */
export function keepTextDraft(key: string, text: string): void {
  if (text) writeToSessionStorage(key, text);
  else removeFromSessionStorage(key);
}
