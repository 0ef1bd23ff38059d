import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { until } from '../../../test/until.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';

const CARVE: JobKind<{ text: string }> = { name: 'test.carve', retryLimit: 0 };
const REST: JobKind = { name: 'test.rest' };
const COUNTS = '{ readBackgroundJobs { queue waiting active failed dead oldestWaitingSeconds } }';
const DISCARD = 'mutation ($queue: String!) { discardDeadJobs(queue: $queue) }';
const RETRY = 'mutation ($queue: String!) { retryDeadJobs(queue: $queue) }';

let test: TestApp;
let admin: TestUser;
let isBroken: boolean;
const carved: string[] = [];
beforeAll(async () => {
  test = await startApp({ BACKGROUND_JOBS: 'on' }, (app) => {
    app.get(Jobs).register(CARVE, async ({ text }) => {
      if (isBroken) throw new Error('The chisel is blunt');
      carved.push(text);
    });
    app.get(Jobs).register(REST, () => Promise.resolve());
  });
  admin = await aUser(test);
  await test.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [admin.uuid]);
});
afterAll(() => test.stop());

interface Counts {
  queue: string;
  waiting: number;
  dead: number;
  oldestWaitingSeconds: number | null;
}

async function counts(kind: { name: string } = CARVE): Promise<Counts> {
  const { data } = await query(test, COUNTS, {}, admin);
  const found = (data['readBackgroundJobs'] as Counts[]).find(({ queue }) => queue === kind.name);
  if (!found) throw new Error('The kind of work is not there');
  return found;
}

const untilCounts = (holds: (now: Counts) => boolean) => until(async () => holds(await counts()));

describe.each([
  ['readBackgroundJobs', COUNTS, {}],
  ['retryDeadJobs', RETRY, { queue: CARVE.name }],
  ['discardDeadJobs', DISCARD, { queue: CARVE.name }],
])('%s', (_name, document, variables) => {
  it('requires signing in, and is for administrators alone', async () => {
    expect((await query(test, document, variables)).status).toBe(401);
    const moderator = await aUser(test);
    await test.database.manager.query(`update users set role = 'MODERATOR' where uuid = $1`, [moderator.uuid]);
    const { status, errors } = await query(test, document, variables, moderator);
    expect([status, errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('background work', () => {
  it('that fails for good is seen, and done when an administrator has it tried again', async () => {
    isBroken = true;
    const texts = Object.values(NINE_SCRIPTS);
    for (const text of texts) await test.app.get(Jobs).send(CARVE, { text });
    await untilCounts(({ dead }) => dead === texts.length);
    expect(carved).toEqual([]);
    isBroken = false;
    const { data } = await query(test, RETRY, { queue: CARVE.name }, admin);
    expect(data).toEqual({ retryDeadJobs: texts.length });
    await untilCounts(({ waiting, dead }) => waiting === 0 && dead === 0);
    await until(() => carved.length === texts.length);
    expect([...carved].sort()).toEqual(texts.sort());
    expect((await query(test, RETRY, { queue: CARVE.name }, admin)).data).toEqual({ retryDeadJobs: 0 });
    const log = '{ readAuditLog(take: 2) { items { action targetType detail actor { uuid } } } }';
    const { items } = (await query(test, log, {}, admin)).data['readAuditLog'];
    const act = { action: 'retryDeadJobs', targetType: 'queue', actor: { uuid: admin.uuid } };
    expect(items).toEqual([
      { ...act, detail: `${CARVE.name}: 0` },
      { ...act, detail: `${CARVE.name}: ${texts.length}` },
    ]);
  });

  it('that can never succeed is put away, of its kind alone, and that is written down', async () => {
    isBroken = true;
    for (const text of ['ក', '가']) await test.app.get(Jobs).send(CARVE, { text });
    await untilCounts(({ dead }) => dead === 2);
    isBroken = false;
    const before = carved.length;
    expect((await query(test, DISCARD, { queue: REST.name }, admin)).data).toEqual({ discardDeadJobs: 0 });
    expect((await query(test, DISCARD, { queue: CARVE.name }, admin)).data).toEqual({ discardDeadJobs: 2 });
    expect(await counts()).toMatchObject({ waiting: 0, dead: 0 });
    expect((await query(test, RETRY, { queue: CARVE.name }, admin)).data).toEqual({ retryDeadJobs: 0 });
    expect(carved).toHaveLength(before);
    const log = '{ readAuditLog(take: 2) { items { action detail } } }';
    const { items } = (await query(test, log, {}, admin)).data['readAuditLog'];
    expect(items[1]).toEqual({ action: 'discardDeadJobs', detail: `${CARVE.name}: 2` });
  });

  it('that waits says since when', async () => {
    await test.app.get(Jobs).send(REST, {}, { afterSeconds: 3_600 });
    expect(await counts(REST)).toMatchObject({ waiting: 1, oldestWaitingSeconds: null });
    await test.database.manager.query(
      `update jobs.job set start_after = now() - interval '90 seconds' where name = $1 and state = 'created'`,
      [REST.name],
    );
    // Somebody may have begun with it already.
    expect([null, 90, 91]).toContain((await counts(REST)).oldestWaitingSeconds);
  });

  it.each(['test.nothing', 'dead'])(
    'of a kind that there is not (%s) can neither be tried again nor put away',
    async (queue) => {
      for (const document of [RETRY, DISCARD]) {
        const { errors } = await query(test, document, { queue }, admin);
        expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
      }
    },
  );

  it('is counted by one statement, however much there is', async () => {
    const rounds: number[] = [];
    // A new connection of the pool has something of its own to say.
    for (let round = 0; round < 3; round += 1) rounds.push(await countStatements(() => test.app.get(Jobs).counts()));
    expect(Math.min(...rounds)).toBe(1);
  });
});
