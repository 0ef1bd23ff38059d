// Commands of the server that a person runs beside it: against DATABASE_URL, the running start's database, or the
// embedded one, which is started for as long as the command takes.
import { dataFolder } from './folders.mjs';
import { say } from './output.mjs';
import {
  build,
  chosenDatabase,
  isProduction,
  joinDatabase,
  migrateDatabase,
  serverCommand,
  serverEnvironment,
} from './services.mjs';
import { Run } from './stopping.mjs';

/**
 * Builds the server, migrates, runs the command and ends the process.
 * @param {string} name file name in apps/api/src/commands, without ending
 * @param {{ args?: string[], flags?: string[], schema?: 'migrated' | 'left', first?: (command: (args: string[]) => Promise<void>) => Promise<void> }} [options]
 *   flags are Node's own; `schema` says whether the tables are brought up to date before, or left to the command, which is then
 *   told who owns them; `first` may run the command with other arguments before, and throw a Problem to end it there
 */
export async function runServerCommand(name, options = {}) {
  const { args = process.argv.slice(2), flags = [], schema = 'migrated', first } = options;
  const run = new Run();
  const dataDir = dataFolder();
  await run.during(async () => {
    await build(['@haiko/api'], (child) => run.add(child));
    const { url, migrationUrl } = isProduction() ? chosenDatabase() : await run.addStarting(joinDatabase(dataDir));
    const env = serverEnvironment(dataDir, { DATABASE_URL: url });
    if (schema === 'migrated') await migrateDatabase(env, migrationUrl);
    else env.MIGRATION_DATABASE_URL = migrationUrl;
    const command = (/** @type {string[]} */ given) =>
      serverCommand(name, env, { args: given, flags, onStart: (child) => run.add(child) });
    await first?.(command);
    await command(args);
    say('Done.');
  });
  process.exit();
}
