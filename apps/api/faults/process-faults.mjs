// Faults of processes and connections: each does its harm while six people write, and tells how long it took until a write was
// acknowledged again.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { interruptMigrations } from './migrations.mjs';

const TIMES = 3;

/** Does it so often, each time once some more writes have been acknowledged, so that it meets writes at any point. */
export async function again(ledger, times, once) {
  const recoveries = [];
  for (let n = 0; n < times; n += 1) {
    await ledger.further(20 + Math.floor(Math.random() * 60));
    recoveries.push(await once(n));
  }
  return recoveries;
}

async function killServer(machine, ledger, server = machine.servers[0]) {
  await machine.stopServer(server, 'SIGKILL');
  const moment = Date.now();
  await machine.startServer(server.port);
  return ledger.nextAfter(moment);
}

async function killPostgres(machine, ledger) {
  await machine.killPostgres();
  return ledger.nextAfter(Date.now());
}

export const KILLS = [
  {
    name: 'kill -9 of the server',
    harm: (machine, ledger, { times = TIMES } = {}) => again(ledger, times, () => killServer(machine, ledger)),
  },
  {
    name: 'kill -9 of Postgres',
    harm: (machine, ledger, { times = TIMES } = {}) => again(ledger, times, () => killPostgres(machine, ledger)),
  },
];

export const PROCESS_FAULTS = [
  ...KILLS,
  {
    name: 'the server is asked to stop (SIGTERM)',
    harm: (machine, ledger) =>
      again(ledger, TIMES, async () => {
        const [server] = machine.servers;
        const code = await machine.stopServer(server, 'SIGTERM');
        if (code !== 0) throw new Error(`The server ended with ${code}`);
        const moment = Date.now();
        await machine.startServer(server.port);
        return ledger.nextAfter(moment);
      }),
  },
  {
    name: 'every connection is cut in mid-transaction',
    harm: (machine, ledger) =>
      again(ledger, 10, async () => {
        await machine.wire.mode('down');
        await machine.wire.mode('up');
        return ledger.nextAfter(Date.now());
      }),
  },
  {
    name: 'the database does not answer for five seconds',
    harm: (machine, ledger) =>
      again(ledger, TIMES, async () => {
        await machine.wire.mode('silent');
        await sleep(5_000);
        await machine.wire.mode('down');
        await machine.wire.mode('up');
        return ledger.nextAfter(Date.now());
      }),
  },
  {
    name: 'single transactions are ended by the database',
    harm: (machine, ledger) =>
      again(ledger, 20, async () => {
        await machine.sql(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = 'haiko' and state like '%transaction%' and pid <> pg_backend_pid() limit 2`,
        );
        return ledger.nextAfter(Date.now());
      }),
  },
  {
    name: 'every connection of the pool waits for a lock',
    harm: (machine, ledger) => again(ledger, TIMES, () => lockPosts(machine, ledger)),
  },
  {
    name: 'three processes, of which one is killed',
    async harm(machine, ledger) {
      await machine.startServer();
      await machine.startServer();
      const recoveries = await again(ledger, 6, (n) => killServer(machine, ledger, machine.servers[n % 3]));
      while (machine.servers.length > 1) await machine.stopServer(machine.servers[1], 'SIGTERM');
      return recoveries;
    },
  },
  {
    name: 'migrations are killed ten times',
    harm: async (machine) => [await interruptMigrations(machine, 10)],
  },
];

/** Whoever wants to read or write posts waits, and with them the connections of the pool; the server is alive. */
async function lockPosts(machine, ledger) {
  await holdLock(machine, async () => {
    for (let n = 0; n < 8; n += 1) {
      await sleep(1_000);
      const began = Date.now();
      const reply = await fetch(`${machine.urls()[0]}/health/live`);
      if (!reply.ok || Date.now() - began > 3_000) throw new Error('The server is not alive while its pool waits');
    }
  });
  return ledger.nextAfter(Date.now());
}

/** Locks the posts as long as something goes on. */
export async function holdLock(machine, meanwhile) {
  const client = new pg.Client({ connectionString: machine.ownerUrl() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin; lock table posts in access exclusive mode');
    await meanwhile();
    await client.query('rollback');
  } finally {
    await client.end();
  }
}
