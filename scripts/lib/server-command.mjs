// Commands of the server that a person runs beside it: against DATABASE_URL, the running start's database, or the
// embedded one, which is started for as long as the command takes.
import { dataFolder } from './folders.mjs';
import { say } from './output.mjs';
import { build, isProduction, joinDatabase, serverCommand, serverEnvironment } from './services.mjs';
import { Run } from './stopping.mjs';

/**
 * Builds the server, migrates, runs the command and ends the process.
 * @param {string} name file name in apps/api/src/commands, without ending
 * @param {{ args?: string[], flags?: string[], first?: (command: (args: string[]) => Promise<void>) => Promise<void> }} [options]
 *   flags are Node's own; `first` may run the command with other arguments before, and throw a Problem to end it there
 */
export async function runServerCommand(name, { args = process.argv.slice(2), flags = [], first } = {}) {
  const run = new Run();
  const dataDir = dataFolder();
  await run.during(async () => {
    await build(['@haiko/api'], (child) => run.add(child));
    /** @type {Record<string, string>} */
    const found = {};
    if (!isProduction()) found.DATABASE_URL = (await run.addStarting(joinDatabase(dataDir))).url;
    const env = serverEnvironment(dataDir, found);
    await serverCommand('migrate', env, { quiet: true });
    const command = (/** @type {string[]} */ given) =>
      serverCommand(name, env, { args: given, flags, onStart: (child) => run.add(child) });
    await first?.(command);
    await command(args);
    say('Done.');
  });
  process.exit();
}
