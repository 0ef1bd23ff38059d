import { Injectable } from '@nestjs/common';
import type { JobCounts } from '../jobs/job-counts.queries.js';
import { Jobs } from '../jobs/jobs.js';
import { within } from '../within.js';
import { Metrics } from './metrics.js';

/** Several who look at once, or one after the other, ask the database once. */
const KEPT_MS = 5_000;
/** Who looks waits for ten seconds, usually; a database that is slow is told of by other numbers. */
const PATIENCE_MS = 2_000;

/** How much background work there is, of all processes: each of them tells the same. */
@Injectable()
export class QueueFigures {
  #kept: { counts: JobCounts[]; at: number } | undefined;
  #reading: Promise<JobCounts[]> | undefined;

  constructor(
    metrics: Metrics,
    private readonly jobs: Jobs,
  ) {
    metrics.watch('haiko_queues_known', async () => [{ labels: {}, value: Number((await this.#inTime()) !== null) }]);
    metrics.watch('haiko_queue_jobs', async () => ((await this.#inTime()) ?? []).flatMap(jobsOf));
    metrics.watch('haiko_queue_oldest_seconds', async () =>
      ((await this.#inTime()) ?? []).map(({ queue, oldestWaitingSeconds }) => ({
        labels: { queue },
        value: oldestWaitingSeconds ?? 0,
      })),
    );
  }

  /** Null where the database does not say it in time. */
  async #inTime(): Promise<JobCounts[] | null> {
    const counts = await within(PATIENCE_MS, this.#counts()).catch(() => 'late' as const);
    return counts === 'late' ? null : counts;
  }

  /** One statement at a time, however long it takes. */
  #counts(): Promise<JobCounts[]> {
    if (this.#kept && performance.now() - this.#kept.at < KEPT_MS) return Promise.resolve(this.#kept.counts);
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<JobCounts[]> {
    const counts = await this.jobs.counts();
    this.#kept = { counts, at: performance.now() };
    return counts;
  }
}

function jobsOf({ queue, waiting, active, failed, dead }: JobCounts) {
  return Object.entries({ waiting, active, failed, dead }).map(([state, value]) => ({
    labels: { queue, state },
    value,
  }));
}
