import { Module } from '@nestjs/common';
import { PostSearchIndex } from './post-search-index.service.js';
import { PostSearchIndexWorker } from './post-search-index.worker.js';

/** What writes the index; whoever changes posts needs it. */
@Module({ providers: [PostSearchIndex, PostSearchIndexWorker], exports: [PostSearchIndex] })
export class PostSearchIndexModule {}
