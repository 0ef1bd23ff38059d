const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * How long to wait after so many failures in a row: doubled each time, up to a minute, and never the same for two
 * browsers, so that a server that comes back is not asked by all at once. `random` is 0 to 1.
 */
export function backoffMs(failures: number, random: number = Math.random()): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return Math.round(longest / 2 + (longest / 2) * random);
}

/** Waits so long, or until the connection or the reader is back; at once when the signal ends it. */
export function backOff(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const over = new AbortController();
    const end = () => {
      window.clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = window.setTimeout(end, ms);
    signal.addEventListener('abort', end, { signal: over.signal });
    window.addEventListener('online', end, { signal: over.signal });
  });
}
