import { startHaiko } from './server.ts';

/** One server for all journeys of a run; HAIKO_URL names one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.HAIKO_URL) return undefined;
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is missing: node scripts/test-postgres.mjs -- <command> sets it.');
  const { url, stop } = await startHaiko(cluster);
  process.env.HAIKO_URL = url;
  return stop;
}
