import { Args, ArgsType, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { fields, text } from '@haiko/shared/contract/fields';
import { JOB_SOURCE_MAX } from '@haiko/shared/limits';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { JobSourcesQueries } from './job-sources.queries.js';
import { JobSourcesService } from './job-sources.service.js';
import { JobSourceView, SOURCES_SHOWN } from './job-sources.views.js';

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

  @Query(() => [JobSourceView], {
    complexity: SOURCES_SHOWN,
    description: 'Where imported postings come from, and how that goes.',
  })
  readJobSources(): Promise<JobSourceView[]> {
    return this.queries.all();
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
