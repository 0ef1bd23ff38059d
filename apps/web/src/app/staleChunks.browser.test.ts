import { afterEach, expect, it } from 'vitest';
import { tabStorage } from '#/storage.ts';
import { fetchAhead, isFetchingAhead } from '#/ui/fetchAhead.ts';
import { reloadOnStaleChunk } from './staleChunks.ts';

afterEach(() => tabStorage.remove('reloadedFor'));

it('leaves the page as it is where code does not come that nobody has asked for', async () => {
  reloadOnStaleChunk();
  const event = new Event('vite:preloadError', { cancelable: true });
  await fetchAhead(() => {
    // As the build's import does before it rejects.
    window.dispatchEvent(event);
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  expect(event.defaultPrevented).toBe(false);
  expect(tabStorage.get('reloadedFor')).toBeNull();
  expect(isFetchingAhead()).toBe(false);
});
