// What pages let the worker know of who reads: that somebody is signed in, since when, and nothing of who that is.

const SIGNED_IN = 'signed-in';
const SEEN = '/seen';
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** To be called at each start and at each change of account, by the page: it knows. */
export async function noteReader(isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) return forgetReader();
  const cache = await caches.open(SIGNED_IN);
  // eslint-disable-next-line no-restricted-syntax -- The clock that writes it reads it, too.
  await cache.put(SEEN, new Response(null, { headers: { date: new Date().toUTCString() } }));
}

/** The next page comes from the server, as a visitor's does. */
export async function forgetReader(): Promise<void> {
  await caches.delete(SIGNED_IN);
}

/**
 * Whether who started Haiko last on this device was signed in, less than a week ago. What has been kept for longer may be of a release
 * that the server no longer understands.
 */
export async function wasSignedInLately(): Promise<boolean> {
  const seen = await caches.match(SEEN, { cacheName: SIGNED_IN });
  return seen !== undefined && Date.now() - Date.parse(seen.headers.get('date') ?? '') < WEEK_MS;
}
