/**
 * Lets one piece of work go on while the next one is being prepared: two are never under way. What fails is thrown to whoever
 * adds the next or waits for the end.
 */
export class OneBehind {
  #underWay: Promise<void> = Promise.resolve();

  /** Begins a piece of work once the one before is done. */
  async add(work: () => Promise<void>): Promise<void> {
    await this.#underWay;
    this.#underWay = work();
    // It may fail before anybody waits for it.
    this.#underWay.catch(() => undefined);
  }

  /** Does `work`, which adds pieces, and waits for the last of them, whatever becomes of it. */
  async during(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } finally {
      await this.#underWay;
    }
  }
}
