// Which tests have failed and why, in a line or two each, out of the runners' reports: who sees the end of a long run alone reads it there.

const LONGEST_REASON = 400;
const MOST = 20;
// Colors of a terminal.
const COLORS = /\u001b\[[\d;]*m/g;

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title of the file, or of the group within it
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, ok: boolean, tests: { results: { errors: { message?: string }[] }[] }[] }[]} [specs]
 */

/**
 * @param {string} name of the test
 * @param {string[]} messages the first says most
 */
function line(name, messages) {
  const text = (messages.find(Boolean) ?? 'no reason told').replace(COLORS, '').replace(/\s+/g, ' ').trim();
  return `${name}: ${text.slice(0, LONGEST_REASON)}`;
}

/**
 * @param {string} json of vitest
 * @returns {string[]} at most twenty lines, `test: reason`
 */
export function vitestFailures(json) {
  /** @type {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} */
  const files = JSON.parse(json).testResults;
  const lines = files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests; of a group's hook that failed vitest tells only that its tests were not run.
    if (status === 'failed' && failed.length === 0) {
      const skipped = assertionResults.filter((test) => test.status === 'skipped').map(({ fullName }) => fullName);
      return [line(name, [message, `a hook failed, as told above; not run: ${skipped.join(', ') || 'nothing'}`])];
    }
    return failed.map(({ fullName, failureMessages }) => line(fullName, failureMessages));
  });
  return lines.slice(0, MOST);
}

/**
 * @param {string} json of Playwright
 * @returns {string[]} at most twenty lines, `test: reason`
 */
export function playwrightFailures(json) {
  const report = JSON.parse(json);
  /** @type {(suite: PlaywrightSuite) => string[]} */
  const ofSuite = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title, tests }) => line(title, messagesOf(tests))),
    ...suites.flatMap(ofSuite),
  ];
  const errors = /** @type {{ message?: string }[]} */ (report.errors);
  const lines = [
    ...errors.map(({ message = '' }) => line('before any test', [message])),
    ...report.suites.flatMap(ofSuite),
  ];
  return lines.slice(0, MOST);
}

/** @param {{ results: { errors: { message?: string }[] }[] }[]} tests */
function messagesOf(tests) {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)));
}

/**
 * @param {string} tap of Node's runner
 * @returns {string[]} at most twenty lines, `test: reason`
 */
export function tapFailures(tap) {
  // Up to the end at the same depth: a long difference holds a line of three dots itself.
  const found = tap.matchAll(/^ *not ok \d+ - (?<name>.+)\n(?<depth> *)---\n(?<about>[^]*?)\n\k<depth>\.\.\.$/gm);
  return (
    [...found]
      .map(({ groups: { name = '', about = '' } = {} }) => ({ name, about }))
      // What is still to do may fail; a title's own # is written with a backslash.
      .filter(({ name, about }) => !/ # TODO\b/.test(name) && !about.includes("failureType: 'subtestsFailed'"))
      .map(({ name, about }) => line(name, [/error: (?:\|-)?([^]*?)\n *code:/.exec(about)?.[1] ?? '']))
      .slice(0, MOST)
  );
}
