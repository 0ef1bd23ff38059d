import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { isSourceName } from '../features/job-imports/feed-address.js';
import { FeedError } from '../features/job-imports/feed-error.js';
import { JobImporterModule } from '../features/job-imports/job-importer.module.js';
import {
  type JobImportProgress,
  type JobImportReport,
  JobImportsService,
} from '../features/job-imports/job-imports.service.js';
import { ConfigModule } from '../platform/config.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { commandEnvironment } from './command-environment.js';
import { showProgress } from './progress-bar.js';

const USAGE = 'Usage: npm run import -- <file or https address> --source <name>   (name: a-z, 0-9 and hyphens)';
const REFUSED_SHOWN = 20;
const MEGABYTE = 1_048_576;

@Module({ imports: [ConfigModule, DatabaseModule, JobImporterModule] })
class ImportModule {}

const { location, source } = wanted();
Object.assign(process.env, commandEnvironment(process.env));
const app = await NestFactory.createApplicationContext(ImportModule, { logger: ['error'] });
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
try {
  const options = { onProgress: show, signal: interruption.signal };
  say(await app.get(JobImportsService).import({ source, location }, options));
} catch (error) {
  if (!(error instanceof FeedError)) throw error;
  console.error(`\n${error.message} Nothing was closed.`);
  process.exitCode = 1;
} finally {
  await app.close();
}

function wanted(): { location: string; source: string } {
  try {
    const options = { source: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [place = ''] = positionals;
    if (positionals.length === 1 && isSourceName(values.source ?? '')) {
      return { location: place, source: values.source ?? '' };
    }
  } catch {
    // Unknown options are no better than missing ones.
  }
  console.error(USAGE);
  process.exit(1);
}

function show({ bytes, totalBytes, records, refused }: JobImportProgress): void {
  const megabytes = `${(bytes / MEGABYTE).toFixed(1)} MB`;
  showProgress(source, bytes, totalBytes ?? bytes * 2, `${megabytes} · ${records} records · ${refused} refused   `);
}

function say({ created, updated, unchanged, closed, keptOpen, refused, refusedCount }: JobImportReport): void {
  console.log(`\n${created} created, ${updated} updated, ${unchanged} unchanged, ${closed} closed.`);
  if (keptOpen > 0) {
    console.log(`${keptOpen} have left the feed. That is more than half of what was open, so none of them was closed.`);
  }
  if (refusedCount === 0) return;
  console.log(`${refusedCount} refused:`);
  for (const { record, reason } of refused.slice(0, REFUSED_SHOWN)) console.log(`  ${record}: ${reason}`);
  if (refusedCount > REFUSED_SHOWN) console.log('  … (readJobImports has the first hundred)');
}
