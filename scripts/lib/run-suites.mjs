// Runs suites one after another (light ones two at a time), goes on after failures, and sums up.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withTestDatabase } from '../test-postgres.mjs';
import { startChild } from './children.mjs';
import { throwAwayFolder } from './folders.mjs';
import { Problem, say, seconds } from './output.mjs';
import { Run } from './stopping.mjs';
import { countOf, failuresOf, suites } from './suites.mjs';

/**
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {import('./suites.mjs').Count} Count
 */

const SUITE_LIMIT_MS = 45 * 60_000;
/** With every screen in nine languages and three widths. */
const FULL_LIMIT_MS = 60 * 60_000;
const LIGHT_AT_ONCE = 2;
const run = new Run();
/** Uploads, browser profiles and the like go with the run, whatever a suite forgets to clear. */
let temporary = '';
/** @type {Map<string, Count>} */
const results = new Map();
/** @type {string[]} */
const failures = [];

/**
 * Runs those whose names begin so, all without names; as `runSuites`.
 * @param {string[]} named
 * @param {{ isFull?: boolean }} [options]
 */
export function runNamedSuites(named, options) {
  const names = named.filter((argument) => argument !== '--');
  return runSuites((all) => (names.length === 0 ? all : names.flatMap((name) => namedSo(all, name))), options);
}

/**
 * A name that no suite has is no wish for fewer tests: somebody who asks for one file would wait for all of its suite.
 * @param {Suite[]} all
 * @param {string} name
 */
function namedSo(all, name) {
  const found = all.filter((suite) => suite.name.startsWith(name));
  const known = all.map((suite) => suite.name).join(', ');
  if (found.length === 0) throw new Problem(`There is no suite "${name}", only ${known}.`);
  return found;
}

/**
 * Runs the suites and ends the process; the last line is `N passed, N failed`.
 * @param {(all: Suite[]) => Suite[]} choose
 * @param {{ isFull?: boolean }} [options]
 */
export async function runSuites(choose, options) {
  const reports = throwAwayFolder();
  run.add({ stop: async () => fs.rmSync(reports, { recursive: true, force: true }) });
  temporary = path.join(reports, 'tmp');
  fs.mkdirSync(temporary);
  await run.during(async () => {
    const wanted = withNeeds(suites(reports, options), choose);
    const started = performance.now();
    await (wanted.some((suite) => suite.database) ? withDatabase((url) => runAll(wanted, url)) : runAll(wanted));
    if (!run.isStopping) say(`\n${summary()} in ${seconds(started)}`);
    // Of a long run its end alone may be kept.
    for (const failure of failures) say(failure);
  });
  const { passed, failed } = total();
  // A run that was interrupted, or did nothing, has not passed.
  if (failed > 0 || passed === 0 || run.wasInterrupted) process.exitCode = 1;
  say(`${passed} passed, ${failed} failed`);
  process.exit();
}

/** @param {(url: string) => Promise<void>} work */
function withDatabase(work) {
  let finish = () => {};
  const finished = new Promise((resolve) => (finish = () => resolve(undefined)));
  const running = withTestDatabase((url) => Promise.race([work(url), finished]));
  // On Ctrl-C the children go first, then the database that they use.
  run.add({ stop: async () => (finish(), void (await running.catch(() => {}))) });
  return running;
}

/**
 * @param {Suite[]} all
 * @param {(all: Suite[]) => Suite[]} choose
 */
function withNeeds(all, choose) {
  const wanted = choose(all);
  const needed = new Set(wanted.map((suite) => suite.needs));
  return all.filter((suite) => wanted.includes(suite) || needed.has(suite.name));
}

/**
 * @param {Suite[]} wanted
 * @param {string} [url] of the test database
 */
async function runAll(wanted, url) {
  /** @type {Suite[]} */
  let light = [];
  for (const suite of wanted) {
    if (!suite.heavy) {
      light.push(suite);
      continue;
    }
    await runLight(light);
    light = [];
    await runSuite(suite, url);
  }
  await runLight(light);
}

/** @param {Suite[]} light */
async function runLight(light) {
  const queue = [...light];
  const worker = async () => {
    for (let suite = queue.shift(); suite && !run.isStopping; suite = queue.shift()) await runSuite(suite);
  };
  await Promise.all(Array.from({ length: LIGHT_AT_ONCE }, worker));
}

/**
 * @param {Suite} suite
 * @param {string} [url]
 */
async function runSuite(suite, url) {
  if (run.isStopping) return;
  const started = performance.now();
  const { result, output } = await attempt(suite, url);
  if (run.isStopping) return;
  results.set(suite.name, result);
  const { passed, failed, skipped } = result;
  const mark = failed > 0 ? '✗' : '✓';
  const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
  say(`${mark} ${suite.name.padEnd(24)} ${suite.about.padEnd(26)} ${counts.padEnd(22)} ${seconds(started)}`);
  if (failed === 0) return;
  say(output);
  failures.push(...failuresOf(suite).map((failure) => `  ${suite.name} › ${failure}`));
}

/**
 * @param {Suite} suite
 * @param {string | undefined} url
 * @returns {Promise<{ result: Count, output: string }>}
 */
async function attempt(suite, url) {
  const env = {
    ...suite.run.env,
    CI: '1',
    NO_COLOR: '1',
    TMPDIR: temporary,
    ...(url ? { TEST_DATABASE_URL: url } : {}),
  };
  const child = run.add(startChild({ name: suite.name, ...suite.run, env }));
  const ending = await Promise.race([
    child.ended,
    sleep(process.env.HAIKO_SCREENS === 'all' ? FULL_LIMIT_MS : SUITE_LIMIT_MS, null, { ref: false }),
  ]);
  if (ending === null) await child.stop();
  const { code, output } = await child.ended;
  const end = ending === null ? 'It took too long and was stopped.\n' : '';
  return { result: countOf(suite, ending !== null && code === 0), output: `${output.trimEnd()}\n${end}` };
}

function total() {
  const counts = [...results.values()];
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((all, count) => all + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function summary() {
  const failing = [...results].filter(([, { failed }]) => failed > 0).map(([name]) => name);
  return failing.length > 0 ? `Failing: ${failing.join(', ')};` : 'All is fine,';
}
