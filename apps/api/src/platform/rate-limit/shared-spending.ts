import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Listener } from '../database/listener.js';
import { CpuAllowance } from './cpu-allowance.js';
import { SPENDING_CHANNEL, TELL_SPENDING } from './rate-limits.statements.js';

const EVERY_MS = 60_000;
/** A message of Postgres holds 8,000 bytes. Whoever is not among these has taken little. */
const MAX_ACCOUNTS = 200;

interface Message {
  from: string;
  spent: [account: string, ms: number][];
}

/**
 * Publishes once a minute what callers have spent here, and deducts what other processes publish, so that many processes are no
 * larger an allowance than one. Where nothing gets through, each counts for itself.
 */
@Injectable()
export class SharedSpending implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #self = randomUUID();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly allowance: CpuAllowance,
    private readonly database: Database,
    listener: Listener,
  ) {
    listener.register(SPENDING_CHANNEL, { onMessage: (text) => this.#deduct(text), onReconnected: () => undefined });
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.publish(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }

  /** Publishes what was spent since the last time. Never fails. */
  async publish(): Promise<void> {
    const spent = this.allowance.takeCharged(MAX_ACCOUNTS);
    if (spent.length === 0) return;
    const message = JSON.stringify({ from: this.#self, spent } satisfies Message);
    await this.database.rows(TELL_SPENDING, { message }).catch(() => undefined);
  }

  #deduct(text: string): void {
    const { from, spent } = JSON.parse(text) as Message;
    if (from === this.#self) return;
    const now = performance.now();
    for (const [account, ms] of spent) this.allowance.deduct(account, ms, now);
  }
}
