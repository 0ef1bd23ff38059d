import { whenIdle } from './whenIdle.ts';

/** What a reader does who goes on; a scroll alone may be the browser's, which returns to a place. */
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** What the sign has asked for goes first: a tap leads to another screen. */
const PAUSE_MS = 1_000;

let isActive = false;

/**
 * Runs in an idle moment after the first sign of the reader, who may only glance at the page: until then nothing is fetched that
 * it does not show. Returns how to call it off.
 */
export function whenActive(run: () => void): () => void {
  if (isActive) return whenIdle(run);
  let callOff = stopListening;

  function listen() {
    isActive = true;
    stopListening();
    const pause = setTimeout(() => {
      callOff = whenIdle(run);
    }, PAUSE_MS);
    callOff = () => clearTimeout(pause);
  }

  function stopListening() {
    for (const sign of SIGNS) window.removeEventListener(sign, listen);
  }

  for (const sign of SIGNS) window.addEventListener(sign, listen, { passive: true });
  return () => callOff();
}
