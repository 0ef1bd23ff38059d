import { setTimeout as sleep } from 'node:timers/promises';

/** Where some are kept waiting; those for whom there is no place go on at once. */
export class WaitingRoom {
  #kept = 0;

  constructor(private readonly places: number) {}

  async stay(ms: number): Promise<void> {
    if (this.#kept >= this.places) return;
    this.#kept += 1;
    await sleep(ms);
    this.#kept -= 1;
  }
}
