import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { SignInCleanUpService } from './sign-in-clean-up.service.js';

const CLEAN_UP: JobKind = { name: 'auth.cleanUp', cron: '7 * * * *' };

/** Background work on accounts. */
@Injectable()
export class AccountsWorker {
  constructor(jobs: Jobs, cleanUp: SignInCleanUpService) {
    jobs.register(CLEAN_UP, async () => {
      while ((await cleanUp.removeExpired()) > 0);
    });
  }
}
