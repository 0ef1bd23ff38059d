import { call } from './call.ts';
import type { JobSearchBody } from './jobSearch.schemas.ts';
import type { JobAlert } from './views.generated.ts';

export const createJobAlert = call('POST', '/api/job-alerts', 201).takes<typeof JobSearchBody>().returns<JobAlert>();
export const deleteJobAlert = call('DELETE', '/api/job-alerts/{id}', 204);
