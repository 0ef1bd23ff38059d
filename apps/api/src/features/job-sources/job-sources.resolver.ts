import { Args, ArgsType, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { fields, text } from '@haiko/shared/contract/fields';
import { JOB_SOURCE_MAX } from '@haiko/shared/limits';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { JobSourcesQueries } from './job-sources.queries.js';
import { JobSourcesService } from './job-sources.service.js';
import { JobSourcePageView, JobSourceView, SOURCES_SHOWN } from './job-sources.views.js';

@ArgsType()
@ValidatedBy(fields({ source: text({ max: JOB_SOURCE_MAX }) }))
class SourceArgs {
  @Field()
  source: string;
}

@Resolver()
@OnlyRoles('ADMIN')
export class JobSourcesResolver {
  constructor(
    private readonly queries: JobSourcesQueries,
    private readonly sources: JobSourcesService,
  ) {}

  @Query(() => JobSourcePageView, {
    description:
      'Where imported postings come from, and how that goes: those of the settings first, then the last one.',
  })
  readJobSourcePage(@Args() args: PageArgs, @WantsTotal() wantsTotal: boolean): Promise<Page<JobSourceView>> {
    return this.queries.page(args, wantsTotal);
  }

  @Query(() => [JobSourceView], {
    complexity: SOURCES_SHOWN,
    description: 'The first thirty of them.',
    deprecationReason: 'readJobSourcePage has all of them.',
  })
  async readJobSources(): Promise<JobSourceView[]> {
    return (await this.queries.page({ skip: 0, take: SOURCES_SHOWN }, false)).items;
  }

  @Mutation(() => JobSourceView, {
    description:
      'Has nothing more read of it; its open postings stay until their last day, those of the public employment service for two days.',
  })
  @RateLimit('admin')
  stopJobSource(@CurrentViewer() viewer: Viewer, @Args() { source }: SourceArgs): Promise<JobSourceView> {
    return this.sources.stop(viewer, source);
  }

  @Mutation(() => JobSourceView, { description: 'Has it read again.' })
  @RateLimit('admin')
  startJobSource(@CurrentViewer() viewer: Viewer, @Args() { source }: SourceArgs): Promise<JobSourceView> {
    return this.sources.start(viewer, source);
  }
}
