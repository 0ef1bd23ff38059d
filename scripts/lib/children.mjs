// Servers and commands that our scripts start: in process groups of their own, so that Ctrl-C reaches only us and we
// can stop them in order; with an IPC channel, so that they end when we are gone (exit-with-parent.mjs).
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './folders.mjs';
import { Problem } from './output.mjs';
import { processIdentity, signalProcess, waitUntil } from './processes.mjs';

const hook = new URL('../exit-with-parent.mjs', import.meta.url).href;

/**
 * @typedef {object} ChildOptions
 * @property {string} name
 * @property {string[]} command program and arguments
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to ours
 * @property {(line: string) => void} [onLine] receives each line of output as it comes
 * @property {boolean} [isShown] writes where we write, at once: for bars that move
 *
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string }} Ending
 *
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
 * @property {Promise<Ending>} ended
 * @property {(patience?: number) => Promise<void>} stop SIGTERM, then SIGKILL after the patience (milliseconds)
 * @property {() => void} kill
 */

/** How much of a child's output is kept to explain its failure. */
const KEPT_CHARACTERS = 60_000;

/**
 * @param {ChildOptions} options
 * @returns {Child}
 */
export function startChild({
  name,
  command: [program = '', ...args],
  cwd = root,
  env,
  onLine = () => {},
  isShown = false,
}) {
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import ${hook}`].filter(Boolean).join(' ');
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env, NODE_OPTIONS, HAIKO_STARTED_BY: String(process.pid) },
    stdio: isShown ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    onLines(stream, (line) => {
      output = `${output}${line}\n`.slice(-KEPT_CHARACTERS);
      onLine(line);
    });
  }
  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, signal: null, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
  const pid = child.pid ?? 0;
  // The number of a process that has ended may belong to somebody else's by now.
  let living = pid;
  void ended.then(() => (living = 0));
  return {
    name,
    pid,
    ended,
    stop: (patience = 5_000) => stopGroup(living, patience, ended),
    kill: () => killGroup(living),
  };
}

/**
 * Runs a command to its end; throws a Problem with its output when it fails.
 * @param {ChildOptions} options
 * @param {(child: Child) => void} [onStart]
 */
export async function runChild(options, onStart = () => {}) {
  const child = startChild(options);
  onStart(child);
  const { code, signal, output } = await child.ended;
  // Output that was passed on as it came is not shown twice.
  const explanation = options.onLine || options.isShown ? '' : `${output}\n`;
  if (code !== 0) throw new Problem(`${explanation}${options.name} failed (${signal ?? `exit code ${code}`}).`);
}

/**
 * The command of a package's own script, without a package manager in between that would keep signals to itself.
 * @param {string} folder relative to the checkout
 * @param {string} script
 * @returns {{ command: string[], cwd: string, env: NodeJS.ProcessEnv }}
 */
export function packageScript(folder, script) {
  const cwd = path.join(root, folder);
  const line = JSON.parse(fs.readFileSync(path.join(cwd, 'package.json'), 'utf8')).scripts[script];
  const PATH = [path.join(cwd, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  return { command: ['sh', '-c', `exec ${line}`], cwd, env: { PATH } };
}

/**
 * Remembers the children in a file, so that the next run can end those that outlived a kill -9.
 * @param {string} file
 * @param {Child[]} children
 */
export function rememberChildren(file, children) {
  const known = children.map(({ pid }) => ({ pid, identity: processIdentity(pid) }));
  fs.writeFileSync(file, JSON.stringify(known), { mode: 0o600 });
}

/**
 * Ends the remembered children that still live. They have been told to stop by the loss of their parent already.
 * @param {string} file
 */
export async function stopRememberedChildren(file) {
  /** @type {{ pid: number, identity: string | null }[]} */
  let known = [];
  try {
    known = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return;
  }
  const living = () => known.filter(({ pid, identity }) => identity !== null && processIdentity(pid) === identity);
  await waitUntil(() => living().length === 0, 1_500);
  for (const { pid } of living()) killGroup(pid);
  await waitUntil(() => living().length === 0, 5_000);
  fs.rmSync(file, { force: true });
}

/**
 * @param {number} pid
 * @param {number} patience
 * @param {Promise<Ending>} ended
 */
async function stopGroup(pid, patience, ended) {
  if (pid === 0) return;
  signalProcess(pid, 'SIGTERM');
  await Promise.race([ended, sleep(patience, undefined, { ref: false })]);
  // The leader may have left helpers behind.
  killGroup(pid);
  await ended;
}

/** @param {number} pid */
function killGroup(pid) {
  if (pid > 0) signalProcess(-pid, 'SIGKILL');
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} onLine
 */
function onLines(stream, onLine) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream?.on('end', () => rest && onLine(rest));
}
