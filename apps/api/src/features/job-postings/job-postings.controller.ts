import { Controller } from '@nestjs/common';
import type { BodyOf, QueryOf, ReplyOf } from '@haiko/shared/contract/call';
import {
  correctJobPostingLanguage,
  createJobPosting,
  createJobPostings,
  deleteJobPosting,
  setJobPostingState,
  updateJobPosting,
} from '@haiko/shared/contract/jobPostings';
import {
  JobPostingBody,
  JobPostingRowsBody,
  JobPostingStateBody,
  WrittenJobPostings,
} from '@haiko/shared/contract/jobPostings.schemas';
import { LanguageBody } from '@haiko/shared/contract/posts.schemas';
import { DeletionQuery } from '@haiko/shared/contract/reports.schemas';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody, InputQuery } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { JobPostingsService } from './job-postings.service.js';
import { JobPostingView } from './job-postings.views.js';

@Tag('Job postings', 'What companies offer.')
@Controller()
@SignedIn()
export class JobPostingsController {
  constructor(private readonly postings: JobPostingsService) {}

  @Handles(createJobPosting, { summary: 'Write a job posting', body: JobPostingBody, reply: JobPostingView })
  @RateLimit('jobPosting')
  create(
    @CurrentReader() reader: Reader<Viewer>,
    @InputBody() input: BodyOf<typeof createJobPosting>,
    @IdempotencyKey() key: string | null,
  ): Promise<JobPostingView> {
    return this.postings.create(reader, input, key);
  }

  @Handles(createJobPostings, {
    summary: 'Write some rows of a table of job postings',
    body: JobPostingRowsBody,
    reply: WrittenJobPostings,
  })
  @RateLimit('jobPostingRows')
  createRows(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { rows }: BodyOf<typeof createJobPostings>,
  ): Promise<ReplyOf<typeof createJobPostings>> {
    return this.postings.createRows(viewer, rows);
  }

  @Handles(updateJobPosting, {
    summary: 'Replace a job posting',
    ids: { id: 'The job posting.' },
    body: JobPostingBody,
    reply: JobPostingView,
  })
  @RateLimit('edit')
  update(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof updateJobPosting>,
  ): Promise<JobPostingView> {
    return this.postings.update(reader, uuid, input);
  }

  @Handles(setJobPostingState, {
    summary: 'Close a job posting, or open it again',
    ids: { id: 'The job posting.' },
    body: JobPostingStateBody,
    reply: JobPostingView,
  })
  @RateLimit('edit')
  setState(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof setJobPostingState>,
  ): Promise<JobPostingView> {
    return this.postings.setState(reader, uuid, input);
  }

  @Handles(correctJobPostingLanguage, {
    summary: 'Say which language a job posting is in',
    ids: { id: 'The job posting.' },
    body: LanguageBody,
    reply: JobPostingView,
  })
  @RateLimit('edit')
  correctLanguage(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() { originalLanguage }: BodyOf<typeof correctJobPostingLanguage>,
  ): Promise<JobPostingView> {
    return this.postings.correctLanguage(reader, uuid, originalLanguage);
  }

  @Handles(deleteJobPosting, {
    summary: 'Delete a job posting',
    ids: { id: 'The job posting.' },
    query: DeletionQuery,
  })
  @RateLimit('delete')
  remove(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @InputQuery() { cause = null }: QueryOf<typeof deleteJobPosting>,
  ): Promise<void> {
    return this.postings.remove(viewer, uuid, cause);
  }
}
