/** `ifAvailable`: runs at once, also without the lock. `signal`: ends the wait for it. */
type Options = Pick<LockOptions, 'ifAvailable' | 'signal'>;

/**
 * Runs something under a lock that all tabs of the browser share; it is told whether it has that. Where there are none (outside of
 * secure contexts: a phone on http://192.168…) or the browser refuses them, it runs as if it had.
 */
export async function underLock<T>(name: string, options: Options, run: (isHeld: boolean) => Promise<T>): Promise<T> {
  if (!navigator.locks) return run(true);
  let hasRun = false;
  const granted = (lock: Lock | null) => {
    hasRun = true;
    return run(lock !== null);
  };
  try {
    return await navigator.locks.request(name, options, granted);
  } catch (error) {
    if (hasRun || !isRefusedByBrowser(error)) throw error;
    return run(true);
  }
}

function isRefusedByBrowser(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}
