import { isAwaited } from '#/awaited.ts';
import { afterFirstContent } from './firstContent.ts';

const PATIENCE_MS = 5000;
const LOOKS_AGAIN_MS = 200;

/**
 * Runs when the browser is idle and nobody waits for what is on its way, soon at the latest, and not before the first content is seen;
 * returns how to call it off.
 */
export function whenIdle(run: () => void): () => void {
  let callOff = () => {};
  const callOffWait = afterFirstContent(() => {
    const latest = performance.now() + PATIENCE_MS;
    const look = () => {
      if (!isAwaited() || performance.now() > latest) return run();
      const timer = setTimeout(() => (callOff = whenBrowserIdle(look)), LOOKS_AGAIN_MS);
      callOff = () => clearTimeout(timer);
    };
    callOff = whenBrowserIdle(look);
  });
  return () => {
    callOffWait();
    callOff();
  };
}

function whenBrowserIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE_MS / 2);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
