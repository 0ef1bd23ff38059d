import { BoundedMap } from '../bounded-map.js';
import type { Allowance } from './rate-limits.js';

/** How much of one processor a single caller may take for long, and for how many seconds of that it may usually be saved up. */
export const SHARE = 0.1;
export const SAVED_SECONDS = 30;
/** Who has not called for longest is forgotten first; by then their allowance is mostly there again. */
const MAX_CALLERS = 50_000;
/** Who took less since it was told last than this part of a minute's allowance is nobody that others need to know of. */
const LEAST_TOLD = 0.05;

interface Account {
  /** Milliseconds of CPU time that were taken and have not come back at `at`. */
  owed: number;
  at: number;
}

/** Whose allowance is asked for, and for how many seconds of it is saved up. */
interface Asked {
  caller: string;
  now: number;
  savedSeconds?: number | undefined;
}

/**
 * What each caller may take of this process's CPU time: a tenth of it for long, and more for a while. Every call is paid
 * by what such calls were measured to cost. It is kept in this process, as a statement for every read would cost
 * more than many reads; what others have charged is deducted once a minute (shared-spending.ts).
 */
export class CpuAllowance {
  readonly #accounts = new BoundedMap<string, Account>(MAX_CALLERS);
  /** What was charged here since it was told last. */
  readonly #charged = new Map<string, number>();
  readonly #perMs: number;

  /** `factor` multiplies the allowance, as it does every rate limit. */
  constructor(factor: number) {
    this.#perMs = SHARE * factor;
  }

  /** Milliseconds until the caller may go on; 0 while something is left, `charged` counted as if it were. */
  waitOf(asked: Asked, charged = 0): number {
    const left = this.#mostOf(asked) - this.#owedBy(asked) + charged;
    return left > 0 ? 0 : Math.ceil((1 - left) / this.#perMs);
  }

  /** What is left for calls of `price` milliseconds, and in how many seconds all of it is there again. */
  inCalls(asked: Asked, price: number): Allowance {
    const [most, owed] = [this.#mostOf(asked), this.#owedBy(asked)];
    return {
      limit: Math.floor(most / price),
      remaining: Math.max(0, Math.floor((most - owed) / price)),
      reset: Math.ceil(owed / this.#perMs / 1_000),
    };
  }

  /** Takes `ms` of CPU time from the caller's allowance. */
  charge(caller: string, ms: number, now: number): void {
    if (this.#charged.size < MAX_CALLERS) this.#charged.set(caller, (this.#charged.get(caller) ?? 0) + ms);
    this.deduct(caller, ms, now);
  }

  /** The callers, at most so many, who were charged most since this was asked last, with whole milliseconds. */
  takeCharged(most: number): [caller: string, ms: number][] {
    const least = LEAST_TOLD * 60_000 * this.#perMs;
    const charged = [...this.#charged].filter(([, ms]) => ms >= least).toSorted(([, one], [, other]) => other - one);
    this.#charged.clear();
    return charged.slice(0, most).map(([caller, ms]) => [caller, Math.round(ms)]);
  }

  /** Takes what another process has charged. */
  deduct(caller: string, ms: number, now: number): void {
    // What is charged too much at first is given back later; nobody is owed anything.
    const owed = Math.max(0, this.#owedBy({ caller, now }) + ms);
    this.#accounts.set(caller, { owed, at: now });
  }

  #mostOf({ savedSeconds = SAVED_SECONDS }: Asked): number {
    return this.#perMs * savedSeconds * 1_000;
  }

  #owedBy({ caller, now }: Asked): number {
    const account = this.#accounts.get(caller);
    return account ? Math.max(0, account.owed - (now - account.at) * this.#perMs) : 0;
  }
}
