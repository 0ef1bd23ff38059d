// The table of the feed's measurements with the targets beside the figures (docs/benchmarks.md says how to read it).
import { hold, load, machine, median, spread } from '../../../scripts/lib/targets.mjs';

/** Of rows of one city, by its rounds: the other row is of the same round, so that what disturbed one disturbed both. */
const TARGETS = [
  { row: 'signed in', of: 'limit', what: 'rps', atLeast: 0.6 },
  { row: 'signed in', of: 'limit', what: 'cpu', atMost: 1.7 },
  { row: 'signed in', of: 'PostGraphile', what: 'rps', atLeast: 2 },
  { row: 'visitor', of: 'limit', what: 'rps', atLeast: 3 },
  { row: 'kept page', of: 'limit', what: 'rps', atLeast: 3 },
  { row: 'signed in, skip 1,000', of: 'signed in', what: 'cpu', atMost: 2 },
  { row: 'signed in, skip 10,000', of: 'signed in', what: 'cpu', atMost: 2 },
];
/** Of a row on the largest city to the same on the smallest. */
const GROWTH = ['limit', 'signed in', 'signed in, skip 1,000', 'signed in, skip 10,000', 'visitor'];
const MOST_GROWTH = 1.2;
const MOST_MEGABYTES = 280;

const NAMES = { rps: 'requests a second', cpu: 'CPU' };
const WHAT = { rps: ({ rps }) => rps, cpu: ({ node, postgres }) => node + postgres };

/** Prints the table, and lets the run fail where a target is missed. */
export function report(results, { connections, seconds }) {
  const sizes = [...new Set(results.map(({ posts }) => posts))];
  console.log(
    `\nFeed page of 10, ${connections} connections, medians of ${results[0].rounds.length} × ${seconds} s, interleaved`,
  );
  console.log(`${machine()}, load ${load()}`);
  for (const posts of sizes)
    reportCity(
      posts,
      results.filter((row) => row.posts === posts),
    );
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  if (smallest < largest) reportGrowth(results, smallest, largest);
}

function reportCity(posts, rows) {
  console.log(`\n${posts.toLocaleString('en')} posts`);
  console.log('                            req/s   p99 ms   CPU ms a request (node + postgres)   MB   req/s × limit');
  const limit = rows.find(({ name }) => name === 'limit');
  for (const row of rows) {
    const of = (key) => median(row.rounds.map((round) => round[key]));
    const cpu = `${(of('node') + of('postgres')).toFixed(2)} (${of('node').toFixed(2)} + ${of('postgres').toFixed(2)})`;
    console.log(
      `${row.name.padEnd(24)} ${of('rps').toFixed(0).padStart(8)} ${of('p99').toFixed(0).padStart(8)}   ${cpu.padEnd(34)}` +
        `${of('megabytes').toFixed(0).padStart(5)} ${spread(ratios(row, limit, WHAT.rps)).padStart(15)}`,
    );
  }
  console.log('');
  const city = `${posts.toLocaleString('en')} posts, `;
  for (const { row: name, of: other, what, ...bound } of TARGETS) {
    const [row, base] = [name, other].map((wanted) => rows.find((one) => one.name === wanted));
    if (row && base) hold(`${city}${name}: ${NAMES[what]} ÷ ${other}`, ratios(row, base, WHAT[what]), bound);
  }
  const { rounds } = rows.find(({ name }) => name === 'visitor');
  const megabytes = rounds.map((round) => round.megabytes);
  hold(`${city}the process: MB`, megabytes, { atMost: MOST_MEGABYTES });
}

function reportGrowth(results, smallest, largest) {
  console.log(`\n${largest.toLocaleString('en')} posts beside ${smallest.toLocaleString('en')}`);
  for (const name of GROWTH) {
    const [large, small] = [largest, smallest].map((posts) =>
      results.find((row) => row.name === name && row.posts === posts),
    );
    hold(
      `${name}: CPU at ${largest.toLocaleString('en')} ÷ at ${smallest.toLocaleString('en')} posts`,
      ratios(large, small, WHAT.cpu),
      {
        atMost: MOST_GROWTH,
      },
    );
  }
}

const ratios = (row, base, of) => row.rounds.map((round, index) => of(round) / of(base.rounds[index]));
