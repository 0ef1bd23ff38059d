import type { QueryConfig } from 'pg';
import type { DatabaseSettings } from '../config.js';
import { within } from '../within.js';
import { requestPoolOptions } from './data-source.js';
import { SharedPool } from './shared-pool.js';

/** Nothing of a server that follows nobody, such as one that has become a primary. */
const POSITION = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position where pg_is_in_recovery()`;

/** Of a connection that ended or never came to be; not of a statement, and not of a pool in which all are busy. */
const LOST = /^(57P|08|E[A-Z]+$)/;

/** A server that follows the primary, and how far it has come. */
export class Replica {
  readonly #pool: SharedPool;
  /** One connection beside the pool: who is busy is not away. */
  readonly #watch: SharedPool;
  /** Who waits for an answer of it. */
  readonly #waiting = new Set<(reason: Error) => void>();
  #position: number | undefined;

  constructor(settings: DatabaseSettings) {
    this.#pool = new SharedPool(requestPoolOptions(settings));
    this.#watch = new SharedPool({ ...requestPoolOptions(settings), max: 1 });
    // A connection at rest has ended.
    for (const pool of [this.#pool, this.#watch]) pool.on('error', () => undefined);
  }

  /** What of the primary's write-ahead log it shows, in bytes, when it was asked last; undefined while it is away. */
  get position(): number | undefined {
    return this.#position;
  }

  /** Asks how far it is; without an answer within `patienceMs` it is away. */
  async look(patienceMs: number): Promise<void> {
    const answer = this.#watch.query<{ position: number | null }>(POSITION).then(({ rows }) => rows[0]?.position);
    const position = await within(patienceMs, answer).catch(() => undefined);
    this.#position = typeof position === 'number' ? position : undefined;
    if (this.#position === undefined) this.#disappoint();
  }

  /** Rejects as Postgres does, and at once when the server is found to be away. */
  async rows(sent: QueryConfig): Promise<object[]> {
    const { promise, resolve, reject } = Promise.withResolvers<object[]>();
    this.#waiting.add(reject);
    try {
      this.#pool.query<object>(sent).then(({ rows }) => resolve(rows), reject);
      return await promise;
    } catch (error) {
      if (isLost(error)) this.#position = undefined;
      throw error;
    } finally {
      this.#waiting.delete(reject);
    }
  }

  /** Waits no longer than `patienceMs` for connections that lead nowhere. */
  async end(patienceMs: number): Promise<void> {
    await within(patienceMs, Promise.all([this.#pool.end(), this.#watch.end()]));
  }

  #disappoint(): void {
    for (const reject of this.#waiting) reject(new Error('The replica is away'));
  }
}

/** Whether a statement failed because its connection did. */
export function isLost(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === undefined ? /terminated|not queryable/i.test(message ?? '') : LOST.test(code);
}
