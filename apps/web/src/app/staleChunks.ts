import { tabStorage } from '#/storage.ts';
import { isFetchingAhead } from '#/ui/fetchAhead.ts';
import { isLoadingScreen } from './chunks.ts';
import { loadFromServer } from './loadFromServer.ts';

const STORED_KEY = 'reloadedFor';

/**
 * After a new release the chunks of the old one may be gone: loads the page anew at `address`, once per release, so that
 * a chunk that is really broken ends at the screen's "try again" and not in a loop. False when it stays as it is; without
 * a connection a reload would only lose the page.
 */
export function openInNewRelease(address: string): boolean {
  const release = import.meta.url;
  if (!navigator.onLine || tabStorage.get(STORED_KEY) === release) return false;
  // Without a memory of it the page would be loaded over and over.
  if (!tabStorage.set(STORED_KEY, release)) return false;
  void loadFromServer(address);
  return true;
}

/** The same for chunks that are not screens (a language, say): they belong to the address that is shown. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // A screen's route knows where the person wants to go, and one that is fetched in advance disturbs nobody.
    if (isLoadingScreen() || isFetchingAhead()) return;
    if (openInNewRelease(window.location.pathname + window.location.search)) event.preventDefault();
  });
}
