import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertLogsTellNothing } from '@haiko/shared/test/secretsInLogs';
import { SAMPLE_PASSWORD } from './haiko.ts';
import { GREETING, PASSWORD } from './newcomers.ts';
import { prepareSamples, SEEDED_KEY, startHaiko } from './server.ts';
import { rotationOf } from './rotation.ts';

/** What people in the journeys enter, and what servers are started with. */
const SECRETS = {
  'a password': PASSWORD,
  'the password of the samples': SAMPLE_PASSWORD,
  'a key of the configuration': SEEDED_KEY,
  'a text': GREETING,
};

/** One server for all journeys of a run; HAIKO_URL names one that runs already. At the end no line of a log may say a secret. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // Said once for all processes: over midnight, too, and for whoever wants to repeat the run.
  process.env.HAIKO_SCREENS ??= String(rotationOf(undefined));
  console.log(`Which screen comes in which language: HAIKO_SCREENS=${process.env.HAIKO_SCREENS}`);
  if (process.env.HAIKO_URL) return undefined;
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is missing: node scripts/test-postgres.mjs -- <command> sets it.');
  const logs = mkdtempSync(join(tmpdir(), 'haiko-logs-'));
  process.env.HAIKO_TEST_LOGS = logs;
  const { samples, remove } = await prepareSamples(cluster);
  process.env.HAIKO_SAMPLES = JSON.stringify(samples);
  const { url, stop } = await startHaiko();
  process.env.HAIKO_URL = url;
  return async () => {
    await stop().finally(remove);
    assertLogsTellNothing(logs, SECRETS);
    rmSync(logs, { recursive: true });
  };
}
