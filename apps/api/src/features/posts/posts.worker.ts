import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { PopularPostsService } from './popular-posts.service.js';
import { PostsCleanUpService } from './posts-clean-up.service.js';

const RANK_POPULAR: JobKind = { name: 'posts.rankPopular', cron: '* * * * *', atStart: true };
const CLEAN_UP: JobKind = { name: 'posts.cleanUp', cron: '3 4 * * *' };

/** Background work on posts. */
@Injectable()
export class PostsWorker {
  constructor(jobs: Jobs, popular: PopularPostsService, cleanUp: PostsCleanUpService) {
    jobs.register(RANK_POPULAR, () => popular.rank());
    jobs.register(CLEAN_UP, async () => {
      while ((await cleanUp.forgetOldViews()) > 0);
      while ((await cleanUp.purgeDeleted()) > 0);
    });
  }
}
