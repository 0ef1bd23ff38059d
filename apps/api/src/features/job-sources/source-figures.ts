import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { within } from '../../platform/within.js';
import { COUNT_FAILING } from './job-sources.statements.js';

/** Sources fail for hours before anybody is told. */
const KEPT_MS = 60_000;
/** Who looks waits for other numbers, too. */
const PATIENCE_MS = 2_000;

/** How many sources of postings fail: each process tells the same. */
@Injectable()
export class SourceFigures {
  #kept: { failing: number; at: number } | undefined;
  #reading: Promise<number> | undefined;

  constructor(
    metrics: Metrics,
    private readonly database: Database,
  ) {
    metrics.watch('haiko_job_sources_failing', async () => {
      const failing = await within(PATIENCE_MS, this.#failing());
      return failing === 'late' ? [] : [{ labels: {}, value: failing }];
    });
  }

  /** One statement at a time, however long it takes. */
  #failing(): Promise<number> {
    if (this.#kept && performance.now() - this.#kept.at < KEPT_MS) return Promise.resolve(this.#kept.failing);
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<number> {
    const { failing } = found(await this.database.row(COUNT_FAILING));
    this.#kept = { failing, at: performance.now() };
    return failing;
  }
}
