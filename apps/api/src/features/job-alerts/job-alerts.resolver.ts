import { Query, Resolver } from '@nestjs/graphql';
import { MAX_JOB_ALERTS } from '@haiko/shared/limits';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { JobAlertsQueries } from './job-alerts.queries.js';
import { JobAlertView } from './job-alerts.views.js';

@Resolver()
export class JobAlertsResolver {
  constructor(private readonly queries: JobAlertsQueries) {}

  @Query(() => [JobAlertView], { description: 'Searches that the reader keeps.', complexity: MAX_JOB_ALERTS })
  @SignedIn()
  readJobAlerts(@CurrentViewer() viewer: Viewer): Promise<JobAlertView[]> {
    return this.queries.own(viewer);
  }
}
