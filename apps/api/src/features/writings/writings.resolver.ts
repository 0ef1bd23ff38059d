import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Wants, WantsTotal } from '../../platform/graphql/page.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { DecideWritingsArgs, WritingsArgs } from './writings.inputs.js';
import { WritingsQueries } from './writings.queries.js';
import { WritingsService } from './writings.service.js';
import { DecidedWritingsView, type WritingPage, WritingPageView } from './writings.views.js';

@Resolver()
@OnlyRoles('ADMIN', 'MODERATOR')
export class WritingsResolver {
  constructor(
    private readonly queries: WritingsQueries,
    private readonly writings: WritingsService,
  ) {}

  @Query(() => WritingPageView, { description: 'What one person wrote, newest first; of messages only reported ones.' })
  readWritings(
    @Args() args: WritingsArgs,
    @WantsTotal() total: boolean,
    @Wants('version') version: boolean,
  ): Promise<WritingPage> {
    return this.queries.page(args, { total, version });
  }

  @Mutation(() => DecidedWritingsView, {
    description:
      'Decides about several things that one person wrote, or about all of a kind, as they were seen, with one reason; they are told once.',
  })
  @RateLimit('admin')
  decideWritings(@CurrentViewer() viewer: Viewer, @Args() args: DecideWritingsArgs): Promise<DecidedWritingsView> {
    return this.writings.decide(viewer, args);
  }
}
