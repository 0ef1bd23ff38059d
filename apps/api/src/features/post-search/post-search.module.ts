import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { PostSearchQueries } from './post-search.queries.js';
import { PostSearchResolver } from './post-search.resolver.js';

/** What reads the index. */
@Module({ imports: [PostsModule], providers: [PostSearchResolver, PostSearchQueries] })
export class PostSearchModule {}
