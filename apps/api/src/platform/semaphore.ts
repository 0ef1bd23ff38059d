import { AppError } from './errors/app-error.js';

export interface SemaphoreLimits {
  parallel: number;
  /** How many of them may be of one caller; as many as there are where it is left out. */
  ofCaller?: number;
  queued: number;
  /** How long somebody waits at most; without end where it is left out. */
  waitMs?: number;
  /** Told of each that is told to come back. */
  onTurnedAway?: () => void;
}

const RETRY_AFTER_SECONDS = 5;

/** What somebody is told for whom no place is left. */
export const noPlace = () => new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** A work that waits, and what can become of it: its turn comes, or it is told to come back. */
interface Waiting {
  go: () => void;
  giveUp: () => void;
}

/**
 * Runs at most `parallel` works at a time, of one caller at most `ofCaller`; up to `queued` more wait, the rest is told to come back. Of those who wait each has a
 * line of its own, and the lines take turns: who has sent twenty works waits behind nobody's one but their own. Where no place is left
 * the longest line loses its last one to who has fewer: a single caller cannot take all of them.
 */
export class Semaphore {
  #running = 0;
  #queued = 0;
  readonly #runningOf = new Map<string, number>();
  /** Each in the order in which its works came; a Set, because whoever has waited too long leaves from the middle. */
  readonly #lines = new Map<string, Set<Waiting>>();

  constructor(private readonly limits: SemaphoreLimits) {}

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queued;
  }

  get isFull(): boolean {
    return this.#queued >= this.limits.queued;
  }

  /** Whether a caller would find no place now, and is to be told so (`noPlace`). */
  turnsAway(who: string): boolean {
    if (!this.isFull || this.#lineLongerThan(who)) return false;
    this.limits.onTurnedAway?.();
    return true;
  }

  /** Throws `UNAVAILABLE` where too many wait already, or the wait is too long. */
  async run<Result>(work: () => Promise<Result>, who = ''): Promise<Result> {
    if (this.#mayBegin(who)) this.#begin(who);
    else await this.#wait(who);
    try {
      return await work();
    } finally {
      this.#release(who);
    }
  }

  #wait(who: string): Promise<void> {
    const { waitMs } = this.limits;
    if (this.isFull) {
      const longer = this.#lineLongerThan(who);
      if (!longer) return Promise.reject(this.#tooMany());
      [...longer].at(-1)?.giveUp();
    }
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(who) ?? new Set();
      const leave = () => {
        clearTimeout(timer);
        line.delete(waiting);
        this.#queued -= 1;
        if (line.size === 0) this.#lines.delete(who);
      };
      const waiting: Waiting = {
        go: () => {
          leave();
          resolve();
        },
        giveUp: () => {
          leave();
          reject(this.#tooMany());
        },
      };
      const timer = waitMs === undefined ? undefined : setTimeout(waiting.giveUp, waitMs);
      this.#lines.set(who, line.add(waiting));
      this.#queued += 1;
    });
  }

  /** The longest line, where this caller still has fewer with one more. */
  #lineLongerThan(who: string): Set<Waiting> | undefined {
    let longest: Set<Waiting> | undefined;
    for (const line of this.#lines.values()) if (line.size > (longest?.size ?? 0)) longest = line;
    const own = this.#lines.get(who)?.size ?? 0;
    return longest && longest.size > own + 1 ? longest : undefined;
  }

  #tooMany(): AppError {
    this.limits.onTurnedAway?.();
    return noPlace();
  }

  #mayBegin(who: string): boolean {
    const { parallel, ofCaller = parallel } = this.limits;
    return this.#running < parallel && (this.#runningOf.get(who) ?? 0) < ofCaller;
  }

  #begin(who: string): void {
    this.#running += 1;
    this.#runningOf.set(who, (this.#runningOf.get(who) ?? 0) + 1);
  }

  /** Whoever ends hands its place over at once, so that nobody who comes later takes it. */
  #release(who: string): void {
    this.#running -= 1;
    const own = (this.#runningOf.get(who) ?? 0) - 1;
    if (own > 0) this.#runningOf.set(who, own);
    else this.#runningOf.delete(who);
    const next = [...this.#lines].find(([other]) => this.#mayBegin(other));
    if (next) this.#takeTurn(...next);
  }

  /** The first of a line begins; the line's next turn comes after everybody else's. */
  #takeTurn(who: string, line: Set<Waiting>): void {
    this.#lines.delete(who);
    this.#lines.set(who, line);
    this.#begin(who);
    const [next] = line;
    next?.go();
  }
}
