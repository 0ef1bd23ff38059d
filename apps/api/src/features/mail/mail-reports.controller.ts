import { Controller, UseGuards } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { reportMail } from '@haiko/shared/contract/mailReports';
import { MailReportBody } from '@haiko/shared/contract/mailReports.schemas';
import { Anonymous } from '../../platform/access/access.decorators.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { MailServerGuard } from './mail-server.guard.js';
import { RefusedAddresses } from './refused-addresses.service.js';

@Tag('Mail reports', 'For the mail server: what came back, and what was called spam.')
@Controller()
export class MailReportsController {
  constructor(private readonly refused: RefusedAddresses) {}

  // Guards run from the lowest one up: a guess at the secret is counted.
  @Handles(reportMail, { summary: 'Tell of a mail that came back', body: MailReportBody })
  @Anonymous()
  @UseGuards(MailServerGuard)
  @RateLimit('mailReport')
  async report(@InputBody() given: BodyOf<typeof reportMail>): Promise<void> {
    await this.refused.report(given);
  }
}
