import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { it } from 'node:test';

const library = new URL('../lib/share-fate.mjs', import.meta.url).href;
/** Goes on for two seconds after the first signal, as a server that drains, and says how many came. */
const TASK = `
  let told = 0;
  const count = () => (told += 1) === 1 && setTimeout(() => { console.log('told ' + told); process.exit(); }, 2_000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, count);
  setInterval(() => {}, 1_000);
  console.log('ready ' + process.ppid);`;
const DOOR = `
  import { spawn } from 'node:child_process';
  import { shareFate } from '${library}';
  shareFate(spawn(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' }), true);`;
/** npm: starts the door. */
const NPM = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['--input-type=module', '-e', process.argv[1], process.argv[2]], { stdio: 'inherit' });`;

for (const isDoorTold of [true, false]) {
  it(`who ends npm ends the task by one signal, ${isDoorTold ? 'which npm passes on' : 'although npm passes nothing on'}`, async () => {
    const npm = spawn(process.execPath, ['-e', NPM, DOOR, TASK], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    const said = Promise.withResolvers();
    npm.stdout.on('data', (text) => {
      output += text;
      const [, door] = /ready (\d+)/.exec(output) ?? [];
      if (door === undefined || npm.killed) return;
      npm.kill('SIGKILL');
      if (isDoorTold) process.kill(Number(door), 'SIGTERM');
    });
    npm.stdout.on('close', () => said.resolve(output));
    assert.match(String(await said.promise), /told 1\n$/);
  });
}
