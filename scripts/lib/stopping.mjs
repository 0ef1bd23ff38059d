// Everything that was started is stopped again, newest first, however the run ends.
import { explain, say } from './output.mjs';

/** Terminal and parent may both pass one key press on; within this time it counts once. */
const ONE_KEY_PRESS_MS = 700;

/**
 * @typedef {{ stop: () => Promise<unknown>, kill?: () => void }} Stoppable
 */

/** A run that Ctrl-C, SIGTERM or a closed terminal ends in order, and a second Ctrl-C at once. */
export class Run {
  /** @type {Stoppable[]} */
  #started = [];
  #stopping = false;
  #signalled = 0;
  /** @type {() => void} */
  #requestStop = () => {};
  /** @type {Promise<void>} */
  #stopRequested = new Promise((resolve) => (this.#requestStop = resolve));

  /** Called when stopping begins. */
  onStopping = () => {};

  /** Whether a signal ended it. */
  get wasInterrupted() {
    return this.#signalled > 0;
  }

  get isStopping() {
    return this.#stopping;
  }

  /**
   * @template {Stoppable} T
   * @param {T} service
   * @returns {T}
   */
  add(service) {
    this.#started.push(service);
    return service;
  }

  /**
   * Adds something whose start takes time; a stop meanwhile waits for it and then stops it.
   * @template {Stoppable} T
   * @param {Promise<T>} starting
   * @returns {Promise<T>}
   */
  addStarting(starting) {
    const settled = starting.catch(() => null);
    this.#started.push({ stop: async () => (await settled)?.stop() });
    return starting;
  }

  /**
   * Does the work until it ends or a stop is asked for, then stops everything. Sets the exit code; the caller ends
   * the process, which a lost child's open channel might otherwise keep alive.
   * @param {() => Promise<void>} work
   */
  async during(work) {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => this.#onSignal());
    // Whoever read our output is gone, like a closed terminal.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => this.#requestStop());
    try {
      await Promise.race([work(), this.#stopRequested]);
    } catch (error) {
      process.exitCode = 1;
      if (!this.#stopping) process.stderr.write(`\n${explain(error)}\n`);
    }
    this.#stopping = true;
    this.onStopping();
    for (const service of this.#started.toReversed()) await service.stop().catch((error) => say(explain(error)));
  }

  #onSignal() {
    const now = performance.now();
    if (!this.#stopping) {
      this.#signalled = now;
      this.#stopping = true;
      say('\nStopping … (once more to force)');
      this.#requestStop();
    } else if (now - this.#signalled > ONE_KEY_PRESS_MS) {
      say('Forcing.');
      process.exitCode = 1;
      for (const service of this.#started) service.kill?.();
    }
  }
}
