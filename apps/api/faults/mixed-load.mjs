// Forty requests a second, reads and writes of every kind, while all the faults come together at moments that a seed decides.
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../bench/stage.mjs';
import { setCommitDelay } from './disk-faults.mjs';
import { TROUBLES } from './door.mjs';
import { call } from './ledger.mjs';
import { holdLock } from './process-faults.mjs';
import { LEAST } from './verdict.ts';
import { patiently, writeOnce } from './writers.mjs';

const REQUESTS_A_SECOND = 40;
const MINUTES = 10;
const MEAN_GAP_MS = 7_000;
/** Whoever was not answered waits a moment before asking again, each time twice as long; whoever was told when to, so long. */
const AGAIN_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
const HOUR_MS = 3_600_000;
const TOLD_EVERY_MS = 10_000;
/** Six of ten requests read. */
const WRITES = ['post', 'comment', 'note', 'like', 'scrap', 'change', 'comment', 'note', 'picture', 'application'];
const SHARE_OF_READS = 0.6;
const CARD = 'uuid likes commentsCount shown(language: en) { title excerpt } user { nickname }';
const READS = [
  `{ readPosts { hasMore items { ${CARD} } } }`,
  `{ readPosts(skip: 40) { hasMore items { ${CARD} } } }`,
  '{ readPostsByKeyword(keyword: "시장") { totalCount items { uuid } } }',
  '{ readJobPostings(keyword: "용접") { totalCount items { uuid } } }',
  '{ readConversationList { hasMore items { unreadCount } } }',
  '{ readNotices { hasMore items { uuid } } }',
  '{ readMyApplications { hasMore items { uuid } } }',
  '{ readUserInformation { uuid nickname } }',
  '{ readExchangeRates { asOf } }',
];

/** Numbers between 0 and 1 that follow from a seed (mulberry32). */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const MIXED = {
  name: 'all of them at random, at 40 requests a second',
  needs: { hasSmallDisks: true, hasServices: true },
  isAlone: true,
  leastOf: ({ minutes = MINUTES }) => minutes * LEAST.mixedMinute,
  async harm(machine, ledger, { seed, minutes = MINUTES, town }) {
    const draw = random(seed);
    console.log(`The seed of the mixed load is ${seed}.`);
    await machine.startServer();
    const end = Date.now() + minutes * 60_000;
    const answers = [];
    const stage = { machine, ledger, town, answers, under: new Set(), underWay: new Map(), isOver: false };
    const load = sendMixed(stage, draw);
    const telling = tell(stage);
    // Until the last fault is over: it has recovered when something sent after it is acknowledged.
    const recoveries = await harmAtRandom(stage, end, draw).finally(() => {
      stage.isOver = true;
      clearInterval(telling);
    });
    await load;
    report(ledger, answers);
    return recoveries;
  },
};

/** Says now and then what is under way, and how it was answered since: where nothing is acknowledged, one sees from when and after what. */
function tell({ machine, ledger, under, underWay }) {
  const began = Date.now();
  let before = new Map();
  return setInterval(() => {
    const since = [...ledger.statuses].map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
    before = new Map(ledger.statuses);
    const statuses = JSON.stringify(Object.fromEntries(since.filter(([, count]) => count > 0)));
    const seconds = Math.round((Date.now() - began) / 1_000);
    const faults = [...underWay.keys()].join(' ') || 'no fault';
    console.log(`${seconds} s: ${faults}; ${machine.servers.length} servers, ${under.size} unanswered, ${statuses}`);
  }, TOLD_EVERY_MS);
}

/** Sends at its own pace, whatever becomes of the answers. */
async function sendMixed(stage, draw) {
  const { under } = stage;
  for (let n = 0, began = Date.now(); !stage.isOver; n += 1) {
    await sleep(Math.max(0, began + (n * 1_000) / REQUESTS_A_SECOND - Date.now()));
    const asking = (draw() < SHARE_OF_READS ? readOnce(stage, draw) : write(stage, draw)).finally(() =>
      under.delete(asking),
    );
    under.add(asking);
  }
  await Promise.all(under);
}

