import { Body, Controller, Post } from '@nestjs/common';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Returns } from '../../platform/http/returns.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { ReportInput } from './reports.inputs.js';
import { ReportsService } from './reports.service.js';
import type { OwnReportView } from './reports.views.js';

const REPORT = {
  uuid: { type: 'string', format: 'uuid' },
  targetType: { type: 'string' },
  targetUuid: { type: 'string', format: 'uuid' },
  reason: { type: 'string' },
  createdAt: { type: 'string', format: 'date-time' },
};

@Controller('report')
@SignedIn()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @RateLimit('report')
  @Returns(REPORT)
  report(@CurrentViewer() viewer: Viewer, @Body() input: ReportInput): Promise<OwnReportView> {
    return this.reports.report(viewer, input);
  }
}
