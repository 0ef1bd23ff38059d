// A server whose clock is set, by hours, to and fro, while another one keeps the time.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, renew } from './ledger.mjs';
import { again } from './process-faults.mjs';
import { somebody } from './writers.mjs';

const HOUR_MS = 3_600_000;
const JUMPS = [3, -3, 26, -26, 0].map((hours) => hours * HOUR_MS);
const GUESSES = 30;
const WINDOW_SECONDS = 15 * 60;
const SETTLE_MS = 3_000;

export const CLOCK_FAULTS = [
  {
    name: 'the clock of one of two servers jumps by hours',
    async harm(machine, ledger) {
      const [right] = machine.servers;
      const wrong = await machine.startServer();
      const write = await keyedWrite(machine, ledger);
      const first = await write(right);
      const recoveries = await again(ledger, JUMPS.length, async (n) => {
        wrong.setClock(JUMPS[n]);
        const recovery = await ledger.nextAfter(Date.now());
        await sleep(SETTLE_MS);
        for (const server of [wrong, right])
          if ((await write(server)) !== first) throw new Error('A key made something twice');
        return recovery;
      });
      await machine.stopServer(wrong, 'SIGTERM');
      if (ledger.sessionsLost > 0) throw new Error(`${ledger.sessionsLost} sessions were lost`);
      await assertJobsAreDone(machine, { isDueOnly: true });
      return recoveries;
    },
  },
  {
    name: 'the clock of a server jumps while it counts guesses at a password',
    async harm(machine, ledger) {
      const strict = await machine.startServer(undefined, { RATE_LIMIT_FACTOR: '1' });
      // It takes no part in what the others write.
      machine.servers.splice(machine.servers.indexOf(strict), 1);
      const recoveries = await again(ledger, 1, () => guessPasswords(machine, ledger, strict));
      machine.servers.push(strict);
      await machine.stopServer(strict, 'SIGTERM');
      return recoveries;
    },
  },
];

/** Posts with one and the same key, as often as it is called; the uuid of the post. */
async function keyedWrite(machine, ledger) {
  const person = await somebody(machine, 'keyed');
  const key = randomUUID();
  const body = { title: '시장', content: '시장' };
  return async ({ url }) => {
    const write = () => call(`${url}/api/post`, { body, token: person.token, key });
    let reply = await write();
    // The token may be of the other clock.
    if (reply.status === 401) await renew(ledger, url, person);
    if (reply.status === 401) reply = await write();
    return reply.body.uuid;
  };
}

/** Once they are used up, neither clock opens the door again, nor does it stay shut for longer than a quarter of an hour. */
async function guessPasswords(machine, ledger, strict) {
  const { email } = await somebody(machine, 'guessed');
  const guess = () => call(`${strict.url}/api/user/signin`, { body: { email, password: 'a guess of somebody' } });
  const statuses = [];
  for (let n = 0; n < GUESSES; n += 1) statuses.push((await guess()).status);
  if (statuses.at(-1) !== 429) throw new Error('Guesses are not counted');
  for (const jump of JUMPS) {
    strict.setClock(jump);
    await sleep(SETTLE_MS / 10);
    if ((await guess()).status !== 429) throw new Error(`${jump / HOUR_MS} hours later guesses are free again`);
  }
  const waits = await machine.sql(
    `select max(expire / 1000.0 - extract(epoch from now()))::float as wait from rate_limits where key like 'wrongPassword%'`,
  );
  if (waits[0].wait > WINDOW_SECONDS) throw new Error(`It is shut for ${waits[0].wait} seconds`);
  return ledger.nextAfter(Date.now());
}

/**
 * Background work of these kinds is done that was asked for before this moment, whatever the clock said; what is not due yet as well,
 * where `isDueOnly` does not say otherwise.
 */
export async function assertJobsAreDone(machine, { withinMs = 180_000, kinds = '%', isDueOnly = false } = {}) {
  const [{ moment }] = await machine.sql('select now() as moment');
  let open = [];
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(500)) {
    open = await machine.sql(
      `select name, state, count(*)::int as count, max(retry_count) as tries from jobs.job
       where name not like '\\_\\_pgboss%' and (name like $1 or name = 'dead') and state < 'completed'
         and created_on < $2 and (not $3 or start_after < $2) group by name, state`,
      [kinds, moment, isDueOnly],
    );
    if (open.length === 0) return;
    if (open.some(({ name }) => name === 'dead')) break;
  }
  throw new Error(`Work is not done: ${JSON.stringify(open)}`);
}
