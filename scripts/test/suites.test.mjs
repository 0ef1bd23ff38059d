import assert from 'node:assert/strict';
import fs from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { throwAwayFolder } from '../lib/folders.mjs';
import { countOf, suites } from '../lib/suites.mjs';

let folder = '';
beforeEach(() => (folder = throwAwayFolder()));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/**
 * What counts of a suite whose runner has left this report.
 * @param {string} name
 * @param {object | string | null} report
 * @param {boolean} succeeded
 */
function counted(name, report, succeeded) {
  const suite = suites(folder).find((one) => one.name === name);
  assert(suite);
  if (report !== null && suite.report) {
    fs.writeFileSync(suite.report, typeof report === 'string' ? report : JSON.stringify(report));
  }
  const { passed, failed, skipped } = countOf(suite, succeeded);
  return [passed, failed, skipped];
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, testResults: [] };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('the count of a suite', () => {
  it('is what its runner reports', () => {
    assert.deepEqual(counted('web', { ...vitest, numFailedTests: 2, numPendingTests: 1 }, false), [5, 2, 1]);
    assert.deepEqual(
      counted('journeys', { ...playwright, stats: { ...playwright.stats, unexpected: 2 } }, false),
      [5, 2, 0],
    );
    assert.deepEqual(
      counted('scripts', 'ok 1\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 2\n', false),
      [5, 2, 2],
    );
    assert.deepEqual(counted('lint', null, true), [1, 0, 0]);
    assert.deepEqual(counted('lint', null, false), [0, 1, 0]);
  });

  it('has a failure where a runner crashed, whatever it had counted before', () => {
    for (const [name, report] of /** @type {const} */ ([
      ['web', vitest],
      ['journeys', playwright],
      ['scripts', '# pass 5\n# fail 0\n'],
    ])) {
      assert.deepEqual(counted(name, report, false), [5, 1, 0], name);
    }
    assert.deepEqual(counted('api', null, false), [0, 1, 0]);
  });

  it('has a failure where nothing ran, though the runner says that all is well', () => {
    assert.deepEqual(counted('api', null, true), [0, 1, 0]);
    assert.deepEqual(counted('web', { ...vitest, numPassedTests: 0 }, true), [0, 1, 0]);
    assert.deepEqual(counted('scripts', '# pass 0\n', true), [0, 1, 0]);
  });

  it('has one for a file that cannot be loaded, for an error outside of tests, and for a test that passed at last', () => {
    const broken = { status: 'failed', assertionResults: [] };
    assert.deepEqual(counted('web', { ...vitest, testResults: [broken] }, false), [5, 1, 0]);
    assert.deepEqual(counted('journeys', { ...playwright, errors: [{}] }, false), [5, 1, 0]);
    assert.deepEqual(counted('journeys', { ...playwright, stats: { ...playwright.stats, flaky: 1 } }, true), [5, 1, 0]);
  });
});
