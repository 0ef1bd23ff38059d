import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { assertLogsTellNothing } from '@haiko/shared/test/secretsInLogs';
import type { TestProject } from 'vitest/node';
import { SECRETS } from './secrets.ts';

/**
 * Builds the server, for tests that start it in a process of its own, and makes the template database (test/template.ts), in
 * another process because vitest's knows no metadata of decorators. Needs TEST_DATABASE_URL, a superuser's address of a
 * throw-away Postgres (`npm test` starts one). When all tests are over, no line of a log may say what they have entered.
 */
export default function setUp({ vitest }: TestProject): () => void {
  const cwd = path.dirname(import.meta.dirname);
  if (!process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL is not set: run `npm test -- api`');
  // Over what is there: a server that starts from it at this moment finds all its files.
  execFileSync('pnpm', ['exec', 'swc', 'src', '-d', 'dist', '--strip-leading-paths'], { cwd, stdio: 'ignore' });
  const script = path.join(import.meta.dirname, 'template.ts');
  execFileSync(process.execPath, ['--import', './typescript-hooks.mjs', script], {
    cwd,
    stdio: 'inherit',
  });
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-logs-'));
  process.env['HAIKO_TEST_LOGS'] = logs;
  return () => {
    // A run of a few tests may start no server.
    if (vitest.state.getPaths().some((file) => /\.(e2e|drill)\.test\.ts$/.test(file)))
      assertLogsTellNothing(logs, SECRETS);
    fs.rmSync(logs, { recursive: true });
  };
}
