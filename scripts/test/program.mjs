// One of our scripts as `npm` runs it, and what tests have to know of processes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../lib/folders.mjs';
import { processIdentity, waitUntil } from '../lib/processes.mjs';

/** So long that only what never comes is missed, however busy the machine is. */
const PATIENCE_MS = 300_000;

/**
 * @param {() => boolean} condition
 * @param {() => string} explain
 */
export async function eventually(condition, explain) {
  if (!(await waitUntil(condition, PATIENCE_MS))) throw new Error(explain());
}

/** @param {number} pid */
export async function isGone(pid) {
  await eventually(
    () => processIdentity(pid) === null,
    () => `Process ${pid} lives.`,
  );
}

/**
 * Starts a script with these settings beside those that every program needs.
 * @param {string} script file name in scripts/
 * @param {NodeJS.ProcessEnv} env
 */
export function startScript(script, env) {
  const { HOME, PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'scripts', script)], {
    cwd: root,
    env: { HOME, PATH, TMPDIR, TURBO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  /** @type {Promise<{ code: number | null, signal: NodeJS.Signals | null, output: string }>} */
  const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, output })));
  let isOver = false;
  void ended.then(() => (isOver = true));
  return {
    ended,
    /** @param {NodeJS.Signals} signal */
    kill: (signal) => child.kill(signal),
    /** Waits until it has said so; fails when it ends without. @param {string} text */
    async says(text) {
      await eventually(
        () => output.includes(text) || isOver,
        () => output,
      );
      if (!output.includes(text)) throw new Error(`It ended without "${text}":\n${output}`);
    },
  };
}
