import { Controller } from '@nestjs/common';
import type { QueryOf } from '@haiko/shared/contract/call';
import { openUnsubscribe, unsubscribe } from '@haiko/shared/contract/mailNotices';
import { UnsubscribeQuery } from '@haiko/shared/contract/mailNotices.schemas';
import { Anonymous } from '../../platform/access/access.decorators.js';
import { Handles, HandlesByRedirect } from '../../platform/contract/handles.js';
import { InputQuery } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { MailNoticesService } from './mail-notices.service.js';

@Tag('Mail notices', 'What people have told by mail, and how they end it.')
@Controller()
export class MailNoticesController {
  constructor(private readonly notices: MailNoticesService) {}

  @Handles(unsubscribe, { summary: 'End mails by the link in one of them', query: UnsubscribeQuery })
  @Anonymous()
  @RateLimit('unsubscribe')
  end(@InputQuery() { token }: QueryOf<typeof unsubscribe>): Promise<void> {
    return this.notices.end(token);
  }

  @HandlesByRedirect(openUnsubscribe, { summary: 'Open the page of that link', query: UnsubscribeQuery })
  @Anonymous()
  @RateLimit('unsubscribe')
  open(@InputQuery() { token }: QueryOf<typeof openUnsubscribe>): Promise<{ url: string }> {
    return Promise.resolve({ url: this.notices.pageOf(token) });
  }
}
