let ask: (path: string) => Promise<void> = () => Promise.resolve();

/** Says who is asked before a signed-in person's write is sent, and may reject; one listener, the app's. */
export function onBeforeWrite(listener: (path: string) => Promise<void>): void {
  ask = listener;
}

/** Asks whether a write may be sent; rejects where it may not. */
export function askBeforeWrite(path: string): Promise<void> {
  return ask(path);
}
