import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config.js';
import { Registry } from '../registry.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection that nobody cut but that leads nowhere is noticed within about this time. */
const PROOF_OF_LIFE_MS = 10_000;

interface Subscriber {
  onMessage: (payload: string) => void;
  /** After a silence in which messages may have been missed. */
  onReconnected: () => void;
}

/**
 * Hears what any process says with `pg_notify`: one connection a process, outside of the pool, made anew when it is
 * lost. Who hears a channel registers under its name before the application starts. A message reaches us when the transaction
 * that sent it has committed.
 */
@Injectable()
export class Listener extends Registry<string, Subscriber> implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Listener');
  readonly #ended = new AbortController();
  #client: pg.Client | null = null;
  #isConnected = false;
  /** When the last question was asked that was answered here (`performance.now()`): what was committed before has been heard. */
  #heardUpTo = -Infinity;
  #isProving = false;

  constructor(private readonly config: AppConfig) {
    super();
  }

  /** Whether messages arrive; what was told while they do not is never heard. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /**
   * Resolves when what committed transactions have said was heard: Postgres tells a connection of it before it answers the next
   * statement there. Rejects without a connection.
   */
  async settled(): Promise<void> {
    await this.ask('select 1');
  }

  /**
   * The first row of a short statement, asked on the connection that hears: what was committed before it was answered is heard by
   * then. Rejects without a connection.
   */
  async ask<Row extends object>(text: string): Promise<Row | undefined> {
    const client = this.#client;
    if (!client) throw new Error('Nothing is heard');
    const askedAt = performance.now();
    const { rows } = await client.query<Row>(text);
    if (this.#isConnected && client === this.#client) this.#heardUpTo = Math.max(this.#heardUpTo, askedAt);
    return rows[0];
  }

  /** Whether all was heard that was committed until so many milliseconds ago. For whoever asks next it asks anew when half of that is over. */
  hasHeard(ms: number): boolean {
    const age = performance.now() - this.#heardUpTo;
    if (age > ms / 2 && !this.#isProving) void this.#prove();
    return age <= ms;
  }

  async #prove(): Promise<void> {
    this.#isProving = true;
    await this.settled().catch(() => undefined);
    this.#isProving = false;
  }

  onApplicationBootstrap(): void {
    void this.#stayConnected();
  }

  async onModuleDestroy(): Promise<void> {
    this.#ended.abort();
    await this.#client?.end().catch(() => undefined);
  }

  async #stayConnected(): Promise<void> {
    const { signal } = this.#ended;
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        await this.#session(() => (pause = FIRST_PAUSE_MS));
      } catch (error) {
        if (!signal.aborted) this.#logger.warn({ event: 'LISTENER_LOST', reason: (error as Error).message });
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  /** One connection from its beginning to its end, which is always an error or ours. */
  async #session(connected: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.database.url,
      application_name: 'haiko-listener',
      connectionTimeoutMillis: 3_000,
      query_timeout: 6_000,
      keepAlive: true,
    });
    const lost = new Promise<Error>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(new Error('ended')));
    });
    this.#client = client;
    client.on('notification', ({ channel, payload = '' }) => this.get(channel)?.onMessage(payload));
    try {
      await client.connect();
      for (const channel of this.names) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      connected();
      this.#isConnected = true;
      for (const subscriber of this.values) subscriber.onReconnected();
      throw await Promise.race([lost, this.#watch(client)]);
    } finally {
      this.#isConnected = false;
      this.#heardUpTo = -Infinity;
      void client.end().catch(() => undefined);
    }
  }

  async #watch(client: pg.Client): Promise<Error> {
    try {
      for (;;) {
        await sleep(PROOF_OF_LIFE_MS, undefined, { signal: this.#ended.signal });
        await client.query('select 1');
      }
    } catch (error) {
      return error as Error;
    }
  }
}
