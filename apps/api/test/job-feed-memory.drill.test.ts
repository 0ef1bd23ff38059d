import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

// The import as a whole is measured by bench/job-imports.mjs; this is the part that meets what others send.

const RECORDS = 50_000;
/** What the engine leaves lying about while it works, with little room for it. */
const MOST_MORE_MEGABYTES = 60;

interface Reading {
  count: number;
  bytes: number;
  kilobytes: number;
}

async function reading(format: string, records: number): Promise<Reading> {
  const room = ['--max-old-space-size=64', '--max-semi-space-size=2'];
  const args = [...room, '--import', './typescript-hooks.mjs', 'test/read-large-feed.ts', format, String(records)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    // Ours holds what the test runner needs.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout) as Reading;
}

describe('reading a feed', () => {
  it.each([['json'], ['xml']])(
    'in %s takes no more memory for one of many megabytes than for a small one',
    async (format) => {
      const small = await reading(format, 100);
      const large = await reading(format, RECORDS);
      expect([small.count, large.count]).toEqual([100, RECORDS]);
      const megabytes = (large.kilobytes - small.kilobytes) / 1_024;
      // So that keeping it could not be overlooked.
      expect(large.bytes / 1_048_576).toBeGreaterThan(1.5 * MOST_MORE_MEGABYTES);
      expect(megabytes).toBeLessThan(MOST_MORE_MEGABYTES);
    },
  );
});
