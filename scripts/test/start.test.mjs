import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { throwAwayFolder } from '../lib/folders.mjs';
import { freePort } from '../lib/postgres-server.mjs';
import { processesIn } from '../lib/processes.mjs';
import { eventually, isGone, startScript } from './program.mjs';

let dataDir = '';
let port = 0;
/** @type {ReturnType<typeof startScript>[]} */
const started = [];
before(async () => {
  dataDir = throwAwayFolder();
  port = await freePort();
});
after(async () => {
  for (const start of started) start.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** @param {NodeJS.ProcessEnv} [settings] */
function start(settings = {}) {
  const program = startScript('start.mjs', { HAIKO_DATA_DIR: dataDir, PORT: String(port), ...settings });
  started.push(program);
  return program;
}

async function startedWholly() {
  const program = start();
  await program.says('Haiko is ready');
  assert.equal((await fetch(`http://127.0.0.1:${port}/health/ready`)).status, 200);
  return program;
}

/** The numbers of the servers that a start has started. @returns {number[]} */
function servers() {
  const known = JSON.parse(fs.readFileSync(path.join(dataDir, 'children.json'), 'utf8'));
  return known.map((/** @type {{ pid: number }} */ { pid }) => pid);
}

/** @param {number[]} pids */
async function nothingIsLeft(pids) {
  for (const pid of pids) await isGone(pid);
  await eventually(
    () => processesIn(path.join(dataDir, 'postgres'), 0).length === 0,
    () => 'The database lives.',
  );
}

// One after another: they share a data folder, as the starts of a checkout do.
describe('npm start', () => {
  it('says which port is taken, or is none', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = String(/** @type {net.AddressInfo} */ (other.address()).port);
    const { code, output } = await start({ PORT: taken }).ended;
    other.close();
    assert.equal(code, 1);
    assert.match(output, new RegExp(`Port ${taken} is taken by another program\\. .* PORT=3100 npm start`));
    const refused = await start({ PORT: '삼천' }).ended;
    assert.equal(refused.code, 1);
    assert.match(refused.output, /PORT must be a number up to 65535, not "삼천"/);
  });

  it('runs once, starts again after a kill that left no time to stop anything, and ends with all that it has started', async () => {
    const first = await startedWholly();
    const second = await start({ PORT: String(await freePort()) }).ended;
    assert.equal(second.code, 1);
    assert.match(
      second.output,
      new RegExp(`running from this folder already: http://localhost:${port} \\(process \\d+\\)`),
    );
    const killed = servers();
    assert(killed.length > 1);
    first.kill('SIGKILL');
    await first.ended;

    const next = await startedWholly();
    for (const pid of killed) await isGone(pid);
    const own = servers();
    next.kill('SIGINT');
    assert.equal((await next.ended).code, 0);
    await nothingIsLeft(own);
    assert.deepEqual(
      fs.readdirSync(dataDir).filter((name) => /lock|children|pid/.test(name)),
      [],
    );
  });
});
