import { statement } from '../database/statement.js';

/** Where jobs go that failed for good, until somebody has them tried again. */
export const DEAD = 'dead';

/** How much work of one kind there is. */
export interface JobCounts {
  queue: string;
  waiting: number;
  active: number;
  /** Failed, and to be tried again. */
  failed: number;
  /** Failed for good. */
  dead: number;
  /** Since when the oldest one could have begun; null where none waits. */
  oldestWaitingSeconds: number | null;
}

/** The queue's own kinds of work are its own business. */
export const JOB_COUNTS = statement(
  'jobs.counts',
  `
    select q.name as queue,
      count(*) filter (where j.state = 'created')::int as waiting,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'retry')::int as failed,
      (select count(*)::int from jobs.job d where d.name = :dead and d.source_name = q.name and d.state < 'active') as dead,
      floor(extract(epoch from now() - min(j.start_after)
        filter (where j.state < 'active' and j.start_after <= now())))::int as "oldestWaitingSeconds"
    from jobs.queue q left join jobs.job j on j.name = q.name and j.state < 'completed'
    where q.name <> :dead and q.name not like '\\_\\_pgboss%'
    group by q.name order by q.name`,
);

export const DISCARD_DEAD = statement(
  'jobs.discardDead',
  `delete from jobs.job where name = :dead and source_name = :queue and state < 'active' returning id`,
);
