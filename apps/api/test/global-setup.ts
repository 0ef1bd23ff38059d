import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Builds the server, for tests that start it in a process of its own, and makes the template database (test/template.ts), in
 * another process because vitest's knows no metadata of decorators. Needs TEST_DATABASE_URL, a superuser's address of a
 * throw-away Postgres (`npm test` starts one).
 */
export default function setUp(): void {
  const cwd = path.dirname(import.meta.dirname);
  if (!process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL is not set: run `npm test -- api`');
  // Over what is there: a server that starts from it at this moment finds all its files.
  execFileSync('pnpm', ['exec', 'swc', 'src', '-d', 'dist', '--strip-leading-paths'], { cwd, stdio: 'ignore' });
  const script = path.join(import.meta.dirname, 'template.ts');
  execFileSync(process.execPath, ['--import', './typescript-hooks.mjs', script], {
    cwd,
    stdio: 'inherit',
  });
}
