import { Semaphore, type SemaphoreLimits } from '../semaphore.js';
import type { Metrics } from './metrics.js';

/** A line of requests that wait for their turn, and whose length is told. */
export function measuredLine(metrics: Metrics, line: 'all' | 'heavy', limits: SemaphoreLimits): Semaphore {
  const onTurnedAway = () => metrics.count('haiko_requests_turned_away_total', { line });
  const semaphore = new Semaphore({ ...limits, onTurnedAway });
  metrics.watch('haiko_requests_working', () => [{ labels: { line }, value: semaphore.running }]);
  metrics.watch('haiko_requests_waiting', () => [{ labels: { line }, value: semaphore.waiting }]);
  return semaphore;
}
