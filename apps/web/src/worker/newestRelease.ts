// Which release this device has heard of last: also one that could not be installed, because a file of it did not come or there was no room.

const CACHE = 'newest-release';
const ADDRESS = '/release';

/** To be called by each worker that a browser begins to install. */
export async function noteNewestRelease(release: string): Promise<void> {
  // Where there is no room even for this, no release is known to be the newest.
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).put(ADDRESS, new Response(release));
}

export async function isNewestRelease(release: string): Promise<boolean> {
  const newest = await caches.match(ADDRESS, { cacheName: CACHE });
  return (await newest?.text()) === release;
}
