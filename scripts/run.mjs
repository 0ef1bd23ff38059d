// The door of every `npm` command. Runs on the machine's own Node (18 or later): installs what the project needs, then
// runs scripts/<task>.mjs on the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/folders.mjs';
import { acquireLock } from './lib/lock.mjs';
import { shareFate } from './lib/share-fate.mjs';

const INSTALL_PATIENCE_MS = 15 * 60_000;
const bin = path.join(root, 'node_modules/.bin');
const stamp = path.join(root, 'node_modules/.haiko-installed');

process.chdir(root);
// npm exports its own settings to us; pnpm and npx would take them for theirs.
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** What the installed packages depend on: another lock file or machine needs another installation. */
function wantedStamp() {
  const hash = crypto.createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(fs.readFileSync(file));
  return `${hash.digest('hex')} ${process.platform}-${process.arch}\n`;
}

function isInstalled() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wantedStamp();
}

async function install() {
  // pnpm empties a folder that it does not recognize; behind a link that would be another checkout's.
  const modules = fs.lstatSync('node_modules', { throwIfNoEntry: false });
  if (modules?.isSymbolicLink())
    fail('node_modules is a symbolic link; remove it, so that packages are installed here.');
  fs.mkdirSync('.haiko', { recursive: true });
  // Two first starts at once must not install into one folder at once; the second finds everything done.
  const lock = await acquireLock(path.join(root, '.haiko/install.lock'), INSTALL_PATIENCE_MS);
  try {
    if (isInstalled()) return;
    fs.rmSync(stamp, { force: true });
    const started = performance.now();
    console.log('Installing packages (once; about a minute) …');
    runPnpmInstall();
    fs.writeFileSync(stamp, wantedStamp());
    console.log(`Packages installed in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  } finally {
    lock.release();
  }
}

function runPnpmInstall() {
  const version = /pnpm@([^+"]+)/.exec(JSON.parse(fs.readFileSync('package.json', 'utf8')).packageManager)?.[1];
  const args = ['-y', `pnpm@${version}`, 'install', '--frozen-lockfile', '--reporter=append-only'];
  // CI: never ask whether a folder of another installation may be replaced.
  const result = spawnSync('npx', args, { stdio: 'inherit', env: { ...environment, CI: 'true' } });
  if (result.error) fail(`npx could not be run (${result.error.message}). Install npm, which comes with Node.`);
  if (result.status !== 0) fail('The packages could not be installed; the lines above say why.');
}

/** @returns {string} */
function projectNode() {
  const own = path.join(bin, 'node');
  if (fs.existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(
    `This machine (${process.platform}-${process.arch}) needs Node 22.18 or later; this is ${process.version}.`,
  );
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

const [task = '', ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${task.replaceAll(':', '-')}.mjs`);
if (!/^[a-z:]+$/.test(task) || !fs.existsSync(script)) fail(`There is no task "${task}".`);
if (!isInstalled()) await install();
const PATH = [bin, process.env.PATH].join(path.delimiter);
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
const child = spawn(projectNode(), [script, ...args], { stdio: 'inherit', env: { ...environment, ...quiet, PATH } });
child.on('error', (error) => fail(`The task could not be started: ${error.message}`));
shareFate(child, process.env.npm_lifecycle_event !== undefined);
