// A mark on the device that somebody is signed in, with the time of the last start, and nothing of who that is: workers cannot read local
// storage, where the session is.

const SIGNED_IN = 'signed-in';
const SEEN = '/seen';
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** To be called at each start and by each sign-in. */
export async function markSignedIn(): Promise<void> {
  const mark = await caches.open(SIGNED_IN);
  // eslint-disable-next-line no-restricted-syntax -- The clock that writes it reads it, too.
  await mark.put(SEEN, new Response(null, { headers: { date: new Date().toUTCString() } }));
}

/** From now on pages come from the server, until Haiko is started with somebody signed in. */
export async function clearSignedInMark(): Promise<void> {
  await caches.delete(SIGNED_IN);
}

/**
 * Whether somebody was signed in at the last start on this device, less than a week ago. What has been kept for longer may ask what the
 * server no longer answers.
 */
export async function wasSignedInLately(): Promise<boolean> {
  const seen = await caches.match(SEEN, { cacheName: SIGNED_IN });
  return seen !== undefined && Date.now() - Date.parse(seen.headers.get('date') ?? '') < WEEK_MS;
}
