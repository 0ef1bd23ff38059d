import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Req } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { reportMail } from '@haiko/shared/contract/mailReports';
import { MailReportBody } from '@haiko/shared/contract/mailReports.schemas';
import type { Request } from 'express';
import { Anonymous } from '../../platform/access/access.decorators.js';
import { authorizationOf } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { RefusedAddresses } from './refused-addresses.service.js';

@Tag('Mail reports', 'For the mail server: what came back, and what was called spam.')
@Controller()
export class MailReportsController {
  constructor(
    private readonly config: AppConfig,
    private readonly refused: RefusedAddresses,
  ) {}

  @Handles(reportMail, { summary: 'Tell of a mail that came back', body: MailReportBody })
  @Anonymous()
  @RateLimit('mailReport')
  async report(@Req() request: Request, @InputBody() given: BodyOf<typeof reportMail>): Promise<void> {
    const secret = this.config.mail?.reportSecret;
    assertRule(secret !== undefined, 'NOT_FOUND');
    assertRule(isSame(authorizationOf(request) ?? '', `Bearer ${secret}`), 'UNAUTHENTICATED');
    await this.refused.report(given);
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
