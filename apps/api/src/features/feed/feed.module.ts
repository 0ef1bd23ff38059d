import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { FeedQueries } from './feed.queries.js';
import { FeedResolver } from './feed.resolver.js';
import { FeedWorker } from './feed.worker.js';

@Module({
  imports: [PostsModule],
  providers: [FeedResolver, FeedQueries, FeedWorker],
})
export class FeedModule {}
