import { statement } from '../../platform/database/statement.js';
import { WORK24 } from '../work24/work24-posting.js';

/**
 * Sources that have failed within the last day and not gone well since, so that somebody looks; none that is stopped. The public employment
 * service fails now and then, and counts after an hour.
 */
export const FAILING_SOURCES = `
  (select i.source from job_imports i
   where i.error not in ('INTERRUPTED', 'STOPPED') and i.started_at > now() - interval '1 day'
     and not exists (
       select from job_imports good
       where good.source = i.source and good.finished_at is not null and good.started_at > i.started_at)
   union select '${WORK24}' from work24_state
   where problem is not null and problem_since < now() - interval '1 hour' and rest_until > now() - interval '1 day')
  except select source from job_source_stops`;

export const COUNT_FAILING = statement(
  'jobSources.countFailing',
  `select count(*)::int as failing from (${FAILING_SOURCES}) as failing`,
);

/** No row where it was stopped already. */
export const STOP_SOURCE = statement(
  'jobSources.stop',
  `insert into job_source_stops (source) values (:source) on conflict do nothing returning source`,
);

/** No row where it was not stopped. */
export const START_SOURCE = statement(
  'jobSources.start',
  `delete from job_source_stops where source = :source returning source`,
);
