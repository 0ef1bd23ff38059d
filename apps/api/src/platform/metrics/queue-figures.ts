import { Injectable } from '@nestjs/common';
import type { JobCounts } from '../jobs/job-counts.queries.js';
import { Jobs } from '../jobs/jobs.js';
import { KeptFigures } from './kept-figures.js';
import { Metrics } from './metrics.js';

const KEPT_MS = 5_000;

/** How much background work there is, of all processes: each of them tells the same. */
@Injectable()
export class QueueFigures {
  constructor(metrics: Metrics, jobs: Jobs) {
    const counts = new KeptFigures(() => jobs.counts(), KEPT_MS);
    metrics.watch('haiko_queues_known', async () => [{ labels: {}, value: Number((await counts.inTime()) !== null) }]);
    metrics.watch('haiko_queue_jobs', async () => ((await counts.inTime()) ?? []).flatMap(jobsOf));
    metrics.watch('haiko_queue_oldest_seconds', async () =>
      ((await counts.inTime()) ?? []).map(({ queue, oldestWaitingSeconds }) => ({
        labels: { queue },
        value: oldestWaitingSeconds ?? 0,
      })),
    );
  }
}

function jobsOf({ queue, waiting, active, failed, dead }: JobCounts) {
  return Object.entries({ waiting, active, failed, dead }).map(([state, value]) => ({
    labels: { queue, state },
    value,
  }));
}
