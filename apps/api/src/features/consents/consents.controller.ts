import { Controller } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { giveConsents } from '@haiko/shared/contract/consents';
import { ConsentsBody } from '@haiko/shared/contract/consents.schemas';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { ConsentsService } from './consents.service.js';

@Tag('Consents', 'What people agree to, and take back.')
@Controller()
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  @Handles(giveConsents, {
    summary: 'Agree to versions of texts, or take back the optional consent',
    body: ConsentsBody,
  })
  @SignedIn({ evenIfSuspended: true })
  @RateLimit('edit')
  give(@CurrentViewer() viewer: Viewer, @InputBody() input: BodyOf<typeof giveConsents>): Promise<void> {
    return this.consents.record(viewer.uuid, input);
  }
}
