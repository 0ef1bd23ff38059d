import { drawFarRows, drawFarRowsAtOnce, leaveOutFarRows } from '#/ui/farRows.ts';
import { awaitLetters } from './awaitLetters.ts';
import { filesOfPage, preload, startApp } from './pageCode.ts';

/** So long the code waits for a paint of which nothing is heard. */
const PATIENCE_MS = 500;

/** The app comes behind what the server has rendered, once that is seen. A tab in the background draws nothing, and does not wait. */
export function wakeRenderedPage(): void {
  awaitLetters();
  leaveOutFarRows();
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) {
      drawFarRowsAtOnce();
      return loadCode();
    }
    void firstPaint().then(loadCode);
    void drawFarRows();
  });
}

/**
 * Resolves when the page is seen. That is later than its frame: what the main thread has laid out is still to be drawn, by the same few
 * processors that would run the code.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    const isSeen = (paints: PerformanceObserverEntryList) =>
      paints.getEntriesByName('first-contentful-paint').length > 0 && resolve();
    new PerformanceObserver(isSeen).observe({ type: 'paint', buffered: true });
  });
}

function loadCode(): void {
  const code = filesOfPage({ asks: false });
  if (!code) return;
  preload(code.files);
  startApp(code);
}
