import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { WorkAtDeskArgs } from './desk.inputs.js';
import { Desk } from './desk.service.js';
import { DESK_WORK_SHOWN, DeskWorkView } from './desk.views.js';

/** What moderators and administrators see of each other. */
@Resolver()
@OnlyRoles('ADMIN', 'MODERATOR')
export class DeskResolver {
  constructor(private readonly desk: Desk) {}

  @Query(() => [DeskWorkView], {
    complexity: DESK_WORK_SHOWN,
    description: 'What somebody has open at this moment, of what the viewer decides about.',
  })
  readDeskWork(@CurrentViewer() viewer: Viewer): Promise<DeskWorkView[]> {
    return this.desk.work(viewer);
  }

  @Mutation(() => Boolean, {
    description: 'Says to the others who has a case open, for two minutes; false where somebody else has.',
  })
  @RateLimit('desk')
  workAtDesk(@CurrentViewer() viewer: Viewer, @Args() args: WorkAtDeskArgs): Promise<boolean> {
    return this.desk.workOn(viewer, args);
  }
}
