import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { statementsOf } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { type Pair, startPair } from '../../../test/replica.js';
import { until } from '../../../test/until.js';
import { Replicas } from './replicas.js';

let pair: Pair;
/** Two processes of the product; the second one keeps answers for visitors. */
let test: TestApp;
let second: TestApp;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  pair = await startPair();
  const settings = {
    DATABASE_URL: pair.primary.serverUrl,
    DATABASE_REPLICA_URLS: pair.replica.serverUrl,
    // However busy the machine is.
    DATABASE_REPLICA_LAG_SECONDS: '3600',
  };
  test = await startApp(settings);
  second = await startApp({ ...settings, VISITOR_ANSWERS_MB: '1' });
});
beforeEach(async () => {
  [author, reader] = [await aUser(test), await aUser(test)];
  await replicaIsRead();
});
afterEach(() => pair.replica.run('select pg_wal_replay_resume()'));
afterAll(async () => {
  await test.stop();
  await second.stop();
  await pair.stop();
});

const feed = async (caller: { token?: string } = {}, of = test): Promise<string[]> => {
  const { data, status } = await query(of, '{ readPosts(take: 50) { items { uuid title } } }', {}, caller);
  expect(status).toBe(200);
  return data['readPosts'].items.map(({ title }: { title: string }) => title);
};

/** Until both processes read the replica for everybody, who have signed in and written long ago, and it has all that there is. */
async function replicaIsRead(): Promise<void> {
  await pair.primary.run(
    `update sessions set created_at = now() - interval '1 day', written_at = null; delete from live_events`,
  );
  const [row] = await pair.primary.run(`select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`);
  await until(async () => {
    const [copy] = await pair.replica.run(
      `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position`,
    );
    return Number(copy?.['position']) >= Number(row?.['position']);
  });
  await until(() => [test, second].every(({ app }) => app.get(Replicas).states.every(({ isUsed }) => isUsed)));
}

/** From now on the replica shows what it has. */
async function stopTime(): Promise<void> {
  await pair.replica.run('select pg_wal_replay_pause()');
  await until(async () => {
    const [row] = await pair.replica.run('select pg_get_wal_replay_pause_state() as state');
    return row?.['state'] === 'paused';
  });
}

/** Without the counting of calls, which is done where all processes see it. */
async function sentTo(server: 'primary' | 'replica', work: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(work, pair[server].port)).filter((name) => name !== 'rateLimits.countCall');
}

describe('what is read', () => {
  it.each([
    ['a list', () => query(test, '{ readPosts { hasMore } }'), ['feed.openPage']],
    ['a count', () => query(test, '{ readPosts { totalCount } }'), ['feed.openPage', 'feed.total']],
    ['a search', () => query(test, '{ readPostsByKeyword(keyword: "တိုက်ခန်း") { hasMore } }'), ['postSearch.search']],
    ['a sitemap', () => rest(test, 'get', '/sitemap.xml'), ['pages.totals']],
  ])('by visitors comes from the replica: %s', async (_, work, statements) => {
    expect(await sentTo('primary', work)).toEqual([]);
    expect(await sentTo('replica', work)).toEqual(statements);
  });

  it('by members comes from the replica, but who they are from the primary', async () => {
    expect(await sentTo('primary', () => feed(reader))).toEqual(['access.viewerAndPosition']);
    expect(await sentTo('replica', () => feed(reader))).toEqual(['feed.openPage']);
  });

  it('is counted on the primary', async () => {
    const { uuid } = await aPost(test, author);
    await replicaIsRead();
    const open = () => query(test, `{ readPost(uuid: "${uuid}") { uuid } }`);
    expect(await sentTo('primary', open)).toEqual(['postViewLogs.open']);
    expect(await sentTo('replica', open)).toEqual(['posts.byUuid']);
  });

  it('by a call of REST comes from the primary', async () => {
    expect(await sentTo('replica', () => aPost(test, author))).toEqual([]);
  });
});

