// What measurements of pages need: the built server with the sample content, on a database of its own, and a browser.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserLaunch } from '../e2e/browser.ts';
import { prepareSamples, startHaiko } from '../e2e/server.ts';

/** Gives `work` both, and ends the server. Needs TEST_DATABASE_URL and the builds; `npm run bench` gives them. */
export async function withSamples(work) {
  process.env.HAIKO_TEST_LOGS = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-bench-pages-'));
  const { samples, remove } = await prepareSamples(process.env.TEST_DATABASE_URL ?? '');
  process.env.HAIKO_SAMPLES = JSON.stringify(samples);
  const [haiko, launch] = await Promise.all([startHaiko(), browserLaunch({ fonts: 'all' })]);
  try {
    await work({ haiko, launch });
  } finally {
    await haiko.stop();
    remove();
    fs.rmSync(process.env.HAIKO_TEST_LOGS, { recursive: true });
  }
}
