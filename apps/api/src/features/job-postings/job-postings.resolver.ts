import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, OnlyRoles, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { JobPostingListsQueries } from './job-posting-lists.queries.js';
import { BlockJobPostingArgs, CompanyPostingsArgs } from './job-postings.args.js';
import { JobPostingsQueries } from './job-postings.queries.js';
import { JobPostingsService } from './job-postings.service.js';
import { JobPostingPageView, JobPostingView } from './job-postings.views.js';

@Resolver()
export class JobPostingsResolver {
  constructor(
    private readonly queries: JobPostingsQueries,
    private readonly lists: JobPostingListsQueries,
    private readonly postings: JobPostingsService,
  ) {}

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
