// `npm run bench`: builds, and measures the feed against its limit, the search, the filters
// of postings and their import (docs/benchmarks.md). `-- --large`: the feed of a million posts, too.
import { spawn } from 'node:child_process';
import { build } from './lib/services.mjs';
import { withTestDatabase } from './test-postgres.mjs';

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
function measure(file, env) {
  const child = spawn(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit', env });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

await build(['@haiko/web', '@haiko/api'], () => {});
const codes = [];
for (const name of ['feed', 'search', 'job-postings', 'job-imports']) {
  const file = `apps/api/bench/${name}.mjs`;
  codes.push(await withTestDatabase((url) => measure(file, { ...process.env, TEST_DATABASE_URL: url })));
}
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
