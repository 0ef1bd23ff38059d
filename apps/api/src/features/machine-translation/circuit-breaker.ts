const FAILURES = 5;
const PAUSE_MS = 60_000;

/**
 * Leaves a provider alone for a while after it failed several times in a row, or asked for a pause. Each process has its own:
 * one learns within five calls what another one knows, and no read or write waits for it.
 */
export class CircuitBreaker {
  #failures = 0;
  #closedFrom = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether the provider may be asked now. After a pause one call tries alone; its failure means another pause. */
  mayTry(): boolean {
    if (this.now() < this.#closedFrom) return false;
    if (this.#failures >= FAILURES) this.#closedFrom = this.now() + PAUSE_MS;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#closedFrom = 0;
  }

  /** Whether it is left alone from now on. */
  failed(pauseSeconds: number): boolean {
    this.#failures += 1;
    const pause = Math.max(pauseSeconds * 1_000, this.#failures >= FAILURES ? PAUSE_MS : 0);
    if (pause > 0) this.#closedFrom = this.now() + pause;
    return pause > 0;
  }
}
