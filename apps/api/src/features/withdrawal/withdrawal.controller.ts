import { Controller } from '@nestjs/common';
import { withdraw } from '@haiko/shared/contract/accounts';
import { WithdrawalBody } from '@haiko/shared/contract/accounts.schemas';
import type { BodyOf } from '@haiko/shared/contract/call';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { WithdrawalService } from './withdrawal.service.js';

@Tag('Accounts', 'E-mail, password, and leaving for good.')
@Controller()
export class WithdrawalController {
  constructor(private readonly withdrawal: WithdrawalService) {}

  @Handles(withdraw, { summary: 'Close your account for good', body: WithdrawalBody })
  @SignedIn({ evenIfSuspended: true })
  @RateLimit('signIn')
  withdraw(@CurrentViewer() viewer: Viewer, @InputBody() input: BodyOf<typeof withdraw>): Promise<void> {
    return this.withdrawal.withdraw(viewer, input);
  }
}
