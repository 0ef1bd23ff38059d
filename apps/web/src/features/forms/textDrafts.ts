import { setLostWithPage } from '#/lostWithPage.ts';
import { tabStorage } from '#/storage.ts';

// Apart from `drafts.ts`: a box for one text needs no schema, nor the code that reads by one.

/** The half-written text of a box, kept like every draft; undefined where there is none. */
export function readTextDraft(key: string): string | undefined {
  const kept = tabStorage.read(key);
  return typeof kept === 'string' ? kept : undefined;
}

/** Keeps a half-written text; an empty one is forgotten. */
export function keepTextDraft(key: string, text: string): void {
  const isKept = text === '' || tabStorage.write(key, text);
  if (text === '') tabStorage.remove(key);
  setLostWithPage(key, !isKept);
}
