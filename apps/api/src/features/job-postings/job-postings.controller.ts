import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { RequestKey } from '../../platform/request-keys/request-key.js';
import { OriginalLanguageInput } from '../../platform/validation/original-language.input.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { JobPostingReadersService } from './job-posting-readers.service.js';
import { JobPostingInput, JobPostingStateInput } from './job-postings.inputs.js';
import { JobPostingsService } from './job-postings.service.js';
import { JobPostingView } from './job-postings.views.js';

@Controller()
@SignedIn()
export class JobPostingsController {
  constructor(
    private readonly postings: JobPostingsService,
    private readonly readers: JobPostingReadersService,
  ) {}

  @Post('job-posting')
  @RateLimit('jobPosting')
  @Answers(JobPostingView)
  create(
    @CurrentReader() reader: Reader<Viewer>,
    @Body() input: JobPostingInput,
    @RequestKey() key: string | null,
  ): Promise<JobPostingView> {
    return this.postings.create(reader, input, key);
  }

  @Put('job-posting/:id')
  @RateLimit('edit')
  @Answers(JobPostingView)
  update(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @Body() input: JobPostingInput,
  ): Promise<JobPostingView> {
    return this.postings.update(reader, uuid, input);
  }

  @Put('job-posting/:id/state')
  @RateLimit('edit')
  @Answers(JobPostingView)
  setState(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @Body() { state }: JobPostingStateInput,
  ): Promise<JobPostingView> {
    return this.postings.setState(reader, uuid, state);
  }

  @Put('job-posting/:id/language')
  @RateLimit('edit')
  @Answers(JobPostingView)
  correctLanguage(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @Body() { originalLanguage }: OriginalLanguageInput,
  ): Promise<JobPostingView> {
    return this.postings.correctLanguage(reader, uuid, originalLanguage);
  }

  @Delete('job-posting/:id')
  @HttpCode(204)
  @RateLimit('delete')
  remove(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.postings.remove(viewer, uuid);
  }

  @Post('scraps/job-postings/:id')
  @HttpCode(200)
  @RateLimit('scrap')
  @Answers({ isScrapped: { type: 'boolean' } })
  scrap(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<{ isScrapped: boolean }> {
    return this.readers.toggleScrap(viewer, uuid);
  }
}