describe('while the replica is behind', () => {
  it('who has written sees it at once, in every process, and others a moment later', async () => {
    await stopTime();
    await aPost(test, author, { title: 'বৃষ্টি' });
    expect(await feed(author)).toContain('বৃষ্টি');
    expect(await feed(author, second)).toContain('বৃষ্টি');
    expect(await feed(reader)).not.toContain('বৃষ্টি');
    expect(await feed()).not.toContain('বৃষ্টি');
    await pair.replica.run('select pg_wal_replay_resume()');
    await until(async () => (await feed()).includes('বৃষ্টি') && (await feed(reader)).includes('বৃষ্টি'));
  });

  it('who has changed a post sees its card as it is, and others as the replica has it, in one process', async () => {
    const { uuid } = await aPost(test, author, { title: '초가을' });
    await replicaIsRead();
    await stopTime();
    const body = { title: '늦가을', content: 'x', originalLanguage: 'ko' };
    expect((await rest(test, 'put', `/api/post/${uuid}`, body, author)).status).toBe(200);
    for (let times = 0; times < 2; times += 1) {
      expect(await feed(author)).toContain('늦가을');
      expect(await feed(reader)).toContain('초가을');
    }
    await pair.replica.run('select pg_wal_replay_resume()');
    await until(async () => (await feed(reader)).includes('늦가을'));
    expect(await feed(author)).toContain('늦가을');
  });

  it('who has written reads the replica again as soon as it has that', async () => {
    await aPost(test, author, { title: 'สายฝน' });
    await until(async () => (await sentTo('replica', () => feed(author))).includes('feed.openPage'));
    expect(await feed(author)).toContain('สายฝน');
  });

  it('who was told of something finds it', async () => {
    await stopTime();
    await rest(test, 'post', `/api/friend/request/${reader.uuid}`, undefined, author);
    const asked = await query(second, '{ readReceivedFriendRequests { uuid } }', {}, reader);
    expect(asked.data['readReceivedFriendRequests']).toHaveLength(1);
  });

  it('who has just signed in is known and sees what there is', async () => {
    await stopTime();
    const newcomer = await aUser(test, { nickname: 'Somchai' });
    const { data } = await query(second, '{ readUserInformation { nickname } }', {}, newcomer);
    expect(data['readUserInformation']).toEqual({ nickname: 'Somchai' });
  });

  it('who is told that something has changed meanwhile sees it', async () => {
    const { uuid } = await aPost(test, author, { title: 'A' });
    await replicaIsRead();
    await stopTime();
    await pair.primary.run(`update posts set title = '{"en": "B"}', updated_at = now() where uuid = '${uuid}'`);
    const body = { title: 'C', content: 'x', originalLanguage: 'en', updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await rest(test, 'put', `/api/post/${uuid}`, body, author)).status).toBe(409);
    expect(await feed(author)).toContain('B');
  });

  it('an answer that is kept for visitors is none from before a write that this process knows of', async () => {
    expect(await feed({}, second)).not.toContain('달빛');
    await stopTime();
    await aPost(second, author, { title: '달빛' });
    // Kept ones, too, are made anew.
    for (let times = 0; times < 3; times += 1) expect(await feed({}, second)).toContain('달빛');
  });

  it('a session that has ended is of no use', async () => {
    await stopTime();
    expect((await rest(test, 'post', '/api/user/signout', undefined, reader)).status).toBe(204);
    const { errors } = await query(second, '{ readUserInformation { nickname } }', {}, reader);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('it is left out where it is too far behind, until it has caught up', async () => {
    const strict = await startApp({
      DATABASE_URL: pair.primary.serverUrl,
      DATABASE_REPLICA_URLS: pair.replica.serverUrl,
      DATABASE_REPLICA_LAG_SECONDS: '2',
    });
    const isUsed = () => strict.app.get(Replicas).states[0]?.isUsed;
    await until(() => isUsed() === true);
    await stopTime();
    await aPost(test, author, { title: 'Ulan' });
    await until(() => isUsed() === false);
    expect(await feed({}, strict)).toContain('Ulan');
    await pair.replica.run('select pg_wal_replay_resume()');
    await until(() => isUsed() === true);
    expect(await feed({}, strict)).toContain('Ulan');
    await strict.stop();
  });
});
