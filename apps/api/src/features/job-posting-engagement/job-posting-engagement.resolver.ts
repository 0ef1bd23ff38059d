import { Args, Query, Resolver } from '@nestjs/graphql';
import { ClientAddress, CurrentReader, IsNoReader, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { CachedForVisitors } from '../../platform/rendering/cached-queries.js';
import { JobPostingPageView, JobPostingView } from '../job-postings/job-postings.views.js';
import { KeywordPageArgs } from '../job-search/job-search.args.js';
import { JobPostingEngagementQueries } from './job-posting-engagement.queries.js';
import { JobPostingEngagementService } from './job-posting-engagement.service.js';
import { MAX_HOT_POSTINGS } from './job-posting-engagement.statements.js';

@Resolver()
export class JobPostingEngagementResolver {
  constructor(
    private readonly queries: JobPostingEngagementQueries,
    private readonly engagement: JobPostingEngagementService,
  ) {}

  @Query(() => [JobPostingView], { description: 'The hot section.', complexity: MAX_HOT_POSTINGS })
  @CachedForVisitors('JobPosting')
  @Public()
  readHotJobPostings(@CurrentReader() reader: Reader): Promise<JobPostingView[]> {
    return this.queries.hot(reader);
  }

  @Query(() => JobPostingView, {
    nullable: true,
    description: 'Opens a posting, closed and expired ones, too: counts a view of this reader.',
  })
  @Public()
  @RateLimit(({ viewer, isRendering }) => (viewer || isRendering ? null : 'openPost'))
  readJobPosting(
    @CurrentReader() reader: Reader,
    @ClientAddress() address: string,
    @IsNoReader() isNoReader: boolean,
    @Args() { uuid }: UuidArgs,
  ): Promise<JobPostingView | null> {
    return isNoReader ? this.engagement.read(reader, uuid) : this.engagement.open(reader, uuid, address);
  }

  @Query(() => JobPostingPageView, { description: 'Postings that the reader saved, the last saved first.' })
  @SignedIn()
  readScrappedJobPostings(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: KeywordPageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<JobPostingView>> {
    return this.queries.scrapped(reader, { ...args, wantsTotal });
  }
}
