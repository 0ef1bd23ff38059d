import { MOST_ON_A_DEVICE } from './return-marks.policy.js';
import { SuspendedIdentitiesService } from '../suspended-identities/suspended-identities.service.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, answer, refusalOf } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';

const MARKS = `query ($uuids: [ID!]!) { readReturnMarks(uuids: $uuids) { uuid mark { sureness accounts suspended { uuid } } } }`;
const HISTORY = 'query ($uuid: ID!) { readPersonHistory(uuid: $uuid) { returnMark { sureness } } }';
const SUSPEND = 'mutation ($uuid: ID!) { suspendUser(uuid: $uuid, reason: "Fraud") { uuid } }';

let test: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp();
  moderator = await aModerator(test);
});
afterAll(() => test.stop());

const run = (sql: string, values: unknown[]) => test.database.manager.query(sql, values);
const markOf = async ({ uuid }: TestUser) => (await answer(test, moderator, MARKS, { uuids: [uuid] }))[0]?.mark;

/** Somebody who has signed in by such a device on this network. */
async function someoneOn(network: string, device = 'Chrome · Android'): Promise<TestUser> {
  const person = await aUser(test);
  await run('update sessions set device = $2, network_hash = $3 where user_uuid = $1', [person.uuid, device, network]);
  return person;
}

async function suspendedOn(network: string): Promise<TestUser> {
  const person = await someoneOn(network);
  await answer(test, moderator, SUSPEND, { uuid: person.uuid });
  return person;
}

describe('marks of who may be back after a suspension', () => {
  it('are for moderators alone, of as many people as a page has', async () => {
    const { uuid } = await aUser(test);
    expect((await refusalOf(test, {}, MARKS, { uuids: [uuid] })).status).toBe(401);
    expect((await refusalOf(test, await aUser(test), MARKS, { uuids: [uuid] })).code).toBe('FORBIDDEN');
    expect((await refusalOf(test, moderator, MARKS, { uuids: ['x'] })).code).toBe('VALIDATION_FAILED');
    expect(await answer(test, moderator, MARKS, { uuids: [] })).toEqual([]);
  });

  it('are possible on a device that only the two have, and say which account it was', async () => {
    const before = await suspendedOn('network 1');
    const after = await someoneOn('network 1');
    expect(await markOf(after)).toEqual({ sureness: 'POSSIBLE', accounts: 2, suspended: { uuid: before.uuid } });
    expect(await answer(test, moderator, HISTORY, { uuid: after.uuid })).toEqual({
      returnMark: { sureness: 'POSSIBLE' },
    });
    const [elsewhere, otherBrowser] = [await someoneOn('network 2'), await someoneOn('network 1', 'Safari · iPhone')];
    expect([await markOf(elsewhere), await markOf(otherBrowser), await markOf(before)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are none of who was there before, nor once the suspension is taken back', async () => {
    const flatmate = await someoneOn('network 3');
    const suspended = await suspendedOn('network 3');
    expect(await markOf(flatmate)).toBeUndefined();
    const after = await someoneOn('network 3');
    expect(await markOf(after)).toMatchObject({ sureness: 'WEAK', accounts: 3 });
    await run('delete from suspensions where user_uuid = $1', [suspended.uuid]);
    expect(await markOf(after)).toBeUndefined();
  });

  it('are none in a dormitory, where everybody has the same', async () => {
    await suspendedOn('dormitory');
    const neighbours = [];
    for (let count = 2; count <= MOST_ON_A_DEVICE; count += 1) neighbours.push(await someoneOn('dormitory'));
    const [first = moderator] = neighbours;
    expect(await markOf(first)).toMatchObject({ sureness: 'WEAK', accounts: MOST_ON_A_DEVICE });
    await someoneOn('dormitory');
    expect(await markOf(first)).toBeUndefined();
  });

  it('are certain of who signs in by what the suspended account gave up, and none of who takes it back', async () => {
    const suspended = await aUser(test);
    await run(`update users set created_at = now() - interval '2 minutes' where uuid = $1`, [suspended.uuid]);
    await answer(test, moderator, SUSPEND, { uuid: suspended.uuid });
    const [identity] = await run('select provider, sub from identities where user_uuid = $1', [suspended.uuid]);
    await test.app.get(SuspendedIdentitiesService).keepSuspension(suspended.uuid, identity.provider);
    expect(await markOf(suspended)).toBeUndefined();
    await run('delete from identities where user_uuid = $1', [suspended.uuid]);
    const after = await aUser(test);
    await run('update identities set provider = $2, sub = $3 where user_uuid = $1', [
      after.uuid,
      identity.provider,
      identity.sub,
    ]);
    expect(await markOf(after)).toEqual({ sureness: 'CERTAIN', accounts: 2, suspended: null });
    await run(`update suspended_identities set known_until = now() - interval '1 second'`, []);
    expect(await markOf(after)).toBeUndefined();
  });

  it('are certain, too, of who began to sign up before the suspended account was gone, and waited for that', async () => {
    const suspended = await aUser(test);
    await answer(test, moderator, SUSPEND, { uuid: suspended.uuid });
    const [{ began }] = await run('select now() as began', []);
    const [identity] = await run('select provider, sub from identities where user_uuid = $1', [suspended.uuid]);
    const { status } = await rest(
      test,
      'delete',
      '/api/user',
      { posts: 'keep', password: suspended.password },
      suspended,
    );
    expect(status).toBe(204);
    const after = await aUser(test);
    await run('update users set created_at = $2 where uuid = $1', [after.uuid, began]);
    await run('update identities set provider = $2, sub = $3 where user_uuid = $1', [
      after.uuid,
      identity.provider,
      identity.sub,
    ]);
    expect(await markOf(after)).toMatchObject({ sureness: 'CERTAIN' });
  });
});
