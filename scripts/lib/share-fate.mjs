/** How often one looks whether npm is still there. */
const LOOK_MS = 500;

/**
 * Passes the first wish to stop on to the child, and each key press after it, and ends as the child does. What ends npm ends this as
 * well: of a signal that both of them got and of the parent that is then gone, the child is told once.
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} hasParent whether it was npm that started us
 */
export function shareFate(child, hasParent) {
  let isTold = false;
  /** @param {NodeJS.Signals} signal */
  const tell = (signal) => {
    isTold = true;
    child.kill(signal);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, tell);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  if (!hasParent) return;
  // A killed npm tells nobody; the only sign is that we have another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && !isTold && tell('SIGTERM'), LOOK_MS).unref();
}
