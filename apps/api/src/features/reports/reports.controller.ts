import { Controller } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { appeal, report, showReported } from '@haiko/shared/contract/reports';
import { AppealBody, OwnReport, ReportBody } from '@haiko/shared/contract/reports.schemas';
import type { InferInput } from 'valibot';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { AppealsService } from './appeals.service.js';
import { ReportsService } from './reports.service.js';

@Tag('Reports', 'What moderators should look at.')
@Controller()
@SignedIn()
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly appeals: AppealsService,
  ) {}

  @Handles(report, { summary: 'Report something to the moderators', body: ReportBody, reply: OwnReport })
  @RateLimit('report')
  report(
    @CurrentViewer() viewer: Viewer,
    @InputBody() input: BodyOf<typeof report>,
  ): Promise<InferInput<typeof OwnReport>> {
    return this.reports.report(viewer, input);
  }

  @Handles(showReported, {
    summary: 'Show what one has reported to oneself again; the report stands',
    ids: { uuid: 'The report.' },
  })
  @RateLimit('report')
  showAgain(@CurrentViewer() viewer: Viewer, @UuidParam('uuid') uuid: string): Promise<void> {
    return this.reports.showAgain(viewer, uuid);
  }

  @Handles(appeal, {
    summary: 'Appeal against a decision about something of one’s own, once',
    ids: { caseUuid: 'The case of the decision.' },
    body: AppealBody,
  })
  @SignedIn({ evenIfSuspended: true })
  @RateLimit('report')
  appeal(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('caseUuid') uuid: string,
    @InputBody() { text }: BodyOf<typeof appeal>,
  ): Promise<void> {
    return this.appeals.appeal(viewer, uuid, text);
  }
}
