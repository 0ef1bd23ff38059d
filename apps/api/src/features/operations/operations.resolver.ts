import { Args, ArgsType, Field, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { fields, text } from '@haiko/shared/contract/fields';
import { JOB_QUEUE_MAX } from '@haiko/shared/limits';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { OperationsService } from './operations.service.js';
import { BackgroundJobsView, DeskCountsView } from './operations.views.js';

/** As many kinds of background work as a query may cost. */
const MAX_QUEUES = 100;

@ArgsType()
@ValidatedBy(fields({ queue: text({ max: JOB_QUEUE_MAX }) }))
class QueueArgs {
  @Field()
  queue: string;
}

@Resolver()
@OnlyRoles('ADMIN')
export class OperationsResolver {
  constructor(private readonly operations: OperationsService) {}

  @Query(() => [BackgroundJobsView], {
    complexity: MAX_QUEUES,
    description: 'How much background work there is, by kind.',
  })
  readBackgroundJobs(): Promise<BackgroundJobsView[]> {
    return this.operations.jobCounts();
  }

  @Query(() => DeskCountsView, { description: 'What waits at the desk.' })
  @OnlyRoles('ADMIN', 'MODERATOR')
  readDeskCounts(@CurrentViewer() viewer: Viewer): Promise<DeskCountsView> {
    return this.operations.deskCounts(viewer);
  }

  @Mutation(() => Int, { description: 'Has jobs that failed for good tried again; answers how many.' })
  @RateLimit('admin')
  retryDeadJobs(@CurrentViewer() viewer: Viewer, @Args() { queue }: QueueArgs): Promise<number> {
    return this.operations.retryDeadJobs(viewer, queue);
  }

  @Mutation(() => Int, { description: 'Deletes jobs that failed for good and never will succeed; answers how many.' })
  @RateLimit('admin')
  discardDeadJobs(@CurrentViewer() viewer: Viewer, @Args() { queue }: QueueArgs): Promise<number> {
    return this.operations.discardDeadJobs(viewer, queue);
  }
}
