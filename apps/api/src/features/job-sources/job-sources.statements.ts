import { statement } from '../../platform/database/statement.js';

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
