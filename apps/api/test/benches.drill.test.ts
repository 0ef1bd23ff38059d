import { execFile } from 'node:child_process';
import path from 'node:path';

const api = path.resolve(import.meta.dirname, '..');

/** What a measurement has printed to its end; it fails by itself where figures miss their targets, which is not asked here. */
function measure(name: string, env: Record<string, string>): Promise<string> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [`bench/${name}.mjs`],
      { cwd: api, env: { ...process.env, ...env } },
      (_, stdout, stderr) => resolve(stdout + stderr),
    ),
  );
}

// They call the server's own statements by name, and no compiler sees them.
describe('the measurements that nobody runs every day', () => {
  it('search posts, and find what a plain look at every text finds', async () => {
    expect(await measure('search', { BENCH_POSTS: '300', BENCH_ROUNDS: '1' })).toContain(
      '\n300 posts, the worst word ÷ ',
    );
  });

  it('search job postings from the indexes alone, and find what a plain look at all of them finds', async () => {
    expect(await measure('job-postings', { BENCH_POSTINGS: '20000', BENCH_ROUNDS: '1' })).toContain(
      '\nfilters of postings, the worst page ÷ ',
    );
  });

  it('hear of every note and every commit, through Postgres', async () => {
    const env = { BENCH_SECONDS: '0.2', BENCH_PAIRS: '2', BENCH_ROWS: '1000', BENCH_PROCESSES: '1' };
    expect(await measure('one-postgres', env)).toContain('\ncalls counted ');
  });

  it('bring back a backup that was taken while people write', async () => {
    expect(await measure('backup', { BENCH_POSTS: '300', BENCH_FILES: '5' })).toContain(' The same again: yes.');
  });
});
