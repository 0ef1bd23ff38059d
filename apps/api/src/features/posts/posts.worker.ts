import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { PopularPostsService } from './popular-posts.service.js';
import { PostSearchService } from './post-search.service.js';
import { PostsCleanUpService } from './posts-clean-up.service.js';

const RANK_POPULAR: JobKind = { name: 'posts.rankPopular', cron: '* * * * *', atStart: true };
const FILL_SEARCH: JobKind = { name: 'posts.fillSearch', cron: '29 * * * *', atStart: true };
const CLEAN_UP: JobKind = { name: 'posts.cleanUp', cron: '3 4 * * *' };

/** Background work on posts. */
@Injectable()
export class PostsWorker {
  constructor(jobs: Jobs, popular: PopularPostsService, search: PostSearchService, cleanUp: PostsCleanUpService) {
    jobs.handle(RANK_POPULAR, () => popular.rank());
    jobs.handle(FILL_SEARCH, async () => void (await search.fill()));
    jobs.handle(CLEAN_UP, async () => {
      while ((await cleanUp.forgetOldViews()) > 0);
      while ((await cleanUp.purgeDeleted()) > 0);
    });
  }
}
