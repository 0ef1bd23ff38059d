// `npm run attack`: builds, and sends a server of its own the largest and deepest of everything. Some ten minutes, by itself.
import { spawn } from 'node:child_process';
import { build } from './lib/services.mjs';
import { withTestDatabase } from './test-postgres.mjs';

await build(['@haiko/web', '@haiko/api'], () => {});
process.exitCode = await withTestDatabase((url) => {
  const child = spawn(process.execPath, ['apps/api/attack/attack.mjs', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
