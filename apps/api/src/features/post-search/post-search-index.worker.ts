import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { PostSearchIndex } from './post-search-index.service.js';

const FILL: JobKind = { name: 'posts.fillSearch', cron: '29 * * * *', atStart: true };

/** Adds to the index what it lacks. */
@Injectable()
export class PostSearchIndexWorker {
  constructor(jobs: Jobs, index: PostSearchIndex) {
    jobs.register(FILL, async () => void (await index.fill()));
  }
}
