// What measurements are held against: each target says beside its figure whether it is met, and stands once more in the table that
// `npm run bench` ends with (docs/benchmarks.md says how to read it).
import fs from 'node:fs';
import os from 'node:os';

/**
 * @typedef {{ atLeast: number } | { atMost: number }} Bound
 * @typedef {object} Held
 * @property {string} what is measured, with its unit
 * @property {number[]} values of the rounds, or of the rows of one table; the median counts
 * @property {Bound} bound
 * @property {boolean} decides whether the run fails where it is missed: ratios and counts do, what hangs on the machine is wished for
 * @property {string} load of the machine by then
 */

/**
 * Holds a figure against its target, says so, and lets the run fail where one that decides is missed.
 * @param {string} what
 * @param {number | number[]} values
 * @param {Bound & { isWish?: boolean }} target
 */
export function hold(what, values, { isWish = false, ...bound }) {
  /** @type {Held} */
  const held = { what, values: [values].flat(), bound, decides: !isWish, load: load() };
  if (held.values.length === 0 || !held.values.every(Number.isFinite)) throw new Error(`${what}: ${values}`);
  console.log(cellsOf(held).join('   '));
  if (held.decides && !isMet(held)) process.exitCode = 1;
  const file = process.env['BENCH_TARGETS'];
  if (file) fs.appendFileSync(file, `${JSON.stringify(held)}\n`);
}

/**
 * What was held in one measurement.
 * @param {string} lines as `hold` wrote them
 * @returns {Held[]}
 */
export function heldIn(lines) {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/**
 * The table of all that was held against a target, one measurement below the other.
 * @param {{ name: string, held: Held[], code: number }[]} measurements with their exit codes
 * @returns {string}
 */
export function tableOf(measurements) {
  const rows = measurements.flatMap(({ name, held, code }) => {
    const isBroken = code !== 0 && held.every((one) => isMet(one) || !one.decides);
    const cells = held.map((one) => [name, ...cellsOf(one), one.load]);
    return isBroken ? [...cells, [name, 'broke off', '', '', 'MISSED', load()]] : cells;
  });
  const head = ['measured', 'what', 'median (from–to)', 'target', '', 'load'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** @returns {string} where it was measured */
export function machine() {
  return `Node ${process.version}, ${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores`;
}

/** @param {Held} held */
function isMet({ values, bound }) {
  const value = median(values);
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
}

/** @param {Held} held */
function cellsOf(held) {
  const { what, values, bound, decides } = held;
  const target = 'atLeast' in bound ? `at least ${bound.atLeast}` : `at most ${bound.atMost}`;
  const result = isMet(held) ? 'met' : decides ? 'MISSED' : 'missed';
  return [what, spread(values), decides ? target : `${target} (wished for)`, result];
}

/**
 * @param {number[]} values
 * @returns {string} the median, and from where to where they went
 */
export function spread(values) {
  const value = median(values);
  const digits = value < 20 ? 2 : 0;
  const [least, most] = [Math.min(...values), Math.max(...values)].map((one) => one.toFixed(digits));
  return values.length > 1 ? `${value.toFixed(digits)} (${least}–${most})` : value.toFixed(digits);
}

/**
 * @param {number[]} values
 * @returns {number} of two in the middle what lies between them
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = NaN, high = NaN] = [sorted.length - 1, sorted.length].map((twice) => sorted[Math.floor(twice / 2)]);
  return (low + high) / 2;
}

/** @returns {string} how busy the machine was in the last minute, five and fifteen */
export function load() {
  return os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}
