import { Body, Controller, Delete, HttpCode } from '@nestjs/common';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { WithdrawalInput } from './accounts.inputs.js';
import { WithdrawalService } from './withdrawal.service.js';

@Controller('user')
export class WithdrawalController {
  constructor(private readonly withdrawal: WithdrawalService) {}

  @Delete()
  @SignedIn({ evenIfSuspended: true })
  @RateLimit('signIn')
  @HttpCode(204)
  withdraw(@CurrentViewer() viewer: Viewer, @Body() input: WithdrawalInput): Promise<void> {
    return this.withdrawal.withdraw(viewer, input);
  }
}
