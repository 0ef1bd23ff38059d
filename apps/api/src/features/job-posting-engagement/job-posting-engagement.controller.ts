import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { countJobPostingView, scrapJobPosting } from '@haiko/shared/contract/jobPostings';
import { Scrapped, SwitchBody } from '@haiko/shared/contract/posts.schemas';
import { ClientAddress, CurrentViewer, IsNoReader, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { JobPostingEngagementService } from './job-posting-engagement.service.js';

@Tag('Job postings', 'What companies offer.')
@Controller()
@SignedIn()
export class JobPostingEngagementController {
  constructor(private readonly engagement: JobPostingEngagementService) {}

  // Not by the opening of the posting: that was a page which the server had rendered for everybody.
  @Handles(countJobPostingView, {
    summary: 'Count that a rendered job posting was opened',
    ids: { id: 'The job posting.' },
    operationId: 'JobPostings.countView',
  })
  @RateLimit(({ viewer }) => (viewer ? 'viewLog' : 'openPost'))
  @Public()
  async countView(
    @CurrentViewer() viewer: Viewer | null,
    @ClientAddress() address: string,
    @IsNoReader() isNoReader: boolean,
    @UuidParam('id') uuid: string,
  ): Promise<void> {
    if (!isNoReader) await this.engagement.count(viewer, uuid, address);
  }

  @Handles(scrapJobPosting, {
    summary: 'Scrap a job posting, or take that back',
    ids: { id: 'The job posting.' },
    body: SwitchBody,
    reply: Scrapped,
    operationId: 'JobPostings.scrap',
  })
  @RateLimit('scrap')
  scrap(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @InputBody() { isOn = null }: BodyOf<typeof scrapJobPosting>,
  ): Promise<ReplyOf<typeof scrapJobPosting>> {
    return this.engagement.turnScrap(viewer, uuid, isOn);
  }
}
