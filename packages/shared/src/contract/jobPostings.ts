import { call } from './call.ts';
import type {
  JobPostingBody,
  JobPostingRowsBody,
  JobPostingStateBody,
  WrittenJobPostings,
} from './jobPostings.schemas.ts';
import type { LanguageBody, Scrapped, SwitchBody } from './posts.schemas.ts';
import type { DeletionQuery } from './reports.schemas.ts';
import type { JobPosting } from './views.generated.ts';

export const createJobPosting = call('POST', '/api/job-posting', 201)
  .takes<typeof JobPostingBody>()
  .returns<JobPosting>();
export const createJobPostings = call('POST', '/api/job-posting-rows', 200)
  .takes<typeof JobPostingRowsBody>()
  .returns<typeof WrittenJobPostings>();
export const updateJobPosting = call('PUT', '/api/job-posting/{id}', 200)
  .takes<typeof JobPostingBody>()
  .returns<JobPosting>();
export const setJobPostingState = call('PUT', '/api/job-posting/{id}/state', 200)
  .takes<typeof JobPostingStateBody>()
  .returns<JobPosting>();
export const correctJobPostingLanguage = call('PUT', '/api/job-posting/{id}/language', 200)
  .takes<typeof LanguageBody>()
  .returns<JobPosting>();
export const deleteJobPosting = call('DELETE', '/api/job-posting/{id}', 204).asks<typeof DeletionQuery>();
/** As `countPostView` is to a post: for a page that the server has rendered; opening one by a query counts by itself. */
export const countJobPostingView = call('POST', '/api/job-posting/{id}/views', 204);
export const scrapJobPosting = call('POST', '/api/scraps/job-postings/{id}', 200)
  .takes<typeof SwitchBody>()
  .returns<typeof Scrapped>();
