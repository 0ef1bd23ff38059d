// `npm run faults`: harms a server, its database, its disks, its clock and whom it asks in every way while people write, and looks
// afterwards whether anything that was acknowledged is gone, there twice or half there. `--short` kills each once; `--only 'word|word'` takes
// the faults with one of these words; `--seed` and `--minutes` are of the mixed load. `--write` writes the rows into docs/faults.md.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { writePart } from '../bench/made-part.ts';
import { circumstances, madeOn, onStage } from '../bench/stage.mjs';
import { BACKUP_FAULTS } from './backup-faults.mjs';
import { CLOCK_FAULTS } from './clock-faults.mjs';
import { DISK_FAULTS } from './disk-faults.mjs';
import { judge } from './judge.mjs';
import { Ledger } from './ledger.mjs';
import { Machine } from './machine.mjs';
import { MIXED } from './mixed-load.mjs';
import { KILLS, PROCESS_FAULTS } from './process-faults.mjs';
import { PROVIDER_FAULTS } from './provider-faults.mjs';
import { LEAST, problemsOfAll } from './verdict.ts';
import { gatherWriters, startWriting } from './writers.mjs';

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    minutes: { type: 'string' },
    'small-disks': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const ALL = [...PROCESS_FAULTS, ...DISK_FAULTS, ...CLOCK_FAULTS, ...BACKUP_FAULTS, ...PROVIDER_FAULTS, MIXED];
const chosen = (options.short ? KILLS : ALL).filter(({ name }) =>
  options.only.split('|').some((word) => name.includes(word)),
);
/** The table of the documentation: a fault that was given another name leaves no row behind. */
const PART = { file: 'faults.md', name: 'faults', by: 'fault', order: ALL.map(({ name }) => name) };
const isWhole = chosen.length === ALL.length && !options.short;
const harmOptions = {
  ...(options.short && { times: 1 }),
  ...(options.minutes && { minutes: Number(options.minutes) }),
  seed: Number(options.seed),
};

/** How many writes a fault has to meet. */
const leastOf = ({ leastOf: ofItself }) => ofItself?.(harmOptions) ?? (options.short ? LEAST.short : LEAST.row);

/** One fault: its row of the table. */
async function tryOut(machine, town, scenario) {
  const { name, harm, isAlone } = scenario;
  const least = leastOf(scenario);
  const ledger = new Ledger();
  const writing = isAlone ? undefined : startWriting(machine, ledger, town, scenario);
  try {
    const recoveries = await harm(machine, ledger, { ...harmOptions, town });
    // What goes on behind a fault is judged as well.
    if (writing) await ledger.reached(least);
    await writing?.stop();
    await machine.hasDatabase();
    const { lost, twice, half } = await judge(machine, ledger);
    half.push(...((await scenario.half?.(machine)) ?? []));
    for (const problem of [...lost, ...twice, ...half, ...ledger.faults.map((body) => linesOf(machine, body))].slice(
      0,
      10,
    ))
      console.log(`  ${name}: ${problem}`);
    console.log(`  ${name}: ${JSON.stringify(Object.fromEntries(ledger.statuses))}`);
    return {
      name,
      times: recoveries.length,
      acknowledged: ledger.acked.length,
      least,
      'sent again': ledger.sentAgain,
      'given up': ledger.givenUp,
      lost: lost.length,
      twice: twice.length,
      half: half.length,
      'unexplained 5xx': ledger.faults.length,
      'recovery (ms)': `${Math.min(...recoveries)}–${Math.max(...recoveries)}`,
      problem: '',
    };
  } catch (error) {
    await writing?.stop();
    console.log(`  ${name}: ${JSON.stringify(Object.fromEntries(ledger.statuses))}`);
    return { name, problem: String(error) };
  }
}

/** A row as the documentation has it; what came to no end says why. */
function shown({ name, times, acknowledged, lost, twice, half, problem, ...row }) {
  const isEnded = problem === '';
  return {
    fault: name,
    times,
    acknowledged,
    'sent again': row['sent again'],
    'lost, twice, half': isEnded ? `${lost}, ${twice}, ${half}` : '',
    'recovery (ms)': isEnded ? row['recovery (ms)'] : `came to no end: ${problem.slice(0, 200)}`,
    on: madeOn(),
  };
}

/** What the server wrote about an answer that it should not have given. */
function linesOf(machine, body) {
  const lines = fs.readFileSync(machine.log, 'utf8').split('\n');
  return lines.filter((line) => body?.requestId && line.includes(body.requestId)).join('\n') || JSON.stringify(body);
}

/** Faults that need the same machine, one after another. */
async function tryAll(scenarios, needs) {
  const machine = await Machine.open(needs);
  try {
    const [durable] = await machine.sql(
      `select current_setting('fsync') || current_setting('synchronous_commit') as is`,
    );
    if (durable.is !== 'onon') throw new Error('This Postgres does not keep what it acknowledges');
    const town = await gatherWriters(machine);
    for (const scenario of scenarios) {
      const row = await tryOut(machine, town, scenario);
      rows.push(row);
      console.log(row);
      // At once: a run that is stopped has measured these nevertheless.
      if (options.write) await writePart(PART, [shown(row)]);
    }
  } finally {
    await machine.close();
  }
}

const rows = [];
const untried = [];
const machines = new Map();
for (const scenario of chosen) {
  const { hasSmallDisks = false, hasServices = false } = scenario.needs ?? {};
  const mayMount = options['small-disks'];
  if (hasSmallDisks && !mayMount) untried.push(scenario.name);
  if (hasSmallDisks && !mayMount && !scenario.isAlone) continue;
  const needs = { hasSmallDisks: hasSmallDisks && mayMount, hasServices };
  const key = JSON.stringify(needs) + (scenario.isAlone ? scenario.name : '');
  machines.set(key, { needs, scenarios: [...(machines.get(key)?.scenarios ?? []), scenario] });
}
await onStage(async () => {
  for (const { needs, scenarios } of machines.values()) await tryAll(scenarios, needs);
});
console.table(rows);
for (const name of untried)
  console.log(`Without small disks, because nothing may be mounted here (root and unshare --mount): ${name}`);
const total = rows.reduce((sum, { acknowledged = 0 }) => sum + acknowledged, 0);
console.log(`${total} writes were acknowledged (${circumstances()}).`);
const problems = problemsOfAll(rows, isWhole);
for (const problem of problems) console.error(`FAILED: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
