// `npm run bench`: builds, and measures (docs/benchmarks.md): the feed against its limit, the search, the filters of postings and their
// import, notes while others read, a crowd, and on a cheap phone open pages and a thousand cards. `-- notes cards`: these alone.
// `-- --large`: feed and search of a million posts, too. At the end stands one table of all targets.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './lib/services.mjs';
import { heldIn, machine, tableOf } from './lib/targets.mjs';
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

const SERVER = ['feed', 'search', 'job-postings', 'job-imports', 'notes', 'overload'];
const FILES = Object.fromEntries(SERVER.map((name) => [name, `apps/api/bench/${name}.mjs`]));
FILES.pages = 'apps/web/bench/lighthouse.mjs';
FILES.cards = 'apps/web/bench/cards.mjs';
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !(name in FILES));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}; there are ${Object.keys(FILES).join(', ')}`);
  process.exit(1);
}
await build(['@haiko/web', '@haiko/api'], () => {});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-targets-'));
const measurements = [];
for (const [name, file] of Object.entries(FILES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const BENCH_TARGETS = path.join(folder, name);
  fs.writeFileSync(BENCH_TARGETS, '');
  const env = { ...process.env, BENCH_TARGETS };
  const code = await withTestDatabase((url) => measure(file, { ...env, TEST_DATABASE_URL: url })).catch(
    (/** @type {unknown} */ error) => {
      console.error(error);
      return 1;
    },
  );
  measurements.push({ name, code, held: heldIn(fs.readFileSync(BENCH_TARGETS, 'utf8')) });
}
fs.rmSync(folder, { recursive: true });
console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine()}\n\n${tableOf(measurements)}`);
process.exit(measurements.some(({ code }) => code !== 0) ? 1 : 0);
