// The suites of `npm test` and `npm run test:full`: what each runs, and how its tests are counted.
import fs from 'node:fs';
import path from 'node:path';
import { packageScript } from './children.mjs';
import { playwrightFailures, tapFailures, vitestFailures } from './failures.mjs';
import { root } from './folders.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} about
 * @property {{ command: string[], cwd?: string, env?: NodeJS.ProcessEnv }} run
 * @property {boolean} [heavy] needs both cores: runs alone
 * @property {boolean} [database] needs TEST_DATABASE_URL
 * @property {boolean} [quick] part of `npm run check`
 * @property {string} [needs] a suite that must have run before
 * @property {string} [report] file with the runner's report; without one the suite counts as one test
 * @property {(report: string) => Count} [count]
 * @property {(report: string) => string[]} [failures] which tests have failed, and why
 */

/** Servers that are killed, started anew or run beside each other, whole days of an import, backups under load. */
const DRILLS = '**/*.drill.test.ts';
/** Of the journeys, those that most people go. */
const CORE = '@core';

/**
 * @param {string} reports folder for the runners' reports
 * @param {{ isFull?: boolean }} [options] with the drills and all journeys, which take two thirds of the time
 * @returns {Suite[]}
 */
export function suites(reports, { isFull = false } = {}) {
  const server = isFull ? [] : [`--exclude=${DRILLS}`];
  const journeys = isFull ? [] : [`--grep=${CORE}`];
  return [
    { name: 'build', about: 'web and server build', heavy: true, run: turbo('build') },
    ...typeChecks(),
    { name: 'lint', about: 'eslint', quick: true, run: { command: ['eslint', '.', '--max-warnings=0'] } },
    {
      name: 'format',
      about: 'prettier',
      quick: true,
      run: { command: ['prettier', '--check', '--log-level=warn', '.'] },
    },
    { name: 'imports', about: 'who may import whom', quick: true, run: importRules() },
    nodeTest('scripts', 'scripts/test', reports),
    vitest('shared', 'packages/shared', reports, { about: 'rules and messages', quick: true }),
    vitest(
      'api',
      'apps/api',
      reports,
      { about: 'server over the wire', script: 'test', heavy: true, database: true },
      server,
    ),
    { name: 'faults', about: 'kill -9 while people write', heavy: true, needs: 'build', run: faults() },
    vitest('web', 'apps/web', reports, { about: 'web rules and components', heavy: true, needs: 'build' }),
    playwright('journeys', 'apps/web', reports, journeys),
  ];
}

/** @param {string} task */
function turbo(task) {
  return { command: ['turbo', 'run', task, '--ui=stream', '--output-logs=new-only', '--continue'] };
}

/**
 * By TypeScript 7, which is several times faster; tools that ask the compiler for types still need 6 beside it.
 * @returns {Suite[]}
 */
function typeChecks() {
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const folders = ['apps/*', 'packages/*', 'scripts'].flatMap((pattern) => fs.globSync(pattern, { cwd: root }));
  return folders
    .filter((folder) => fs.existsSync(path.join(root, folder, 'tsconfig.json')))
    .map((folder) => ({
      name: `types-${path.basename(folder)}`,
      about: 'types',
      quick: true,
      run: { command: [tsc, '--noEmit', '-p', folder] },
    }));
}

/** One of each kill; the whole is `npm run faults`. */
function faults() {
  return { command: ['node', 'apps/api/faults/faults.mjs', '--short'] };
}

function importRules() {
  const folders = ['apps', 'packages'];
  return { command: ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders] };
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string} reports
 * @param {Partial<Suite> & { about: string, script?: string }} options
 * @param {string[]} [chosen]
 * @returns {Suite}
 */
function vitest(name, folder, reports, { script = 'test:unit', ...options }, chosen = []) {
  const report = path.join(reports, `${name}.json`);
  const extra = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...chosen];
  const run = withArguments(packageScript(folder, script), extra);
  return { name, report, count: countVitest, failures: vitestFailures, run, ...options };
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string} reports
 * @param {string[]} chosen
 * @returns {Suite}
 */
function playwright(name, folder, reports, chosen) {
  const report = path.join(reports, `${name}.json`);
  const run = withArguments(packageScript(folder, 'test:e2e'), ['--reporter=list,json', ...chosen]);
  run.env = { ...run.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const about = 'people in a real browser';
  const reading = { report, count: countPlaywright, failures: playwrightFailures };
  return { name, about, heavy: true, database: true, needs: 'build', run, ...reading };
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string} reports
 * @returns {Suite}
 */
function nodeTest(name, folder, reports) {
  const report = path.join(reports, `${name}.tap`);
  const reporters = Object.entries({ spec: 'stdout', tap: report }).flatMap(([reporter, destination]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${destination}`,
  ]);
  const run = { command: ['node', '--test', ...reporters, `${folder}/*.test.mjs`] };
  const reading = { report, count: countTap, failures: tapFailures };
  return { name, about: 'starting and stopping', needs: 'build', run, ...reading };
}

/**
 * @param {{ command: string[], cwd: string, env: NodeJS.ProcessEnv }} script
 * @param {string[]} extra
 */
function withArguments(script, extra) {
  const [shell = 'sh', option = '-c', line = ''] = script.command;
  // More arguments may follow.
  return { ...script, command: [shell, option, `${line} "$@"`, shell, ...extra] };
}

/**
 * What a suite has counted. A runner that crashed, or found nothing to run, is a failure even if it counts none.
 * @param {Suite} suite
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function countOf(suite, succeeded) {
  if (!suite.report || !suite.count) return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
  const none = { passed: 0, failed: 0, skipped: 0 };
  const counted = fs.existsSync(suite.report) ? suite.count(fs.readFileSync(suite.report, 'utf8')) : none;
  if (counted.failed === 0 && (!succeeded || counted.passed === 0)) return { ...counted, failed: 1 };
  return counted;
}

/**
 * Which of its tests have failed and why, a line each; nothing where its runner has told nothing.
 * @param {Suite} suite
 * @returns {string[]}
 */
export function failuresOf({ report, failures }) {
  return report && failures && fs.existsSync(report) ? failures(fs.readFileSync(report, 'utf8')) : [];
}

/**
 * A file that could not be loaded has no tests but is a failure.
 * @param {string} json
 * @returns {Count}
 */
function countVitest(json) {
  const report = JSON.parse(json);
  const broken = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((/** @type {any} */ t) => t.status === 'failed'),
  ).length;
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, skipped };
}

/**
 * @param {string} json
 * @returns {Count}
 */
function countPlaywright(json) {
  const { stats, errors } = JSON.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * @param {string} tap its last lines are `# pass 5` and the like
 * @returns {Count}
 */
function countTap(tap) {
  const count = (/** @type {string} */ name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}
