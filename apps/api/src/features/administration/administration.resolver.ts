import { MAX_TAKE } from '@haiko/shared/limits';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { RemoveSecondFactorArgs, ReturnMarksArgs, SuspendUserArgs, UsersArgs } from './administration.inputs.js';
import { AdministrationQueries } from './administration.queries.js';
import { AdministrationService } from './administration.service.js';
import { AdminUserPageView, AdminUserView } from './administration.views.js';
import { LostSecondFactors } from './lost-second-factors.service.js';
import { ReturnMarks } from './return-marks.service.js';
import { MarkedPersonView } from './return-marks.views.js';

/** People, for those who look after them in the playground. */
@Resolver()
@OnlyRoles('ADMIN', 'MODERATOR')
export class AdministrationResolver {
  constructor(
    private readonly people: AdministrationQueries,
    private readonly administration: AdministrationService,
    private readonly lost: LostSecondFactors,
    private readonly marks: ReturnMarks,
  ) {}

  @Query(() => [MarkedPersonView], {
    complexity: MAX_TAKE,
    description: 'Which of these people may have been suspended before, and how sure that is.',
  })
  async readReturnMarks(
    @CurrentViewer() viewer: Viewer,
    @Args() { uuids }: ReturnMarksArgs,
  ): Promise<MarkedPersonView[]> {
    const marks = await this.marks.of(viewer, uuids);
    return [...marks].map(([uuid, mark]) => ({ uuid, mark }));
  }

  @Query(() => AdminUserPageView, { description: 'The newest people first.' })
  readUsers(@Args() args: UsersArgs, @WantsTotal() wantsTotal: boolean): Promise<Page<AdminUserView>> {
    return this.people.page(args, wantsTotal);
  }

  @Mutation(() => AdminUserView)
  @RateLimit('admin')
  suspendUser(@CurrentViewer() viewer: Viewer, @Args() args: SuspendUserArgs): Promise<AdminUserView> {
    return this.administration.suspend(viewer, args);
  }

  @Mutation(() => AdminUserView, {
    description:
      'Asks that the app of somebody who has lost it be removed; removes it where another administrator has asked.',
  })
  @OnlyRoles('ADMIN')
  @RateLimit('admin')
  removeSecondFactor(@CurrentViewer() viewer: Viewer, @Args() args: RemoveSecondFactorArgs): Promise<AdminUserView> {
    return this.lost.remove(viewer, args);
  }
}
