// What a person reads while something takes time.

/** @param {number} started from performance.now() */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Announces a step, does it, and says how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const started = performance.now();
  say(`  · ${what} …`);
  const result = await work();
  say(`  ✓ ${what} (${seconds(started)})`);
  return result;
}

/**
 * An error that a person can act upon: its message is printed without a stack.
 */
export class Problem extends Error {}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
