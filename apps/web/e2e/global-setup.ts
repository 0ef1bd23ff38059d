import { startHaiko } from './server.ts';
import { turnOf } from './turns.ts';

/** One server for all journeys of a run; HAIKO_URL names one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // Said once for all processes: over midnight, too, and for whoever wants to repeat the run.
  process.env.HAIKO_SCREENS ??= String(turnOf(undefined));
  console.log(`Which screen comes in which language: HAIKO_SCREENS=${process.env.HAIKO_SCREENS}`);
  if (process.env.HAIKO_URL) return undefined;
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is missing: node scripts/test-postgres.mjs -- <command> sets it.');
  const { url, stop } = await startHaiko(cluster);
  process.env.HAIKO_URL = url;
  return stop;
}
