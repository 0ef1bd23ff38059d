import { AppError } from './errors/app-error.js';

export interface SemaphoreLimits {
  parallel: number;
  queued: number;
  /** How long somebody waits at most; without end where it is left out. */
  waitMs?: number;
  /** Told of each that is told to come back. */
  onTurnedAway?: () => void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs at most `parallel` works at a time; up to `queued` more wait, the rest is told to come back. Of those who wait each has a
 * line of its own, and the lines take turns: who has sent twenty works waits behind nobody's one but their own.
 */
export class Semaphore {
  #running = 0;
  #queued = 0;
  /** Each in the order in which its works came; a Set, because whoever has waited too long leaves from the middle. */
  readonly #lines = new Map<string, Set<() => void>>();

  constructor(private readonly limits: SemaphoreLimits) {}

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queued;
  }

  /** Throws `UNAVAILABLE` where too many wait already, or the wait is too long. */
  async run<Result>(work: () => Promise<Result>, who = ''): Promise<Result> {
    if (this.#running < this.limits.parallel) this.#running += 1;
    else await this.#wait(who);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  #wait(who: string): Promise<void> {
    const { queued, waitMs } = this.limits;
    if (this.#queued >= queued) return Promise.reject(this.#tooMany());
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(who) ?? new Set();
      const go = () => {
        clearTimeout(timer);
        this.#leave(who, line, go);
        resolve();
      };
      const giveUp = () => {
        this.#leave(who, line, go);
        reject(this.#tooMany());
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      this.#lines.set(who, line.add(go));
      this.#queued += 1;
    });
  }

  #tooMany(): AppError {
    this.limits.onTurnedAway?.();
    return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  #leave(who: string, line: Set<() => void>, go: () => void): void {
    line.delete(go);
    this.#queued -= 1;
    if (line.size === 0) this.#lines.delete(who);
  }

  /** Whoever ends hands its place over, so that nobody who comes later takes it. */
  #release(): void {
    const [first] = this.#lines;
    if (!first) return void (this.#running -= 1);
    const [who, line] = first;
    // This line's next turn comes after everybody else's.
    this.#lines.delete(who);
    this.#lines.set(who, line);
    const [next] = line;
    next?.();
  }
}
