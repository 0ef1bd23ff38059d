import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ClientAddress,
  CurrentReader,
  IsNoReader,
  OnlyRoles,
  Public,
  SignedIn,
} from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { CachedForVisitors } from '../../platform/rendering/cached-queries.js';
import { JobPostingListsQueries } from './job-posting-lists.queries.js';
import { JobPostingEngagementService } from './job-posting-engagement.service.js';
import { KeywordPageArgs } from '../job-search/job-search.args.js';
import { BlockJobPostingArgs, CompanyPostingsArgs } from './job-postings.args.js';
import { JobPostingsQueries } from './job-postings.queries.js';
import { JobPostingsService } from './job-postings.service.js';
import { JobPostingPageView, JobPostingView } from './job-postings.views.js';
import { MAX_HOT_POSTINGS } from './job-posting-engagement.statements.js';

@Resolver()
export class JobPostingsResolver {
  constructor(
    private readonly queries: JobPostingsQueries,
    private readonly lists: JobPostingListsQueries,
    private readonly readers: JobPostingEngagementService,
    private readonly postings: JobPostingsService,
  ) {}

  @Query(() => [JobPostingView], { description: 'The hot section.', complexity: MAX_HOT_POSTINGS })
  @CachedForVisitors('JobPosting')
  @Public()
  readHotJobPostings(@CurrentReader() reader: Reader): Promise<JobPostingView[]> {
    return this.lists.hot(reader);
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
    return isNoReader ? this.readers.read(reader, uuid) : this.readers.open(reader, uuid, address);
  }

  @Query(() => JobPostingView, { nullable: true, description: "A posting of the reader's own company." })
  @SignedIn()
  readJobPostingForCompany(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() { uuid }: UuidArgs,
  ): Promise<JobPostingView | null> {
    return this.queries.ofCompany(reader, uuid);
  }

  @Query(() => JobPostingPageView, { description: "The postings of the reader's own company." })
  @SignedIn()
  readJobPostingsForCompany(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: CompanyPostingsArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<JobPostingView>> {
    return this.lists.ofCompany(reader, { ...args, wantsTotal });
  }

  @Query(() => JobPostingPageView, { description: 'Postings that the reader saved, the last saved first.' })
  @SignedIn()
  readScrappedJobPostings(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: KeywordPageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<JobPostingView>> {
    return this.lists.scrapped(reader, { ...args, wantsTotal });
  }

  @Query(() => JobPostingPageView, {
    description: 'Open postings that surely wish for what the law forbids: imported ones, as others are refused.',
  })
  @OnlyRoles('ADMIN')
  readJobPostingsWithForbiddenWishes(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<JobPostingView>> {
    return this.lists.wishing(reader, { ...args, wantsTotal });
  }

  @Mutation(() => JobPostingView, { description: 'Takes a posting from the sight of everybody but its company.' })
  @OnlyRoles('ADMIN')
  @RateLimit('admin')
  blockJobPosting(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() { uuid, ...block }: BlockJobPostingArgs,
  ): Promise<JobPostingView> {
    return this.postings.block(reader, uuid, block);
  }
}
