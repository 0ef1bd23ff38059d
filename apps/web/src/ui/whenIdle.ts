import { isAwaited } from '#/awaited.ts';
import { afterFirstContent } from './firstContent.ts';

const PATIENCE_MS = 5000;
const SAFARI_WAITS_MS = 2500;
const LOOKS_AGAIN_MS = 200;

/**
 * Runs when the browser is idle and nobody waits for what is on its way, soon at the latest, and not before the first content is seen;
 * returns how to call it off.
 */
export function whenIdle(run: () => void): () => void {
  let callOff = () => {};
  const callOffWait = afterFirstContent(() => {
    const latest = performance.now() + PATIENCE_MS;
    const left = () => latest - performance.now();
    const look = () => {
      if (!isAwaited() || left() <= LOOKS_AGAIN_MS) return run();
      const timer = setTimeout(() => (callOff = whenBrowserIdle(look, left())), LOOKS_AGAIN_MS);
      callOff = () => clearTimeout(timer);
    };
    callOff = whenBrowserIdle(look, PATIENCE_MS);
  });
  return () => {
    callOffWait();
    callOff();
  };
}

function whenBrowserIdle(run: () => void, patienceMs: number): () => void {
  const timeout = Math.max(1, patienceMs);
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, Math.min(SAFARI_WAITS_MS, timeout));
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout });
  return () => window.cancelIdleCallback(handle);
}
