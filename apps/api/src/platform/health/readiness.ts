import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Replicas } from '../database/replicas.js';
import { AppError } from '../errors/app-error.js';
import { Draining } from '../http/draining.js';
import { within } from '../within.js';

const PATIENCE_MS = 900;

/** Whether this process should get requests. */
@Injectable()
export class Readiness {
  #migrated = false;

  constructor(
    private readonly database: Database,
    private readonly draining: Draining,
    private readonly replicas: Replicas,
  ) {}

  /**
   * Throws `UNAVAILABLE` within a second while the database is away and no replica is left to read, while it is behind this release, or
   * the process is leaving.
   */
  async check(): Promise<{ status: 'ok' }> {
    const ready = !this.draining.begun && ((await this.#inTime()) || (this.#migrated && this.replicas.areAlone));
    if (!ready) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    return { status: 'ok' };
  }

  async #inTime(): Promise<boolean> {
    return (await within(PATIENCE_MS, this.#databaseIsReady())) === true;
  }

  async #databaseIsReady(): Promise<boolean> {
    try {
      if (this.#migrated) await this.database.pool.query('select 1');
      else this.#migrated = await this.#hasEveryMigration();
      return this.#migrated;
    } catch {
      return false;
    }
  }

  async #hasEveryMigration(): Promise<boolean> {
    const names = this.database.manager.connection.migrations.map(({ name, constructor }) => name ?? constructor.name);
    const { rows } = await this.database.pool.query<{ count: number }>(
      'select count(*)::int as count from migrations where name = any($1)',
      [names],
    );
    return rows[0]?.count === names.length;
  }
}
