import { keepListInTab, readListFromTab } from '#/tabStorage.ts';
import { newUuid } from './newUuid.ts';

const STORED_AT = 'unanswered:writes';
/** The next ones push out the oldest: nobody sends so many things without an answer. */
const MAX_WRITES = 20;

/** A write without its words, and the key that it was sent under. */
type Unanswered = [name: string, key: string];

/** What a write is remembered by: its words are the draft's to keep. */
export async function nameOf(path: string, body: unknown): Promise<string> {
  const words = `${path} ${JSON.stringify(body)}`;
  // Missing where the server is opened by its address in the house, without https.
  if (!('subtle' in crypto)) return words;
  const bytes = new TextEncoder().encode(words);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

/**
 * The key of a write that was sent and not answered, or a new one. Like the drafts it lives in the tab's own storage: a write
 * that is sent again after a reload is the same one, and what was written is forgotten with the sign-out.
 */
export function keyOf(name: string): string {
  const writes = read();
  const known = writes.find(([other]) => other === name);
  if (known) return known[1];
  const key = newUuid();
  keepListInTab(STORED_AT, [...writes, [name, key]].slice(-MAX_WRITES));
  return key;
}

/** The server has answered it. */
export function forgetKey(name: string): void {
  keepListInTab(
    STORED_AT,
    read().filter(([other]) => other !== name),
  );
}

function read(): Unanswered[] {
  return readListFromTab(STORED_AT, isUnanswered);
}

function isUnanswered(value: unknown): value is Unanswered {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
