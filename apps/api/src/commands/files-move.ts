import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DiskStore } from '../features/files/disk-store.js';
import { S3Store } from '../features/files/s3-store.js';
import { AppConfig } from '../platform/config.js';
import { AppError } from '../platform/errors/app-error.js';
import { BackupError } from './backup/backup-error.js';
import { progressOnTerminal } from './backup/progress.js';
import { moveFiles, type MoveReport } from './files/move-files.js';

const USAGE = `Usage: npm run files:move -- s3|disk [--remove] [--tidy]
  s3, disk   where to: from UPLOAD_DIR to the bucket of S3_ENDPOINT, or back
  --remove   take away from the other store what has arrived
  --tidy     take away from both what nothing in the database names`;
const MISSING_SHOWN = 20;
const INTERRUPTED = 130;

const { place, removes, tidies } = wanted();
const { database, uploadDir, s3 } = new AppConfig(process.env);
if (!s3) {
  console.error('S3_ENDPOINT is not set: there is one store only (docs/running.md).');
  process.exit(1);
}
const [disk, bucket] = [new DiskStore(uploadDir), new S3Store(uploadDir, s3)];
const [from, to] = place === 's3' ? [disk, bucket] : [bucket, disk];
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
try {
  const options = { removes, tidies, signal: interruption.signal, onProgress: progressOnTerminal() };
  say(await moveFiles({ databaseUrl: database.url, from, to, ...options }));
} catch (error) {
  if (!(error instanceof BackupError || error instanceof AppError)) throw error;
  console.error(`\n${error.message}\nThe same command goes on from here.`);
  process.exitCode = 1;
}

function stop(): void {
  console.log('\nStopping after the files that are under way …');
  interruption.abort();
}

function wanted(): { place: string; removes: boolean; tidies: boolean } {
  try {
    const options = { remove: { type: 'boolean', default: false }, tidy: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [place = ''] = positionals;
    if (positionals.length === 1 && (place === 's3' || place === 'disk')) {
      return { place, removes: values.remove, tidies: values.tidy };
    }
  } catch {
    // Unknown options are no better than a missing place.
  }
  console.error(USAGE);
  process.exit(1);
}

function say({ copied, same, missing, unknown, isStopped }: MoveReport): void {
  console.log(`\n${copied} copied and compared, ${same} were there already.`);
  if (isStopped) {
    console.log('Stopped. The same command goes on from here.');
    process.exitCode = INTERRUPTED;
  }
  if (unknown > 0)
    console.log(`${unknown} that nothing names ${tidies ? 'were removed' : 'lie there (--tidy removes them)'}.`);
  if (missing.length === 0) return;
  console.log(`${missing.length} that something shows are in neither store:`);
  for (const name of missing.slice(0, MISSING_SHOWN)) console.log(`  ${name}`);
  process.exitCode = 1;
}
