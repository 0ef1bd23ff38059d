import { UNSENT_KEPT_DAYS } from '@haiko/shared/limits';
import { serverNow } from '#/i18n/serverClock.ts';
import { setLostWithPage } from '#/lostWithPage.ts';
import { ASSETS, PICTURES } from '#/worker/messages.ts';
import { ConnectionError } from './connection.ts';
import { tellGone } from './goneElsewhere.ts';
import { forgetReplies } from './keptReplies.ts';
import { offlineDb } from './offlineDb.ts';
import { currentAccount } from './session.ts';
import { unsentList } from './unsentList.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type UnsentKind = 'note' | 'comment' | 'post';

/** A picture of what waits. */
export interface UnsentPicture {
  name: string;
  /** What it shows, in words. */
  alt?: string | undefined;
  /** Where the server has it, which forgets within a day what nothing shows: then it is sent anew. */
  path?: string | undefined;
  /** Not there of one that was sent before the page was loaded, or where the phone has no room for what the server has. */
  file?: File | undefined;
}

/** What somebody has written and the server has not answered. */
export interface Unsent {
  /** Names the write for the server as well (`Idempotency-Key`): sent again it is the same one. */
  id: string;
  /** Uuid of who wrote it: nobody else sees it, or sends it. */
  account: string;
  kind: UnsentKind;
  /** Uuid of whom or what it is for; '' of a post. */
  place: string;
  /** What is sent, without its pictures. */
  body: Record<string, unknown>;
  pictures: readonly UnsentPicture[];
  /** ISO 8601, by the server's clock. */
  createdAt: string;
  /** By this phone's own clock, which alone says how long ago that was; milliseconds since 1970. */
  keptAt: number;
  /** Its writer has been told that it failed: it goes out when they say so, and no sooner. */
  isFailed: boolean;
}

/** What its writer says of a write; the rest is this phone's. */
export type NewUnsent = Pick<Unsent, 'id' | 'kind' | 'place' | 'body' | 'pictures'>;

let onKept: () => void = () => undefined;

/** Says who sends what is kept; one listener, the app's. */
export function whenKept(listener: () => void): void {
  onKept = listener;
}

/** Something that is kept has not reached the server: it goes out as soon as that can be reached. */
export function tellKept(): void {
  onKept();
}

/**
 * Keeps a write of an account for which the server could not be reached; false where it failed for another reason, has no room, or whose it is
 * has left.
 */
export async function keepForLater(
  error: unknown,
  account: string | undefined,
  make: () => Promise<NewUnsent>,
): Promise<boolean> {
  if (!(error instanceof ConnectionError) || account === undefined || account !== currentAccount()) return false;
  const times = { createdAt: serverNow().toISOString(), keptAt: Date.now() };
  const isKept = await keepUnsent({ ...(await make()), ...times, account, isFailed: false });
  if (isKept) tellKept();
  return isKept;
}

/**
 * Keeps a thing until it is sent. False where this phone has no room for it, even without everything that could be read again: then
 * it stays where it was written.
 */
export async function keepUnsent(write: Unsent): Promise<boolean> {
  if (!(await putWithRoom(write)) && !(await putWithRoom(withoutSpares(write)))) return false;
  // What people have written is worth asking for: the browser may keep it where it would clear away.
  void navigator.storage?.persist?.().catch(() => undefined);
  return true;
}

/** What can be had again, what is missed least first. Never the code of the app: without that nobody could read here what they wrote. */
const ROOM: readonly (() => Promise<unknown>)[] = [async () => caches.delete(PICTURES), forgetFonts, forgetReplies];

/** Without the files that the server has, as long as it has them. */
function withoutSpares(write: Unsent): Unsent {
  return {
    ...write,
    pictures: write.pictures.map((one) => (one.path === undefined ? one : { ...one, file: undefined })),
  };
}

async function putWithRoom(write: Unsent): Promise<boolean> {
  for (const makeRoom of [undefined, ...ROOM]) {
    try {
      // Each by itself: a browser may refuse the one and not the other.
      await makeRoom?.().catch(() => undefined);
      await put(write);
      return true;
    } catch {
      // The next one may be enough.
    }
  }
  return false;
}

