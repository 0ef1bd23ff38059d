import { keyedHashes } from '../keyed-hash.js';
import { type Door, SHELL } from '../doors.js';
import { type CpuAllowance, SHARE } from './cpu-allowance.js';
import { PRICES } from './prices.js';
import type { Allowance } from './rate-limits.js';

/** Who calls: an account or a network, and how that is hashed. */
export interface Payer {
  name: string;
  hashOf: (text: string) => string;
}

/** Hashes the names of those who call, under which other processes are told of them: addresses of networks and of people are personal data. */
export const payerHashes = (secret: string) => keyedHashes(secret, 'allowance');

/** What of a door matters here. */
type Priced = Pick<Door, 'price' | 'ownShare'>;

/**
 * What a caller may take at one door: of the allowance that is theirs, and where the door has a share of its own, of that. Whatever the
 * door, both are charged, so that nobody gets more by many doors than by one.
 */
export class Account {
  readonly #all: string;
  readonly #own: string;
  /** An allowance of a fifth of the usual one is used up five times as fast. */
  readonly #weight: number;

  constructor(
    private readonly allowance: CpuAllowance,
    private readonly payer: Payer,
    private readonly door: Priced,
  ) {
    this.#all = this.#hashOf('');
    this.#own = door.ownShare ? this.#hashOf(door.ownShare.name) : this.#all;
    this.#weight = door.ownShare ? SHARE / door.ownShare.share : 1;
  }

  /** Milliseconds until something is left; 0 while there is, what was charged for the call that asks counted as if it were left. */
  waitMs(charged = 0): number {
    return this.allowance.waitOf(this.#asked, charged * this.#weight);
  }

  /** What is left, in calls of the door's price. */
  inCalls(): Allowance {
    const { price = PRICES.call } = this.door;
    return this.allowance.inCalls(this.#asked, price * this.#weight);
  }

  charge(ms: number): void {
    const now = performance.now();
    this.allowance.charge(this.#all, ms, now);
    if (this.#own !== this.#all) this.allowance.charge(this.#own, ms * this.#weight, now);
  }

  /** Whether the empty page of the app may be sent, which is charged at once. */
  takesShell(): boolean {
    const shell = new Account(this.allowance, this.payer, SHELL);
    if (shell.waitMs() > 0) return false;
    shell.charge(SHELL.price);
    return true;
  }

  get #asked() {
    return { caller: this.#own, now: performance.now(), savedSeconds: this.door.ownShare?.savedSeconds };
  }

  #hashOf(door: string): string {
    return this.payer.hashOf(`${this.payer.name} ${door}`).slice(0, 16);
  }
}
