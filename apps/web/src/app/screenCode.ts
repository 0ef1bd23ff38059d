declare global {
  interface Window {
    /** The files of the page's screen, each behind what it imports (src/beforePaint). */
    screenCode?: readonly string[];
  }
}

/**
 * Runs them one by one: as what they are of one screen, they would be one long piece of work, in which no finger is answered. What fails
 * is told by the screen itself.
 */
export async function runScreenCode(): Promise<void> {
  try {
    for (const file of window.screenCode ?? []) await import(/* @vite-ignore */ file);
  } catch {
    /* The screen's own import fails as well. */
  }
}
