import { drawFarRows, drawFarRowsAtOnce, leaveOutFarRows } from './farRows.ts';

/** So long what stands around the first content waits for it. */
const PATIENCE_MS = 2_000;

let seen: Promise<void> | undefined;
let tell = () => {};

/** From now on until it is seen, what only stands around the first content keeps off the network and the processor. */
export function awaitFirstContent(): void {
  leaveOutFarRows();
  seen = new Promise<void>((resolve) => {
    tell = resolve;
    setTimeout(resolve, PATIENCE_MS);
  });
  void seen.then(() => {
    seen = undefined;
    drawFarRowsAtOnce();
  });
}

/** The first content stands there: it is seen with the next frame, and all of its rows two frames later. */
export function tellFirstContent(): void {
  if (seen) void drawFarRows().then(tell);
}

/** Runs once the first content is seen, at once where nothing waits for it; returns how to call it off. */
export function afterFirstContent(run: () => void): () => void {
  if (!seen) {
    run();
    return () => undefined;
  }
  let isCalledOff = false;
  void seen.then(() => {
    if (!isCalledOff) run();
  });
  return () => {
    isCalledOff = true;
  };
}

/** Resolves once the first content is seen; undefined where nothing waits for it. */
export function firstContentSeen(): Promise<void> | undefined {
  return seen;
}
