import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { isGone } from './program.mjs';

const library = (/** @type {string} */ name) => new URL(`../lib/${name}.mjs`, import.meta.url).href;
/** Starts two children, says who they are, and would go on for ever. */
const PROGRAM = `
  import { startChild } from '${library('children')}';
  import { Run } from '${library('stopping')}';
  const run = new Run();
  await run.during(async () => {
    const start = (name) => run.add(startChild({ name, command: ['node', '-e', 'setInterval(() => {}, 1000)'] }));
    console.log(JSON.stringify([start('one').pid, start('two').pid]));
    await new Promise(() => {});
  });
  process.exit();`;

describe('a run', () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    it(`ends all that it has started on ${signal}`, async () => {
      const run = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(run, 'exit');
      const pids = JSON.parse(String((await once(run.stdout, 'data'))[0]));
      run.kill(signal);
      assert.deepEqual(await ended, [0, null]);
      for (const pid of pids) await isGone(pid);
    });
  }
});
