import { Module } from '@nestjs/common';
import { Work24ReaderModule } from './work24-reader.module.js';
import { Work24Queries } from './work24.queries.js';
import { Work24Resolver } from './work24.resolver.js';
import { Work24Worker } from './work24.worker.js';

/** The feed of the public employment service. */
@Module({
  imports: [Work24ReaderModule],
  providers: [Work24Resolver, Work24Queries, Work24Worker],
  exports: [Work24Queries],
})
export class Work24Module {}
