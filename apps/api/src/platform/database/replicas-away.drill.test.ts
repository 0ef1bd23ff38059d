import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, type QueryReply, rest } from '../../../test/client.js';
import { statementsOf } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { type Pair, startPair } from '../../../test/replica.js';
import { startTcpProxy, type TcpProxy } from '../../../test/tcp-proxy.js';
import { until } from '../../../test/until.js';
import { Replicas } from './replicas.js';

const HOST = '127.0.0.1';

let pair: Pair;
/** The ways to both, which can be cut; they lead to where the servers are after a restart. */
let toPrimary: TcpProxy;
let toReplica: TcpProxy;
let ways: { primary: { host: string; port: number }; replica: { host: string; port: number } };
let test: TestApp;
let author: TestUser;
beforeEach(async () => {
  pair = await startPair();
  ways = { primary: { host: HOST, port: pair.primary.port }, replica: { host: HOST, port: pair.replica.port } };
  [toPrimary, toReplica] = [await startTcpProxy(ways.primary), await startTcpProxy(ways.replica)];
  test = await startApp({
    DATABASE_URL: through(toPrimary, pair.primary.serverUrl),
    DATABASE_REPLICA_URLS: through(toReplica, pair.replica.serverUrl),
    DATABASE_REPLICA_LAG_SECONDS: '3600',
    DATABASE_PATIENCE_FACTOR: '3',
  });
  author = await aUser(test);
  await until(isUsed);
});
afterEach(async () => {
  await test.stop();
  await toPrimary.stop();
  await toReplica.stop();
  await pair.stop();
});

const through = ({ port }: TcpProxy, url: string) => Object.assign(new URL(url), { port: String(port) }).href;
const isUsed = () => test.app.get(Replicas).states[0]?.isUsed === true;
const feed = () => query(test, '{ readPosts(take: 50) { items { uuid } } }');
const visit = (uuid: string) => query(test, `{ readPost(uuid: "${uuid}") { uuid } }`);

/** Visitors who read without a pause until `end` is called, which gives what they were answered. */
function crowd(...ask: (() => Promise<QueryReply>)[]): { answers: QueryReply[]; end(): Promise<void> } {
  const answers: QueryReply[] = [];
  let isOver = false;
  const readers = ask.map(async (read) => {
    while (!isOver) answers.push(await read());
  });
  return {
    answers,
    async end() {
      isOver = true;
      await Promise.all(readers);
    },
  };
}

const failed = (answers: QueryReply[]) => answers.filter(({ status, errors }) => status !== 200 || errors.length > 0);

describe('a replica', () => {
  it('that is killed is left out without an error for anybody, and read again when it is back', async () => {
    const { uuid } = await aPost(test, author);
    const readers = crowd(feed, feed, () => visit(uuid));
    await until(() => readers.answers.length > 30);
    pair.replica.kill();
    await until(() => !isUsed());
    const before = readers.answers.length;
    await until(() => readers.answers.length > before + 30);
    await pair.replica.restart();
    ways.replica.port = pair.replica.port;
    await until(isUsed);
    await readers.end();
    expect(failed(readers.answers)).toEqual([]);
    expect(await statementsOf(feed, toReplica.port)).toContain('feed.openPage');
  });

  it('that says nothing any more costs nobody an answer', async () => {
    const readers = crowd(feed, feed);
    await until(() => readers.answers.length > 30);
    await toReplica.mode('silent');
    await until(() => !isUsed());
    const before = readers.answers.length;
    await until(() => readers.answers.length > before + 10);
    await readers.end();
    expect(failed(readers.answers)).toEqual([]);
  });

  it('that has become a primary is left out', async () => {
    await pair.replica.run('select pg_promote()');
    await until(() => !isUsed());
    expect(await statementsOf(feed, toReplica.port)).toEqual([]);
    expect((await feed()).status).toBe(200);
  });
});

describe('a primary that is lost under load', () => {
  it('leaves a server ready as long as there is something to read', async () => {
    const isReady = async () => (await rest(test, 'get', '/health/ready')).status === 200;
    await until(isReady);
    pair.primary.kill();
    await until(async () => test.app.get(Replicas).areAlone && (await isReady()));
    pair.replica.kill();
    await until(async () => !(await isReady()));
  });

  it('leaves visitors what they read, and no write that was acknowledged is lost', async () => {
    const { uuid } = await aPost(test, author);
    await until(async () => (await visit(uuid)).data['readPost'] !== null);
    const search = () => query(test, '{ readPostsByKeyword(keyword: "Ansan") { items { uuid } } }');
    const readers = crowd(feed, feed, () => visit(uuid), search);
    const acknowledged: string[] = [uuid];
    const refusals: [number, string | undefined][] = [];
    let isOver = false;
    const writers = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const body = { title: 'វាលស្រែ', content: '…' };
        const reply = await rest(test, 'post', '/api/post', body, author);
        if (reply.status === 201) acknowledged.push((reply.body as { uuid: string }).uuid);
        else refusals.push([reply.status, (reply.body as { code?: string }).code]);
        if (reply.status !== 201) await sleep(20);
      }
    });
    await until(() => acknowledged.length > 30);
    pair.primary.kill();
    await until(() => refusals.length > 10);
    // Everything that is asked from here on is asked without it.
    const before = readers.answers.length;
    await until(() => readers.answers.length > before + 100);
    isOver = true;
    await Promise.all(writers);
    await readers.end();
    expect(failed(readers.answers)).toEqual([]);
    expect(refusals).toEqual(refusals.map(() => [503, 'UNAVAILABLE']));
    await pair.primary.restart();
    const rows = await pair.primary.run('select uuid from posts');
    const stored = new Set(rows.map((row) => row['uuid']));
    expect(acknowledged.filter((each) => !stored.has(each))).toEqual([]);
    ways.primary.port = pair.primary.port;
    await until(
      async () => (await rest(test, 'post', '/api/post', { title: 'A', content: 'b' }, author)).status === 201,
    );
  });
});
