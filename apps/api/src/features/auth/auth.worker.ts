import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { SignInCleanUpService } from './clean-up.service.js';
import { FINISH, WithdrawalService } from './withdrawal.service.js';

const CLEAN_UP: JobKind = { name: 'auth.cleanUp', cron: '7 * * * *' };

/** Background work on accounts. */
@Injectable()
export class AuthWorker {
  constructor(jobs: Jobs, withdrawal: WithdrawalService, cleanUp: SignInCleanUpService) {
    jobs.handle(FINISH, (leaving) => withdrawal.finish(leaving));
    jobs.handle(CLEAN_UP, async () => {
      while ((await cleanUp.removeExpired()) > 0);
    });
  }
}
