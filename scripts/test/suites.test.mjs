import assert from 'node:assert/strict';
import fs from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { throwAwayFolder } from '../lib/folders.mjs';
import { playwrightFailures, tapFailures, vitestFailures } from '../lib/failures.mjs';
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

describe('what is told of failures at the end', () => {
  it('is the test and the reason, in one line without colors', () => {
    const assertionResults = [
      { fullName: 'a feed › is read', status: 'passed', failureMessages: [] },
      {
        fullName: 'a feed › is 쓰기',
        status: 'failed',
        failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
      },
    ];
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        ...{ name: 'c.test.ts', status: 'failed', message: '' },
        assertionResults: [{ fullName: 'a group › ចាំ', status: 'skipped', failureMessages: [] }],
      },
    ];
    assert.deepEqual(vitestFailures(JSON.stringify({ testResults })), [
      'a feed › is 쓰기: expected 1 to be 2',
      'b.test.ts: no such module',
      'c.test.ts: a hook failed, as told above; not run: a group › ចាំ',
    ]);
    const spec = (/** @type {string} */ title, /** @type {string[]} */ ...messages) => ({
      ...{ title, ok: messages.length === 0 },
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [spec('goes')],
        suites: [{ title: 'a group', specs: [spec('stops', 'it\nis', 'so')] }],
      },
    ];
    assert.deepEqual(playwrightFailures(JSON.stringify({ suites, errors: [{ message: 'no port' }] })), [
      'before any test: no port',
      'stops: it is',
    ]);
  });

  it('is of the test that failed, not of the group around it', () => {
    // As Node writes it, everything at the depth of its test.
    const about = (/** @type {string} */ type, /** @type {string} */ error) =>
      `  ---\n  type: 'test'\n  failureType: '${type}'\n  error: ${error}\n  code: 'ERR'\n  stack: |-\n    here\n  ...\n`;
    const deeper = (/** @type {string} */ text) => text.replace(/^(?=.)/gm, '    ');
    const inner = deeper(`not ok 2 - stops\n${about('testCodeFailure', '|-\n    not\n    so')}`);
    const tap = `ok 1 - fine\n${inner}not ok 1 - a group\n${about('subtestsFailed', "'1 failed'")}`;
    assert.deepEqual(tapFailures(tap), ['stops: not so']);
    const long = deeper(`not ok 1 - is equal\n${about('testCodeFailure', '|-\n    1\n    ...\n    3')}`);
    assert.deepEqual(tapFailures(long), ['is equal: 1 ... 3']);
  });

  it('is nothing of what is still to do', () => {
    const about = "  ---\n  failureType: 'testCodeFailure'\n  error: 'not so'\n  code: 'ERR'\n  ...\n";
    const tap = `not ok 1 - one day # TODO\n${about}not ok 2 - soon # TODO because\n${about}not ok 3 - now \\# TODO\n${about}`;
    assert.deepEqual(tapFailures(tap), ["now \\# TODO: 'not so'"]);
  });

  it('has an end', () => {
    const failed = { fullName: 'x', status: 'failed', failureMessages: ['y'.repeat(5_000)] };
    const testResults = [{ name: 'a', status: 'failed', message: '', assertionResults: Array(500).fill(failed) }];
    const lines = vitestFailures(JSON.stringify({ testResults }));
    assert.deepEqual([lines.length, Math.max(...lines.map(({ length }) => length))], [20, 403]);
  });
});
