/** Counts the turns of the event loop from now on. */
export function countTurns(): { turns: () => number; stop: () => void } {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  return { turns: () => turns, stop: () => (isOver = true) };
}

/** Works for longer than anything may in a row. */
export function workLong(): void {
  const began = performance.now();
  while (performance.now() - began < 11);
}
