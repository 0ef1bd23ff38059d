import { AppError } from '../../platform/errors/app-error.js';

/**
 * Runs at most `parallel` works at a time; up to `queued` more wait, the rest is told to come back. Pictures are decoded
 * on other threads, but each costs tens of megabytes and a core.
 */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly limits: { parallel: number; queued: number }) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.limits.parallel) {
      if (this.#waiting.length >= this.limits.queued) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
      // Whoever ends hands its place over, so that nobody who comes later takes it.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
