// Commands of the server that a person runs beside it: against DATABASE_URL, the running start's database, or the
// embedded one, which is started for as long as the command takes.
import { dataFolder } from './folders.mjs';
import { say } from './output.mjs';
import { build, isProduction, joinDatabase, serverCommand, serverEnvironment } from './services.mjs';
import { Run } from './stopping.mjs';

/**
 * Builds the server, migrates, runs the command and ends the process.
 * @param {string} name file name in apps/api/src/commands, without ending
 * @param {{ args?: string[], flags?: string[] }} [options] flags are Node's own
 */
export async function runServerCommand(name, { args = process.argv.slice(2), flags = [] } = {}) {
  const run = new Run();
  const dataDir = dataFolder();
  await run.during(async () => {
    await build(['@haiko/api'], (child) => run.add(child));
    /** @type {Record<string, string>} */
    const found = {};
    if (!isProduction()) found.DATABASE_URL = (await run.addStarting(joinDatabase(dataDir))).url;
    const env = serverEnvironment(dataDir, found);
    await serverCommand('migrate', env, { quiet: true });
    await serverCommand(name, env, { args, flags, onStart: (child) => run.add(child) });
    say('Done.');
  });
  process.exit();
}
