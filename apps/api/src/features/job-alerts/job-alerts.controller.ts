import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { JobAlertInput } from './job-alerts.inputs.js';
import { JobAlertsService } from './job-alerts.service.js';
import { JobAlertView } from './job-alerts.views.js';

@Controller('job-alerts')
@SignedIn()
export class JobAlertsController {
  constructor(private readonly alerts: JobAlertsService) {}

  @Post()
  @RateLimit('edit')
  @Answers(JobAlertView)
  keep(@CurrentViewer() viewer: Viewer, @Body() input: JobAlertInput): Promise<JobAlertView> {
    return this.alerts.keep(viewer, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @RateLimit('delete')
  forget(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.alerts.forget(viewer, uuid);
  }
}
