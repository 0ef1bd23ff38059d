import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import pg, { type PoolClient, type PoolConfig } from 'pg';
import { Semaphore } from '../semaphore.js';

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

const background = new AsyncLocalStorage<boolean>();
/** Of the connections of a process, what background work may have at a time. */
const SHARE = 0.3;
/** Where so much waits that even this is over, something is stuck: the work fails, and is tried again. */
const LONGEST_WAIT_MS = 120_000;

/** Runs work for which nobody waits at a screen: all that it does, however late, draws on the share of the pool for such work. */
export const inBackground = <Result>(work: () => Result): Result => background.run(true, work);

/** Runs what background work does beside its share, because it keeps a connection while it waits for others of the share. */
export const besideShare = <Result>(work: () => Result): Result => background.run(false, work);

/**
 * The pool of a process, which those who wait for an answer and background work share. Dozens of workers ask for work once a second, each
 * by itself; where the database is slow they would stand before everybody who asks for a page. They wait in a line of their own,
 * before that of the pool, for at most `SHARE` of the connections.
 */
export class SharedPool extends pg.Pool {
  readonly #places: Semaphore;
  readonly #ofBackground = new Map<PoolClient, () => void>();

  constructor({ query_timeout: patienceMs = 0, ...options }: PoolConfig) {
    super(options);
    const parallel = Math.max(1, Math.floor((options.max ?? 10) * SHARE));
    this.#places = new Semaphore({ parallel, queued: Infinity, waitMs: LONGEST_WAIT_MS });
    this.on('connect', (client) => endWhenSilent(client, patienceMs));
    this.on('release', (_error, client) => this.#onRelease(client));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (callback) return background.getStore() ? this.#connectInBackground(callback) : super.connect(callback as never);
    return new Promise((resolve, reject) =>
      this.connect((error, client) => (client ? resolve(client) : reject(error ?? new Error('No connection')))),
    );
  }

  #connectInBackground(callback: Connected): void {
    const heldUntilReleased = () =>
      new Promise<void>((free) =>
        super.connect(((error, client, release) => {
          if (client) this.#ofBackground.set(client, free);
          else free();
          callback(error, client, release);
        }) as Connected as never),
      );
    this.#places.run(heldUntilReleased).catch((error: Error) => callback(error, undefined, () => undefined));
  }

  #onRelease(client: PoolClient): void {
    this.#ofBackground.get(client)?.();
    this.#ofBackground.delete(client);
  }
}

/** What of a client of pg is not in its types. */
interface ClientParts {
  readyForQuery: boolean;
  connection: { stream: Socket };
}

/**
 * Ends a connection on which the database owes an answer and has been silent for so long; 0 is for ever. pg's own clock (`query_timeout`) is
 * one a statement, and a function of it that is made among the old objects and keeps what waits for the answer: a whole request
 * (replace-method.ts). It also leaves a connection on which the next statement waits, too.
 */
function endWhenSilent(client: PoolClient, ms: number): void {
  const parts = client as unknown as ClientParts;
  const { stream } = parts.connection;
  stream.setTimeout(ms);
  // Each time: a connection that rests is silent, too.
  stream.on('timeout', () => {
    if (!parts.readyForQuery) stream.destroy(new Error('Query read timeout'));
  });
}
