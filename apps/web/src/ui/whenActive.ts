import { whenIdle } from './whenIdle.ts';

/** What a reader does who goes on; a scroll alone may be the browser's, which returns to a place. */
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;
/** What the first sign asks for goes first: a tap leads to another screen. */
const PAUSE_MS = 1_000;

let isActive = false;
let becomesActive: Promise<void> | undefined;

/**
 * Runs in an idle moment, a second after the first sign of the reader at the earliest, who may only glance at the page: until then
 * nothing is fetched that it does not show. Returns how to call it off.
 */
export function whenActive(run: () => void): () => void {
  if (isActive) return whenIdle(run);
  let isCalledOff = false;
  let callOff = () => {
    isCalledOff = true;
  };
  becomesActive ??= afterFirstSign();
  void becomesActive.then(() => {
    if (!isCalledOff) callOff = whenIdle(run);
  });
  return () => callOff();
}

async function afterFirstSign(): Promise<void> {
  await new Promise<void>((resolve) => {
    function listen() {
      for (const sign of SIGNS) window.removeEventListener(sign, listen);
      setTimeout(resolve, PAUSE_MS);
    }
    for (const sign of SIGNS) window.addEventListener(sign, listen, { passive: true });
  });
  isActive = true;
}
