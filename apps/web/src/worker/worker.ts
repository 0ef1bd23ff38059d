/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { unlessLate } from '../api/connection.ts';
import { isAsset, isPublicPicture } from './kept.ts';
import { ASSETS, PICTURES, type WorkerMessage } from './messages.ts';
import { isNewestRelease, noteNewestRelease } from './newestRelease.ts';
import { handlePush, windowsOf } from './push.ts';
import { wasSignedInLately } from './signedIn.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

/** The page of no person and no language, which fills itself by what the app has kept. */
const SHELL = '/index.html';
/** What tells this release from others: the shell names all of its files. */
const RELEASE = __SHELL__.filter((entry) => typeof entry !== 'string').find(({ url }) => url === SHELL)?.revision ?? '';
/** What is no screen of the app: answers of the server's own, and files. What is searched for may look like one: the query is in it. */
const NO_SCREEN = [/^\/(api|graphql|files|health|mailbox)(\/|\?|$)/, /^[^?]*\.\w+(\?|$)/];
/** So long a page may be on its way before the shell is shown in its place. */
const PATIENCE_SECONDS = 8;
/** And so long the storage may take to say whether there is a shell. */
const STORAGE_PATIENCE_MS = 1_000;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

// Of this release, in its place as a whole: the shell and what it needs before any screen. vite.worker.config.ts fills in both.
precache(__SHELL__);
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
handlePush(worker);

/**
 * Names of assets tell their content, so what is there is right: of whichever release, language or font. Bounded by their number: where
 * the storage is full pictures make room, never the code of screens that somebody without a network needs.
 */
const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: MONTH_SECONDS })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && isPublicPicture(url),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true })],
  }),
);

// What a visitor sees comes from the server, of its newest release and in the reader's language; it is never kept itself.
const pages = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
});
registerRoute(
  new NavigationRoute(async (asked) => (await ownShell(asked.request)) ?? pages.handle(asked), { denylist: NO_SCREEN }),
);

/**
 * The shell, for people who are signed in: the server does not know them and would send a visitor's page, for which they would wait in vain.
 * Undefined where it shall answer: to visitors, where another release is known, or where a page is loaded anew.
 */
function ownShell({ cache }: Request): Promise<Response | undefined> {
  const isLoadedAnew = cache === 'no-cache' || cache === 'reload';
  const shell = async () =>
    !isLoadedAnew && (await wasSignedInLately()) && (await isNewestRelease(RELEASE)) ? matchPrecache(SHELL) : undefined;
  // A storage that is broken, or hangs, holds up no page.
  return unlessLate(shell(), STORAGE_PATIENCE_MS, undefined).catch(() => undefined);
}

worker.addEventListener('install', (event) => event.waitUntil(noteNewestRelease(RELEASE).catch(() => undefined)));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'keep') {
    const ahead = message.ahead.flatMap((part) => __AHEAD__[part]);
    event.waitUntil(restoreShell().then(() => keep([...message.addresses, ...ahead], event)));
  }
  if (message.kind === 'release') event.waitUntil(takeOver(message.script));
});

/**
 * Fetches what is missing of the shell: it is put there when a worker is installed, and a browser that makes room may take it away
 * later. What the server has by now of another release stays where it is: that one's worker brings its own.
 */
async function restoreShell(): Promise<void> {
  const shell = await worker.caches.open(cacheNames.precache);
  for (const entry of __SHELL__) {
    const address = typeof entry === 'string' ? entry : entry.url;
    const key = getCacheKeyForURL(address);
    if (key === undefined || (await shell.match(key))) continue;
    const reply = await fetch(address, { cache: 'reload', priority: 'low' }).catch(() => undefined);
    if (reply?.ok && (await isOwn(entry, reply.clone()))) await shell.put(key, reply).catch(() => undefined);
  }
}

/** Whether a reply is the file of this release: a name with a hash says so, else the revision, which vite.worker.config.ts has worked out. */
async function isOwn(entry: string | PrecacheEntry, reply: Response): Promise<boolean> {
  if (typeof entry === 'string' || !entry.revision) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await reply.arrayBuffer()));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.startsWith(entry.revision);
}

/** One after the other, so that what the page asks for meanwhile does not wait; what does not come now comes when it is wanted. */
async function keep(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address, { priority: 'low' });
    const isKept = await worker.caches.match(request);
    if (!isKept) await assets.handle({ request, event }).catch(() => undefined);
  }
}

/** Where the only page is of this worker's own release nothing can be missing to it; another one keeps its worker to its end. */
async function takeOver(script: string): Promise<void> {
  const isOfPage = __SHELL__.some((entry) => (typeof entry === 'string' ? entry === script : entry.url === script));
  if (isOfPage && (await windowsOf(worker)).length <= 1) await worker.skipWaiting();
}
