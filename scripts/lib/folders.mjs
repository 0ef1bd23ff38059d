// Where a checkout keeps its data, and which folders another user can reach or tamper with.
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { processIdentity } from './processes.mjs';

/** The checkout's top folder, without symbolic links. */
export const root = fs.realpathSync(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));

export const isRoot = process.getuid?.() === 0;

/**
 * The folder of this checkout's data (database, uploads, secrets), created when missing. HAIKO_DATA_DIR names another.
 * @returns {string}
 */
export function dataFolder() {
  const chosen = process.env.HAIKO_DATA_DIR;
  if (chosen) return ownFolder(path.resolve(chosen));
  const hash = crypto.createHash('sha256').update(root).digest('hex').slice(0, 10);
  return ownFolder(path.join(homeOfData(), `${path.basename(root)}-${hash}`));
}

/**
 * A fresh folder for a throw-away database, marked with its owner so that a later run can clear it after a kill -9.
 * @returns {string}
 */
export function throwAwayFolder() {
  return fs.mkdtempSync(path.join(temporaryRoot(), `haiko-test-${process.pid}-`));
}

/**
 * Throw-away folders whose process has died. Only this user's own.
 * @returns {string[]}
 */
export function abandonedFolders() {
  const parent = temporaryRoot();
  return fs
    .readdirSync(parent)
    .filter((name) => {
      const pid = /^haiko-test-(\d+)-/.exec(name)?.[1];
      return pid !== undefined && processIdentity(Number(pid)) === null;
    })
    .map((name) => path.join(parent, name))
    .filter((folder) => fs.lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.());
}

/**
 * Creates the folder, or checks that an existing one is a real folder that no other user owns or may write to:
 * a name in a shared place may have been taken by somebody else first.
 * @param {string} folder
 * @returns {string}
 */
export function ownFolder(folder) {
  // Root's database runs as another user, who must be able to walk through; the secrets inside are files of mode 600.
  fs.mkdirSync(folder, { recursive: true, mode: isRoot ? 0o755 : 0o700 });
  const found = fs.lstatSync(folder);
  const foreign = process.getuid !== undefined && found.uid !== process.getuid();
  if (!found.isDirectory() || foreign || (found.mode & 0o022) !== 0) {
    throw new Error(`${folder} belongs to another user or others may write to it. Remove it or set HAIKO_DATA_DIR.`);
  }
  if (isRoot && (found.mode & 0o055) !== 0o055) fs.chmodSync(folder, 0o755);
  return folder;
}

/**
 * Whether every user may read this file or walk through this folder, and through all folders above it.
 * @param {string} target
 */
export function reachableByAll(target) {
  const own = fs.statSync(target);
  if ((own.mode & 0o005) !== 0o005) return false;
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if ((fs.statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * A file or folder as the person has named it: npm has gone to the checkout since. Options stay as they are.
 * @param {string} argument
 */
export function fromWhereThePersonStands(argument) {
  return argument.startsWith('-') ? argument : path.resolve(process.env.INIT_CWD ?? '.', argument);
}

/** The folder above all checkouts' data folders. */
export function homeOfData() {
  return isRoot
    ? firstUsable(['/var/lib/haiko', '/var/tmp/haiko-root'])
    : firstUsable([
        path.join(process.env.HOME || os.userInfo().homedir, '.haiko'),
        `/var/tmp/haiko-${os.userInfo().uid}`,
      ]);
}

/** @param {string[]} folders */
function firstUsable(folders) {
  const problems = [];
  for (const folder of folders) {
    try {
      ownFolder(folder);
      fs.accessSync(folder, fs.constants.W_OK);
      if (!isRoot || reachableByAll(folder)) return folder;
      problems.push(`${folder} cannot be reached by other users`);
    } catch (error) {
      problems.push(/** @type {Error} */ (error).message);
    }
  }
  throw new Error(`There is no folder for the data; set HAIKO_DATA_DIR.\n  ${problems.join('\n  ')}`);
}

function temporaryRoot() {
  const chosen = fs.realpathSync(os.tmpdir());
  const writable = [chosen, '/var/tmp', '/tmp'].find((folder) => {
    try {
      fs.accessSync(folder, fs.constants.W_OK);
      return !isRoot || reachableByAll(folder);
    } catch {
      return false;
    }
  });
  if (writable === undefined) throw new Error('There is no folder for temporary files; set TMPDIR.');
  return writable;
}
