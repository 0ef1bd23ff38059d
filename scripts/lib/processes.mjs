// What is known about other processes: whether they live, whether they are still the same ones, and where they work.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A text that tells this process from a later one with the same number, or null when there is no such process.
 * @param {number} pid
 * @returns {string | null}
 */
export function processIdentity(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === 'linux') {
    try {
      // The name (field 2) may hold spaces and brackets; the start time is the 20th field after it.
      const fields = fs
        .readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return fields[0] === 'Z' ? null : `${boot}/${fields[19]}`;
    } catch {
      return null;
    }
  }
  return commandOutput('ps', ['-o', 'lstart=', '-p', String(pid)]) || null;
}

/**
 * The processes that work in this folder; a Postgres server and all its helpers work in their data folder.
 * @param {string} folder
 * @param {number} suspect the process to look at where the system offers no list
 * @returns {number[]}
 */
export function processesIn(folder, suspect) {
  if (process.platform !== 'linux') {
    return commandOutput('ps', ['-o', 'command=', '-p', String(suspect)]).includes(folder) ? [suspect] : [];
  }
  const real = fs.realpathSync(folder);
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolder(name) === real)
    .map(Number)
    .filter((pid) => processIdentity(pid) !== null);
}

/** @param {string} pid */
function workingFolder(pid) {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string}
 */
function commandOutput(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * Sends a signal; a process that is gone already is fine.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Waits until the condition holds; false when it did not within the time (milliseconds).
 * @param {() => boolean} condition
 * @param {number} within
 */
export async function waitUntil(condition, within) {
  const end = performance.now() + within;
  while (!condition()) {
    if (performance.now() > end) return false;
    await sleep(25);
  }
  return true;
}
