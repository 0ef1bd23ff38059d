import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { rememberChildren, runChild, startChild, stopRememberedChildren } from '../lib/children.mjs';
import { throwAwayFolder } from '../lib/folders.mjs';
import { Problem } from '../lib/output.mjs';
import { isGone } from './program.mjs';

const LIBRARY = new URL('../lib/children.mjs', import.meta.url).href;
const WAITING = ['node', '-e', 'setInterval(() => {}, 1000)'];

let folder = '';
beforeEach(() => (folder = throwAwayFolder()));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('a child', () => {
  it('that ignores the request to stop is killed with all its own', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers();
    const command = ['sh', '-c', 'trap "" TERM; sleep 1000 & echo $!; wait'];
    const child = startChild({ name: 'stubborn', command, onLine: tell });
    const grandchild = Number(await told);
    await child.stop(50);
    await isGone(child.pid);
    await isGone(grandchild);
  });

  it('ends when whoever started it is killed', async () => {
    const program = `import { startChild } from '${LIBRARY}';
      console.log(startChild({ name: 'server', command: ${JSON.stringify(WAITING)} }).pid)`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = Number(String((await once(parent.stdout, 'data'))[0]));
    parent.kill('SIGKILL');
    await isGone(pid);
  });

  it('that fails is told with what it has said, one that cannot be started with why', async () => {
    const failing = { name: 'The build', command: ['sh', '-c', 'echo 이유; exit 3'] };
    await assert.rejects(runChild(failing), new Problem('이유\n\nThe build failed (exit code 3).'));
    await assert.rejects(
      runChild({ name: 'It', command: [path.join(folder, 'no-such-program')] }),
      /ENOENT[^]*It failed \(exit code 127\)/,
    );
  });

  it('that outlived a killed start is ended by the next one, and nobody else who has its number', async () => {
    const file = path.join(folder, 'children.json');
    const [ours, other] = [
      startChild({ name: 'ours', command: WAITING }),
      startChild({ name: 'other', command: WAITING }),
    ];
    rememberChildren(file, [ours, other]);
    const known = JSON.parse(fs.readFileSync(file, 'utf8'));
    known[1].identity = 'boot/1';
    fs.writeFileSync(file, JSON.stringify(known));
    await stopRememberedChildren(file);
    assert.equal((await ours.ended).signal, 'SIGKILL');
    assert(!fs.existsSync(file));
    process.kill(other.pid, 0);
    await other.stop();
    await stopRememberedChildren(file);
  });
});
