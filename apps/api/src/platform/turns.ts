import { AppError } from './errors/app-error.js';

interface TurnLimits {
  parallel: number;
  queued: number;
  /** How long somebody waits at most; without end where it is left out. */
  waitMs?: number;
}

const RETRY_AFTER_SECONDS = 5;
const tooMany = () => new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Runs at most `parallel` works at a time; up to `queued` more wait in line, the rest is told to come back. */
export class Turns {
  #running = 0;
  /** In the order in which they came; a Set, because whoever has waited too long leaves from the middle. */
  readonly #waiting = new Set<() => void>();

  constructor(private readonly limits: TurnLimits) {}

  /** Throws `UNAVAILABLE` where too many wait already, or the wait is too long. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.limits.parallel) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#handOver();
    }
  }

  #wait(): Promise<void> {
    const { queued, waitMs } = this.limits;
    if (this.#waiting.size >= queued) return Promise.reject(tooMany());
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer =
        waitMs === undefined ? undefined : setTimeout(() => this.#waiting.delete(go) && reject(tooMany()), waitMs);
      this.#waiting.add(go);
    });
  }

  /** Whoever ends hands its place over, so that nobody who comes later takes it. */
  #handOver(): void {
    const [next] = this.#waiting;
    if (!next) return void (this.#running -= 1);
    this.#waiting.delete(next);
    next();
  }
}
