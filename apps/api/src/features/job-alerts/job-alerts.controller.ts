import { Controller } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { createJobAlert, deleteJobAlert } from '@haiko/shared/contract/jobAlerts';
import { JobSearchBody } from '@haiko/shared/contract/jobSearch.schemas';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { JobAlertsService } from './job-alerts.service.js';
import { JobAlertView } from './job-alerts.views.js';

@Tag('Job alerts', 'Searches that a person keeps.')
@Controller()
@SignedIn()
export class JobAlertsController {
  constructor(private readonly alerts: JobAlertsService) {}

  @Handles(createJobAlert, { summary: 'Keep a search for postings', body: JobSearchBody, reply: JobAlertView })
  @RateLimit('edit')
  keep(@CurrentViewer() viewer: Viewer, @InputBody() input: BodyOf<typeof createJobAlert>): Promise<JobAlertView> {
    return this.alerts.create(viewer, input);
  }

  @Handles(deleteJobAlert, { summary: 'Forget a kept search', ids: { id: 'The job alert.' } })
  @RateLimit('delete')
  forget(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.alerts.remove(viewer, uuid);
  }
}
