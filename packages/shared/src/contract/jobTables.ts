import { call } from './call.ts';
import type { WrittenJobPostings } from './jobPostings.schemas.ts';
import type {
  EndedJobTable,
  JobTableBody,
  JobTableEndBody,
  JobTableRowsBody,
  StartedJobTable,
} from './jobTables.schemas.ts';

export const startJobTable = call('POST', '/api/job-tables', 201)
  .takes<typeof JobTableBody>()
  .returns<typeof StartedJobTable>();
export const sendJobTableRows = call('POST', '/api/job-tables/{id}/rows', 200)
  .takes<typeof JobTableRowsBody>()
  .returns<typeof WrittenJobPostings>();
export const endJobTable = call('POST', '/api/job-tables/{id}/end', 200)
  .takes<typeof JobTableEndBody>()
  .returns<typeof EndedJobTable>();
