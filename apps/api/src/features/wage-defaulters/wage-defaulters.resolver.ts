import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { DecideMatchArgs, MatchesArgs } from './wage-defaulters.inputs.js';
import { WageDefaultersQueries } from './wage-defaulters.queries.js';
import { WageDefaultersService } from './wage-defaulters.service.js';
import { WageDefaulterMatchPageView, WageDefaulterMatchView } from './wage-defaulters.views.js';

@Resolver()
@OnlyRoles('ADMIN')
export class WageDefaultersResolver {
  constructor(
    private readonly queries: WageDefaultersQueries,
    private readonly defaulters: WageDefaultersService,
  ) {}

  @Query(() => WageDefaulterMatchPageView, { description: 'Who bears the name of a wage defaulter; the newest first.' })
  readWageDefaulterMatches(
    @Args() { state, ...page }: MatchesArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<WageDefaulterMatchView>> {
    return this.queries.ofState(state, page, wantsTotal);
  }

  @Mutation(() => WageDefaulterMatchView, { description: 'Says whether they are the same. It can be said anew.' })
  @RateLimit('admin')
  decideWageDefaulterMatch(
    @CurrentViewer() viewer: Viewer,
    @Args() decision: DecideMatchArgs,
  ): Promise<WageDefaulterMatchView> {
    return this.defaulters.decide(viewer, decision);
  }
}
