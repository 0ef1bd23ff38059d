import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryConfig } from 'pg';
import pg from 'pg';
import type { DatabaseSettings } from '../config.js';
import { requestPoolOptions } from './data-source.js';
import { SharedPool } from './shared-pool.js';

/** Nothing of a server that follows nobody, such as one that has become a primary. */
const POSITION = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position where pg_is_in_recovery()`;

/** A server that follows the primary, and how far it has come. */
export class Replica {
  readonly #pool: SharedPool;
  /** Who waits for an answer of it. */
  readonly #waiting = new Set<(reason: Error) => void>();
  #position: number | undefined;

  constructor(settings: DatabaseSettings) {
    this.#pool = new SharedPool(requestPoolOptions(settings));
    // A connection at rest has ended.
    this.#pool.on('error', () => undefined);
  }

  /** What of the primary's write-ahead log it shows, in bytes, when it was asked last; undefined while it is away. */
  get position(): number | undefined {
    return this.#position;
  }

  /** Asks how far it is; without an answer within `patienceMs` it is away. */
  async look(patienceMs: number): Promise<void> {
    const answer = this.#pool.query<{ position: number | null }>(POSITION).then(({ rows }) => rows[0]?.position);
    const late = sleep(patienceMs, undefined, { ref: false });
    this.#position = (await Promise.race([answer, late]).catch(() => undefined)) ?? undefined;
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
      // What Postgres says of a statement has a code; without one nothing was said.
      if (!(error instanceof pg.DatabaseError) || error.code?.startsWith('57P')) this.#position = undefined;
      throw error;
    } finally {
      this.#waiting.delete(reject);
    }
  }

  /** Waits no longer than `patienceMs` for connections that lead nowhere. */
  async end(patienceMs: number): Promise<void> {
    await Promise.race([this.#pool.end(), sleep(patienceMs, undefined, { ref: false })]);
  }

  #disappoint(): void {
    for (const reject of this.#waiting) reject(new Error('The replica is away'));
  }
}
