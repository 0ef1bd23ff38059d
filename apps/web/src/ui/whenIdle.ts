import { afterFirstContent } from './firstContent.ts';

const PATIENCE_MS = 5000;

/** Runs when the browser is idle, soon at the latest, and not before the first content is seen; returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  let callOff = () => {};
  const callOffWait = afterFirstContent(() => {
    callOff = whenBrowserIdle(run);
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
