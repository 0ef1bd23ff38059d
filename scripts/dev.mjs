// `npm run dev`: server and web app that reload when their source changes, in one terminal.
import path from 'node:path';
import { packageScript, rememberChildren, startChild, stopRememberedChildren } from './lib/children.mjs';
import { dataFolder } from './lib/folders.mjs';
import { acquireLock, LockedError } from './lib/lock.mjs';
import { Problem, say, step } from './lib/output.mjs';
import {
  build,
  describeEnding,
  migrateDatabase,
  openDatabase,
  serverCommand,
  serverEnvironment,
  startIdentityProvider,
  startMailbox,
  startTaxOffice,
  waitHealthy,
} from './lib/services.mjs';
import { Run } from './lib/stopping.mjs';

const WEB_PORT = process.env.WEB_PORT || '5173';
const API_PORT = process.env.PORT || '3000';
const run = new Run();
const dataDir = dataFolder();
const childrenFile = path.join(dataDir, 'children.json');
/** @type {import('./lib/children.mjs').Child[]} */
const children = [];

/** @param {string} label */
function prefixed(label) {
  return (/** @type {string} */ line) => say(`${label.padEnd(8)} │ ${line}`);
}

/**
 * @param {string} label
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [extra]
 */
function startScript(label, folder, env, extra = []) {
  const { command, cwd, env: paths } = packageScript(folder, 'dev');
  const [shell = 'sh', option = '-c', line = ''] = command;
  const whole = [shell, option, `${line} "$@"`, shell, ...extra];
  return keep(startChild({ name: label, command: whole, cwd, env: { ...env, ...paths }, onLine: prefixed(label) }));
}

/** @param {import('./lib/children.mjs').Child} child */
function keep(child) {
  children.push(run.add(child));
  rememberChildren(childrenFile, children);
  return child;
}

async function takeCheckout() {
  try {
    const lock = await acquireLock(path.join(dataDir, 'start.lock'), 3_000);
    lock.note(`http://localhost:${WEB_PORT} (development)`);
    run.add({ stop: async () => lock.release() });
    run.onStopping = () => lock.note('stopping');
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new Problem(`Haiko is running from this folder already: ${error.owner.note} (process ${error.owner.pid}).`);
  }
}

await run.during(async () => {
  say('Starting Haiko for development');
  await takeCheckout();
  await stopRememberedChildren(childrenFile);
  const database = await step('starting the database', () => run.addStarting(openDatabase(dataDir)));
  await step('building the server', () => build(['@haiko/api'], (child) => run.add(child)));
  const provider = await startIdentityProvider(prefixed('identity'));
  keep(provider.child);
  const mailbox = await startMailbox(prefixed('mailbox'));
  keep(mailbox.child);
  const taxOffice = await startTaxOffice(prefixed('taxes'));
  keep(taxOffice.child);
  await Promise.all([provider.healthy, mailbox.healthy, taxOffice.healthy]);
  const env = {
    ...serverEnvironment(dataDir, {
      DATABASE_URL: database.url,
      ...provider.environment,
      ...mailbox.environment,
      ...taxOffice.environment,
      PORT: API_PORT,
      // Sign-in comes back to the page that Vite serves.
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${WEB_PORT}`,
    }),
    NODE_ENV: 'development',
  };
  await step('bringing the tables up to date', () => migrateDatabase(env, database.migrationUrl));
  await step('loading the sample content', () => serverCommand('seed', env, { quiet: true }));
  const server = startScript('server', 'apps/api', env);
  await waitHealthy(`http://127.0.0.1:${API_PORT}/health/ready`, server);
  startScript('web', 'apps/web', { API_URL: `http://127.0.0.1:${API_PORT}` }, ['--port', WEB_PORT, '--strictPort']);
  say(`\nHaiko for development:  http://localhost:${WEB_PORT}   (server on ${API_PORT}). Stop with Ctrl-C.\n`);
  throw new Problem(await Promise.race(children.map(async (child) => describeEnding(child.name, await child.ended))));
});
process.exit();
