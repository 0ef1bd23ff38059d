/**
 * Lets one task run while the next one is being prepared: two are never under way. What fails is thrown to whoever
 * adds the next or waits for the end.
 */
export class Pipeline {
  #current: Promise<void> = Promise.resolve();

  /** Begins a task once the one before is done. */
  async add(work: () => Promise<void>): Promise<void> {
    await this.#current;
    this.#current = work();
    // It may fail before anybody waits for it.
    this.#current.catch(() => undefined);
  }

  /** Does `work`, which adds tasks, and waits for the last of them, whatever becomes of it. */
  async drain(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } finally {
      await this.#current;
    }
  }
}
