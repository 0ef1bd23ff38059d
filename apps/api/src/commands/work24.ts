import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Work24ReaderModule } from '../features/work24/work24-reader.module.js';
import { Work24Service } from '../features/work24/work24.service.js';
import { ConfigModule } from '../platform/config.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';

// Reads the postings of the public employment service until nothing is left to do: what running servers do by themselves, here for
// whoever wants to see it, or to have it done before a server runs.

@Module({ imports: [ConfigModule, DatabaseModule, Work24ReaderModule] })
class Work24CommandModule {}

const app = await NestFactory.createApplicationContext(Work24CommandModule, { logger: ['error'] });
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
try {
  const feed = app.get(Work24Service);
  if (!feed.isOn) {
    console.error('WORK24_KEY is not set.');
    process.exitCode = 1;
  }
  while (await feed.work(interruption.signal)) console.log(await feed.progress());
} finally {
  await app.close();
}
