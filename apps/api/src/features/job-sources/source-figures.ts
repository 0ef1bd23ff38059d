import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { KeptFigures } from '../../platform/metrics/kept-figures.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { COUNT_FAILING } from './job-sources.statements.js';

/** Sources fail for hours before anybody is told. */
const KEPT_MS = 60_000;

/** How many sources of postings fail: each process tells the same. */
@Injectable()
export class SourceFigures {
  constructor(metrics: Metrics, database: Database) {
    const failing = new KeptFigures(async () => found(await database.row(COUNT_FAILING)).failing, KEPT_MS);
    metrics.watch('haiko_job_sources_failing', async () => {
      const value = await failing.inTime();
      return value === null ? [] : [{ labels: {}, value }];
    });
  }
}
