import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { CommentsCleanUpService } from './comments-clean-up.service.js';

const CLEAN_UP: JobKind = { name: 'comments.cleanUp', cron: '11 4 * * *' };

/** Background work on comments. */
@Injectable()
export class CommentsWorker {
  constructor(jobs: Jobs, cleanUp: CommentsCleanUpService) {
    jobs.register(CLEAN_UP, async () => {
      while ((await cleanUp.purgeDeleted()) > 0);
    });
  }
}
