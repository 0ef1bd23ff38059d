/** How much of one processor a single caller may take for long, and for how many seconds of that it may be saved up. */
const SHARE = 0.1;
const SAVED_SECONDS = 30;
/** Who has not called for longest is forgotten first; by then their allowance is mostly there again. */
const MAX_CALLERS = 50_000;

interface Account {
  /** Milliseconds of CPU time that are left at `at`; below zero after a call that cost more than was left. */
  left: number;
  at: number;
}

/**
 * What each caller may take of this process's CPU time: a tenth of it for long, and more for a while. Every call is paid
 * when it is over, by what such calls were measured to cost. It is kept in this process because it is this process's time; the
 * limits of what people may do (rate-limits.ts) hold for all processes.
 */
export class CpuAllowance {
  readonly #accounts = new Map<string, Account>();
  readonly #perMs: number;
  readonly #most: number;

  /** `factor` multiplies the allowance, as it does every rate limit. */
  constructor(factor: number) {
    this.#perMs = SHARE * factor;
    this.#most = this.#perMs * SAVED_SECONDS * 1_000;
  }

  /** Milliseconds until the caller may go on; 0 while something is left. */
  waitOf(caller: string, now: number): number {
    const left = this.#leftOf(caller, now);
    return left > 0 ? 0 : Math.ceil((1 - left) / this.#perMs);
  }

  /** Takes `ms` of CPU time from the caller's allowance. */
  charge(caller: string, ms: number, now: number): void {
    const left = this.#leftOf(caller, now) - ms;
    // In the order in which they were charged last.
    this.#accounts.delete(caller);
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size >= MAX_CALLERS && oldest !== undefined) this.#accounts.delete(oldest);
    this.#accounts.set(caller, { left, at: now });
  }

  #leftOf(caller: string, now: number): number {
    const account = this.#accounts.get(caller);
    return account ? Math.min(account.left + (now - account.at) * this.#perMs, this.#most) : this.#most;
  }
}