const one = (list, draw) => list[Math.floor(draw() * list.length)];

function write({ machine, ledger, town }, draw) {
  const writer = Math.floor(draw() * town.writers.length);
  return writeOnce(machine, ledger, town, writer, one(WRITES, draw), {
    pauseMs: AGAIN_MS,
    longestPauseMs: LONGEST_PAUSE_MS,
  });
}

async function readOnce({ machine, town, ledger, answers }, draw) {
  const { token } = one(town.writers, draw);
  const body = { query: one(READS, draw) };
  const url = one(machine.urls(), draw);
  const began = Date.now();
  const reply = url ? await call(`${url}/graphql`, { body, token }) : { status: 0 };
  const code = reply.body?.errors?.[0]?.extensions?.code;
  answers.push({ status: reply.status, code, ms: Date.now() - began });
  if (code === 'INTERNAL') ledger.faults.push(reply.body.errors[0].extensions);
}

/** One fault after another begins, and some go on while the next ones come; each kind once at a time. */
async function harmAtRandom({ machine, ledger, underWay }, end, draw) {
  const faults = Object.entries(faultsOf(machine, draw));
  const recoveries = [];
  const problems = [];
  while (Date.now() < end) {
    await sleep(-Math.log(1 - draw()) * MEAN_GAP_MS);
    const [name, harm] = one(faults, draw);
    if (underWay.has(name)) continue;
    const done = harm()
      .then(() => ledger.nextAfter(Date.now()))
      .then(
        (recovery) => recoveries.push(recovery),
        (error) => problems.push(`${name}: ${error}`),
      )
      .then(() => underWay.delete(name));
    underWay.set(name, done);
  }
  await Promise.all(underWay.values());
  if (problems.length > 0) throw new Error(problems.join(', '));
  return recoveries;
}

/** Each ends what it began; where the database is away at that moment, as soon as it is back. */
function faultsOf(machine, draw) {
  const lasting = (most) => 500 + draw() * most;
  const full = async (disk) => {
    disk.fill();
    await sleep(lasting(4_000));
    disk.empty();
  };
  return {
    server: async () => {
      const server = one(machine.servers, draw);
      await machine.stopServer(server, one(['SIGKILL', 'SIGTERM'], draw));
      await sleep(lasting(2_000));
      await machine.startServer(server.port);
    },
    database: () => machine.killPostgres(),
    wire: async () => {
      await machine.wire.mode(one(['down', 'silent'], draw));
      await sleep(lasting(4_000));
      await machine.wire.mode('down');
      await machine.wire.mode('up');
    },
    // It ends early where the database does.
    lock: () => holdLock(machine, () => sleep(lasting(5_000))).catch(() => undefined),
    clock: async () => one(machine.servers, draw).setClock(Math.round((draw() - 0.5) * 12 * HOUR_MS)),
    commits: async () => {
      await patiently(() => setCommitDelay(machine, true));
      await sleep(lasting(8_000));
      await patiently(() => setCommitDelay(machine, false));
    },
    providers: async () => {
      machine.services.turn(one(TROUBLES, draw));
      await sleep(lasting(10_000));
      machine.services.turn('well');
    },
    ...(machine.disks && { full: () => full(machine.disks.database), uploads: () => full(machine.disks.uploads) }),
  };
}

function report(ledger, answers) {
  const answered = answers.filter(({ status, code }) => status === 200 && !code);
  const times = ledger.acknowledged.map(({ ms }) => ms);
  const figures = {
    reads: answers.length,
    answered: answered.length,
    'p95 of reads (ms)': at(
      answered.map(({ ms }) => ms),
      0.95,
    ),
    writes: ledger.entries.length,
    'given up': ledger.givenUp,
    'p95 of writes (ms)': at(times, 0.95),
    'sessions lost': ledger.sessionsLost,
  };
  console.log(
    Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  );
}
