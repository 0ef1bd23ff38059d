const MARK = 'reloadedFor';

/**
 * After a new release the chunks of the old one may be gone: reloads once per release, so that a chunk that is really
 * broken ends at the screen's "try again" and not in a loop. Without a connection a reload would only lose the page.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const release = import.meta.url;
    if (!navigator.onLine || sessionStorage.getItem(MARK) === release) return;
    sessionStorage.setItem(MARK, release);
    event.preventDefault();
    window.location.reload();
  });
}
