// Runs a command with a throw-away Postgres: node scripts/test-postgres.mjs -- <command> [arguments]
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { abandonedFolders, throwAwayFolder } from './lib/folders.mjs';
import { startPostgres } from './postgres.mjs';

/**
 * Starts an empty, fast, non-durable cluster and gives the work the superuser's address; it is gone afterwards, whatever
 * happened. Folders of runs that were killed are cleared on the way.
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withTestDatabase(work) {
  for (const folder of abandonedFolders()) await clear(folder);
  const folder = throwAwayFolder();
  const postgres = await startPostgres({ dataDir: folder, durable: false });
  // Whoever works with it looks there at the end for what must not be said.
  process.env.TEST_DATABASE_LOG = path.join(folder, 'postgres.log');
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function clear(folder) {
  try {
    // Starting it is the way to stop a server that is still running there.
    if (fs.existsSync(path.join(folder, 'postgres/postmaster.pid'))) {
      await (await startPostgres({ dataDir: folder, durable: false })).stop();
    }
    fs.rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another run is clearing it at this moment.
  }
}

/** @param {string[]} args */
async function main(args) {
  const [command, ...rest] = args[0] === '--' ? args.slice(1) : args;
  if (command === undefined) throw new Error('Usage: node scripts/test-postgres.mjs -- <command> [arguments]');
  process.exitCode = await withTestDatabase(
    (url) =>
      new Promise((resolve, reject) => {
        const child = spawn(command, rest, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } });
        for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
        child.on('error', reject);
        child.on('exit', (code) => resolve(code ?? 1));
      }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
