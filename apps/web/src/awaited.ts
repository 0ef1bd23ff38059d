let awaited = 0;

/** Notes that somebody waits for what is on its way; what it gives is to be called once, when that is there or has failed. */
export function waitBegins(): () => void {
  awaited += 1;
  return () => {
    awaited -= 1;
  };
}

/** Whether somebody waits for a screen or an answer: what nobody has asked for keeps off the network. */
export function isAwaited(): boolean {
  return awaited > 0;
}
