import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { heldIn, tableOf } from '../lib/targets.mjs';

const run = promisify(execFile);
const TARGETS = new URL('../lib/targets.mjs', import.meta.url).href;

describe('a target', () => {
  it('fails the run where it decides and is missed, and by the median alone', async () => {
    const codeOf = async (/** @type {string} */ held) => (await measured(held)).code;
    assert.equal(await codeOf(`hold('signed in ÷ limit', [0.4, 0.7, 0.8], { atLeast: 0.6 })`), 0);
    assert.equal(await codeOf(`hold('signed in ÷ limit', [0.4, 0.5, 0.8], { atLeast: 0.6 })`), 1);
    assert.equal(await codeOf(`hold('skip 10,000 ÷ first page', [1, 3.2], { atMost: 2 })`), 1);
    assert.equal(await codeOf(`hold('skip 10,000 ÷ first page', [], { atMost: 2 })`), 1);
    assert.equal(await codeOf(`hold('the process: MB', 281, { atMost: 280 })`), 1);
    assert.equal(await codeOf(`hold('a note: ms', 151, { atMost: 150, isWish: true })`), 0);
  });

  it('stands in the table of the run, beside what it was held against', async () => {
    const { held } = await measured(`
      hold('visitor ÷ limit', [3.1, 2.9, 3.4], { atLeast: 3 });
      hold('score', [96, 94, 93], { atLeast: 95, isWish: true });`);
    const rows = tableOf([
      { name: 'feed', code: 0, held: held.slice(0, 1) },
      { name: 'pages', code: 0, held: held.slice(1) },
      { name: 'notes', code: 1, held: [] },
    ]).split('\n');
    assert.equal(rows.length, 5);
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    assert.deepEqual(cells[2]?.slice(1, 6), ['feed', 'visitor ÷ limit', '3.10 (2.90–3.40)', 'at least 3', 'met']);
    assert.deepEqual(cells[3]?.slice(1, 6), ['pages', 'score', '94 (93–96)', 'at least 95 (wished for)', 'missed']);
    assert.deepEqual(cells[4]?.slice(1, 6), ['notes', 'broke off', '', '', 'MISSED']);
    assert.match(cells[2]?.[6] ?? '', /^\d+\.\d \d+\.\d \d+\.\d$/);
  });
});

/**
 * Runs a measurement of its own: its exit code, and what it held.
 * @param {string} statements
 */
async function measured(statements) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-targets-'));
  const file = path.join(folder, 'held');
  fs.writeFileSync(file, '');
  const script = `import { hold } from '${TARGETS}';\n${statements}`;
  const env = { ...process.env, BENCH_TARGETS: file };
  const code = await run(process.execPath, ['--input-type=module', '-e', script], { env }).then(
    () => 0,
    (/** @type {{ code: number }} */ error) => error.code,
  );
  const held = heldIn(fs.readFileSync(file, 'utf8'));
  fs.rmSync(folder, { recursive: true });
  return { code, held };
}
