const awaited = new Set<symbol>();

/** Notes that a screen or an answer is on its way; what it gives is to be called when that is there, or has failed. */
export function waitBegins(): () => void {
  const one = Symbol('awaited');
  awaited.add(one);
  return () => void awaited.delete(one);
}

/** Whether somebody may wait for a screen or an answer: what nobody has asked for keeps off the network. */
export function isAwaited(): boolean {
  return awaited.size > 0;
}
