import { isText, tabStorage } from '#/storage.ts';
import { newUuid } from './newUuid.ts';

const STORED_AT = 'unanswered:writes';
/** The next ones push out the oldest: nobody sends so many things without a reply. */
const MAX_KEYS = 20;

/** The digest of a write that was sent and not answered, and the idempotency key that it was sent under. */
type KeptKey = [digest: string, key: string];

/** What a write is known by: its words are the draft's to keep. Resolves to the words themselves where there is no digest. */
export async function digestOf(path: string, body: unknown): Promise<string> {
  const words = `${path} ${JSON.stringify(body)}`;
  // Missing where the server is opened by its address in the house, without https.
  if (!('subtle' in crypto)) return words;
  const bytes = new TextEncoder().encode(words);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

/**
 * The idempotency key of a write that was sent and not answered, or a new one. Like the drafts it lives in the tab's session
 * storage: a write that is sent again after a reload is the same one, and what was written is forgotten with the sign-out.
 */
export function idempotencyKeyOf(digest: string): string {
  const keys = readKeys();
  const known = keys.find(([other]) => other === digest);
  if (known) return known[1];
  const key = newUuid();
  const kept: KeptKey[] = [...keys, [digest, key]];
  keepKeys(kept.slice(-MAX_KEYS));
  return key;
}

/** The server has answered the write: its key is used up. */
export function forgetIdempotencyKey(digest: string): void {
  keepKeys(readKeys().filter(([other]) => other !== digest));
}

function readKeys(): KeptKey[] {
  return tabStorage.readList(STORED_AT, isKeptKey);
}

function keepKeys(keys: readonly KeptKey[]): void {
  if (keys.length > 0) tabStorage.write(STORED_AT, keys);
  else tabStorage.remove(STORED_AT);
}

function isKeptKey(value: unknown): value is KeptKey {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}
