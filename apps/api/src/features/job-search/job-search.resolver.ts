import { Args, Query, Resolver } from '@nestjs/graphql';
import { filtersOf } from '@haiko/shared/jobFilters';
import { CurrentReader, Public } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { CachedUnlessSearched } from '../../platform/rendering/cached-queries.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { JobPostingPageView, type JobPostingView } from '../job-postings/job-postings.views.js';
import { JobPostingsArgs } from './job-search.args.js';
import { JobSearchQueries } from './job-search.queries.js';

@Resolver()
export class JobSearchResolver {
  constructor(private readonly search: JobSearchQueries) {}

  @Query(() => JobPostingPageView, { description: 'Open postings, newest first; each filter takes three selections.' })
  @Public()
  @CachedUnlessSearched('JobPosting')
  @RateLimit('jobSearch')
  readJobPostings(
    @CurrentReader() reader: Reader,
    @Args() args: JobPostingsArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<JobPostingView>> {
    return this.search.open(reader, { ...args, wantsTotal }, filtersOf(args));
  }
}
