import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { FINISH, WithdrawalService } from './withdrawal.service.js';

/** The second round after somebody has left. */
@Injectable()
export class WithdrawalWorker {
  constructor(jobs: Jobs, withdrawal: WithdrawalService) {
    jobs.register(FINISH, (leaving) => withdrawal.finish(leaving));
  }
}
