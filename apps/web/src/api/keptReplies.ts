import { wantedAddress } from '#/navigation.ts';
import type { KeptQuery } from './keptFetch.ts';
import { offlineDb } from './offlineDb.ts';
import { noteRecalled } from './recalled.ts';
import { currentAccount } from './session.ts';

/** Of more the oldest go: a feed, and some hundred things that were opened. */
const MAX_REPLIES = 300;

export interface KeptReply extends KeptQuery {
  /** By this phone's clock; milliseconds since 1970. */
  keptAt: number;
  text: string;
}

/** When something was forgotten last, by the page's own clock. */
let forgottenAt = -Infinity;

/** Keeps what the server has replied. */
export async function keepReply(query: KeptQuery, reply: Response, askedAt: number): Promise<void> {
  const text = await reply.text();
  if (!('errors' in (JSON.parse(text) as object))) await keepText(query, text, askedAt);
}

/**
 * Keeps the text of a reply, unless somebody else is here by now, or something was forgotten since it was asked for, which may stand in
 * it. Rejects where the storage is full or closed.
 */
export async function keepText(query: KeptQuery, text: string, askedAt = performance.now()): Promise<void> {
  const db = await offlineDb();
  // From here to the write nothing is waited for: who signs out, or forgets something, in between clears what is written.
  if ((currentAccount() ?? '') !== query.account || askedAt <= forgottenAt) return;
  await db.put('replies', { ...query, keptAt: Date.now(), text });
  const count = await db.count('replies');
  if (count <= MAX_REPLIES) return;
  const { store } = db.transaction('replies', 'readwrite');
  let cursor = await store.index('keptAt').openCursor();
  for (let over = count - MAX_REPLIES; cursor && over > 0; over -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
}

/** What was kept of a query, and notes for the screen how old it is. */
export async function recallReply({ key }: KeptQuery): Promise<string | undefined> {
  const { pathname } = wantedAddress();
  const kept = await (await offlineDb()).get('replies', key);
  if (kept) noteRecalled(pathname, kept.keptAt);
  return kept?.text;
}

/** Forgets what others than this account have read; '' are visitors. Whether somebody had read something. */
export async function forgetRepliesOfOthers(account: string): Promise<boolean> {
  const db = await offlineDb();
  const others = (await db.getAllKeys('replies')).filter((key) => !key.startsWith(`${account} `));
  await Promise.all(others.map((key) => db.delete('replies', key)));
  return others.some((key) => !key.startsWith(' '));
}

/** Takes a thing, or all that somebody has written, out of what was read: it is not to be seen again, also without a network. */
export async function forgetThing(uuid: string): Promise<void> {
  forgottenAt = performance.now();
  const { store, done } = (await offlineDb()).transaction('replies', 'readwrite');
  for (const reply of await store.getAll()) {
    const { key, text } = reply;
    if (!`${key} ${text}`.includes(uuid) || isMe(key)) continue;
    const rest = JSON.stringify(without(uuid, JSON.parse(text)));
    // What does not only list it tells of it.
    await (`${key} ${rest}`.includes(uuid) ? store.delete(key) : store.put({ ...reply, text: rest }));
  }
  await done;
}

/** A reply without those rows of its lists that have this uuid, or name it. */
function without(uuid: string, reply: unknown): unknown {
  if (Array.isArray(reply))
    return reply.map((row) => without(uuid, row)).filter((row) => !JSON.stringify(row).includes(uuid));
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(Object.entries(reply).map(([name, part]) => [name, without(uuid, part)]));
}

/** Makes room of what was read. Who is signed in stays: no screen is shown to somebody unknown, nor what they have written there. */
export async function forgetReplies(): Promise<void> {
  const { store, done } = (await offlineDb()).transaction('replies', 'readwrite');
  const keys = await store.getAllKeys();
  await Promise.all(keys.filter((key) => !isMe(key)).map((key) => store.delete(key)));
  await done;
}

const isMe = (key: string) => key.split(' ')[1] === 'Me';
