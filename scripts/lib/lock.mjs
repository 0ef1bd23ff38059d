// One owner per data folder: a lock file that names its process and is taken over when that process is gone.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './processes.mjs';

/**
 * @typedef {{ pid: number, identity: string | null, note: string }} Owner
 * @typedef {{ note(text: string): void, release(): void }} Lock
 */

/** Another process holds the lock; `owner` says which, with the note it left. */
export class LockedError extends Error {
  /** @param {Owner} owner */
  constructor(owner) {
    super(`Process ${owner.pid} is using this data folder.`);
    this.owner = owner;
  }
}

/**
 * Takes the lock, waiting a moment for an owner that is just ending; throws LockedError when it stays taken.
 * @param {string} file
 * @param {number} patience milliseconds
 * @returns {Promise<Lock>}
 */
export async function acquireLock(file, patience = 0) {
  const end = performance.now() + patience;
  for (;;) {
    const owner = tryLock(file);
    if (owner === null) return { note: (text) => writeLock(file, text), release: () => releaseLock(file) };
    if (performance.now() > end && owner.note !== 'stopping') throw new LockedError(owner);
    await sleep(100);
  }
}

/**
 * @param {string} file
 * @returns {Owner | null} the living owner, or null when the lock is ours now
 */
function tryLock(file) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, ownerText(''), { mode: 0o600 });
  try {
    // A link either appears complete or not at all, so nobody ever reads a half-written lock.
    fs.linkSync(draft, file);
    return null;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
  const owner = readOwner(file);
  if (owner && isAlive(owner)) return owner;
  removeStale(file);
  return tryLock(file);
}

/** @param {string} file */
function removeStale(file) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  // Between reading and renaming another start may have taken the lock over; then it gets it back.
  const moved = readOwner(aside);
  if (moved && isAlive(moved)) fs.linkSync(aside, file);
  fs.rmSync(aside, { force: true });
}

/** @param {Owner} owner */
function isAlive(owner) {
  return owner.identity !== null && processIdentity(owner.pid) === owner.identity;
}

/**
 * @param {string} file
 * @returns {Owner | null}
 */
function readOwner(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} note */
function ownerText(note) {
  return JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), note });
}

/**
 * @param {string} file
 * @param {string} note
 */
function writeLock(file, note) {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  fs.writeFileSync(draft, ownerText(note), { mode: 0o600 });
  fs.renameSync(draft, file);
}

/** @param {string} file */
function releaseLock(file) {
  if (readOwner(file)?.pid === process.pid) fs.rmSync(file, { force: true });
}
