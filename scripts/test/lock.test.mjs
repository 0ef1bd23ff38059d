import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { throwAwayFolder } from '../lib/folders.mjs';
import { acquireLock, LockedError } from '../lib/lock.mjs';
import { processIdentity } from '../lib/processes.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = throwAwayFolder();
  file = path.join(folder, 'start.lock');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** @param {object} owner */
const leave = (owner) => fs.writeFileSync(file, JSON.stringify(owner));
const owner = () => JSON.parse(fs.readFileSync(file, 'utf8'));

describe('a lock', () => {
  it('has one owner, of whom the others learn what it says of itself', async () => {
    const lock = await acquireLock(file);
    lock.note('http://localhost:3000 한글');
    await assert.rejects(acquireLock(file), (error) => {
      assert(error instanceof LockedError);
      assert.deepEqual(error.owner, {
        pid: process.pid,
        identity: processIdentity(process.pid),
        note: 'http://localhost:3000 한글',
      });
      return true;
    });
    lock.release();
    (await acquireLock(file)).release();
    assert.deepEqual(fs.readdirSync(folder), []);
  });

  it('whose owner is gone is taken over, also when another process has its number by now', async () => {
    const gone = Number(execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }));
    for (const stale of [
      { pid: gone, identity: 'boot/1', note: 'http://localhost:3000' },
      { pid: process.pid, identity: 'boot/1', note: '' },
      { pid: gone, identity: null, note: '' },
    ]) {
      leave(stale);
      const lock = await acquireLock(file);
      assert.equal(owner().identity, processIdentity(process.pid));
      lock.release();
    }
  });

  it('that a crash has left half-written or empty is taken over', async () => {
    for (const rest of ['', '{"pid":']) {
      fs.writeFileSync(file, rest);
      (await acquireLock(file)).release();
    }
  });

  it('is waited for while its owner stops', async () => {
    const first = await acquireLock(file);
    first.note('stopping');
    const second = acquireLock(file);
    setTimeout(() => first.release(), 50);
    (await second).release();
  });
});
