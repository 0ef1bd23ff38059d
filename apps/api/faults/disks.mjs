// Small disks, which can be filled to the last byte and emptied again.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const MEGABYTE = Buffer.alloc(1_048_576);
const PAGE = Buffer.alloc(4_096);
const FILL_MS = 10;

/** A disk of so many megabytes at a folder. Needs the right to mount; it is gone with the mount namespace of `npm run faults`. */
export function mountSmallDisk(folder, megabytes) {
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  return new SmallDisk(folder);
}

class SmallDisk {
  #folder;
  #ballast;
  #filling;

  constructor(folder) {
    this.#folder = folder;
    this.#ballast = path.join(folder, 'ballast');
  }

  /** Takes what is free now, and whatever is freed until `empty`. */
  fill() {
    this.#take();
    this.#filling = setInterval(() => this.#take(), FILL_MS);
  }

  empty() {
    clearInterval(this.#filling);
    fs.rmSync(this.#ballast, { force: true });
  }

  unmount() {
    execFileSync('umount', [this.#folder]);
  }

  #take() {
    const file = fs.openSync(this.#ballast, 'a');
    for (const piece of [MEGABYTE, PAGE]) while (appends(file, piece));
    fs.closeSync(file);
  }
}

function appends(file, piece) {
  try {
    return fs.writeSync(file, piece) === piece.length;
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
    return false;
  }
}