/** Of what is kept of the app's files: letters are drawn by the phone's own fonts as well, flags are pictures. */
async function forgetFonts(): Promise<void> {
  const assets = await caches.open(ASSETS);
  const fonts = (await assets.keys()).filter(({ url }) => /\.woff2$|\/flags\//.test(url));
  await Promise.all(fonts.map((font) => assets.delete(font)));
}

/** What this phone has no room for, and waits as long as the page is open; by id. */
const held = new Map<string, Unsent>();

/** Has a thing wait in this page alone; whoever is about to leave that is asked. */
export async function holdUnsent(write: Unsent): Promise<void> {
  held.set(write.id, write);
  setLostWithPage(write.id, true);
  await listUnsent(write.account);
}

/** A thing that its account has not sent; undefined where it has been sent or thrown away, or is somebody else's. */
export async function findUnsent(id: string, account: string): Promise<Unsent | undefined> {
  const known = held.get(id) ?? (await (await offlineDb()).get('unsent', id));
  return known?.account === account ? readable(known) : undefined;
}

/** Whether a thing is still to be sent, as its account: it may have been thrown away, or its writer have left, while others went out. */
export async function isStillWanted({ id, account }: Unsent): Promise<boolean> {
  const known = await findUnsent(id, account);
  return known !== undefined && currentAccount() === account;
}

/** Changes what is kept of a thing; nothing where it has been sent or thrown away. */
export async function changeUnsent(id: string, change: Partial<Unsent>): Promise<void> {
  const waiting = held.get(id);
  if (waiting) return holdUnsent({ ...waiting, ...change });
  const { store, done } = (await offlineDb()).transaction('unsent', 'readwrite');
  const known = await store.get(id);
  if (known) await store.put({ ...known, ...change });
  await done;
  if (known) await listUnsent(known.account);
}

export async function forgetUnsent(id: string): Promise<void> {
  const waiting = held.get(id);
  if (waiting) {
    letGo(id);
    return listUnsent(waiting.account);
  }
  const db = await openedDb();
  const known = await db?.get('unsent', id);
  if (!db || !known) return;
  await db.delete('unsent', id);
  tellGone(id);
  await listUnsent(known.account);
}

/**
 * What an account has not sent, oldest first. After so many days nothing goes out by itself: the server may have forgotten the name
 * of a write that it has had.
 */
export async function readUnsent(account: string, now = Date.now()): Promise<Unsent[]> {
  const waiting = [...held.values()].filter((write) => write.account === account);
  const isOld = ({ keptAt }: Unsent) => now - keptAt > UNSENT_KEPT_DAYS * DAY_MS;
  return [...(await readKept(account)), ...waiting]
    .map((write) => (isOld(write) ? { ...write, isFailed: true } : write))
    .sort((one, other) => one.keptAt - other.keptAt);
}

/** Forgets what an account has not sent: its owner has signed out, knowing that. */
export async function forgetAllUnsent(account: string): Promise<void> {
  for (const { id } of await readUnsent(account)) {
    if (held.has(id)) letGo(id);
    else await (await offlineDb()).delete('unsent', id);
    tellGone(id);
  }
  unsentList.set([]);
}

/** Lists anew what whoever is signed in has not sent; nobody has nothing. */
export async function listUnsent(account: string | undefined): Promise<void> {
  const unsent = account === undefined ? [] : await readUnsent(account);
  if (account === currentAccount()) unsentList.set(unsent);
}

async function readKept(account: string): Promise<Unsent[]> {
  const kept = (await (await openedDb())?.getAllFromIndex('unsent', 'account', account)) ?? [];
  return kept.map(readable);
}

/** Earlier releases kept pictures that the server did not have as the files alone. */
function readable(write: Unsent): Unsent {
  const pictures: readonly (UnsentPicture | File)[] = write.pictures;
  return { ...write, pictures: pictures.map((one) => (one instanceof File ? { name: one.name, file: one } : one)) };
}

/** Undefined where this phone keeps nothing: then nothing is there either. */
function openedDb() {
  return offlineDb().catch(() => undefined);
}

function letGo(id: string): void {
  held.delete(id);
  setLostWithPage(id, false);
}

async function put(write: Unsent): Promise<void> {
  await (await offlineDb()).put('unsent', write);
  await listUnsent(write.account);
}
