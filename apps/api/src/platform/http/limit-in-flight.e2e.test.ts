import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import pg from 'pg';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPicture } from '../../../test/post-factories.js';
import { until } from '../../../test/until.js';
import { untilWaiting } from '../../../test/waiting.js';

const FEED = '{ readPosts { items { uuid } } }';

let test: TestApp;
let writer: TestUser;
beforeAll(async () => {
  test = await startApp({ REQUESTS_IN_FLIGHT: '2', REQUESTS_WAITING: '3' });
  writer = await aUser(test);
});
afterAll(() => test.stop());

/** Runs `work` while nobody can read or write posts. */
async function whilePostsAreLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: test.ownerUrl });
  await client.connect();
  try {
    await client.query('begin; lock table posts');
    return await work();
  } finally {
    await client.end();
  }
}

/** Two feeds that the server has begun with, while the posts are locked: their replies. */
async function twoBegun(): Promise<{ replies: ReturnType<typeof feed>[] }> {
  const replies = [feed(), feed()];
  await untilWaiting(test, replies.length);
  return { replies };
}
const feed = () => query(test, FEED);
const breach = () =>
  fetch(`${test.url}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: '{"csp-report":{"effective-directive":"script-src"}}',
  });
async function breachesCounted(): Promise<number> {
  const sql = `select from rate_limits where key like 'cspReports:%'`;
  return ((await test.database.manager.query(sql)) as unknown[]).length;
}
const write = () => rest(test, 'post', '/api/post', { title: NINE_SCRIPTS.km, content: NINE_SCRIPTS.bn }, writer);

describe('requests in flight', () => {
  it('are two, three more wait, and the rest is told at once to come back, by both doors', async () => {
    // Those before them wait for the posts until the refused ones have their answers.
    const { waiting, refused, written } = await whilePostsAreLocked(async () => {
      const { replies } = await twoBegun();
      const ended: number[] = [];
      const more = [feed(), feed(), feed(), feed()].map(async (reply) => {
        ended.push((await reply).status);
        return reply;
      });
      // One of the four is too much: the line is full.
      await until(() => ended.length === 1);
      const refused = await Promise.all([feed(), rest(test, 'post', '/api/user/signin', {})]);
      // A slash at the end is no other call, and what stands beside those that ask a provider does not ask one.
      for (const path of ['signin', 'signin/', 'signin/passkey/options', 'SIGNIN/second/'])
        expect((await rest(test, 'post', `/api/user/${path}`, {})).status).toBe(503);
      for (const path of ['/sitemap.xml', '/Sitemap/posts-1.xml', '/visa-rules.json'])
        expect((await rest(test, 'get', path)).status).toBe(503);
      expect((await rest(test, 'get', '/health/live')).status).toBe(200);
      // What is told of a breach of the content policy, and whom nobody asks to come back, is counted by nobody.
      expect((await breach()).status).toBe(204);
      expect(await breachesCounted()).toBe(0);
      // Whoever has none in the line takes the last place of who has three.
      const written = write();
      await until(() => ended.length === 2);
      return { waiting: [...replies, ...more], refused, written };
    });
    const [answer, reply] = refused;
    expect([answer.status, answer.errors[0]?.extensions.code, answer.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '5',
    ]);
    expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '5']);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 503, 503]);
    expect((await written).status).toBe(201);
    await breach();
    expect(await breachesCounted()).toBe(1);
  });

  it('refuse who is signed in before anything of theirs is looked at, unless others have more in line', async () => {
    const [eager, other] = [await aUser(test), await aUser(test)];
    const ask = (caller: TestUser) => query(test, FEED, {}, caller);
    const broken = (path: string) =>
      fetch(test.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': 'km',
          authorization: `Bearer ${eager.token}`,
        },
        body: '{"title": "ផ្សារ',
      });
    const { waiting, replies } = await whilePostsAreLocked(async () => {
      const { replies: begun } = await twoBegun();
      const ended: number[] = [];
      const more = [1, 2, 3, 4].map(async () => {
        const reply = await ask(eager);
        ended.push(reply.status);
        return reply;
      });
      // One of the four is too much: the line is full.
      await until(() => ended.length === 1);
      const refused = [await broken('/api/post'), await broken('/graphql')];
      const another = ask(other);
      await until(() => ended.length === 2);
      return { waiting: [...begun, ...more, another], replies: refused };
    });
    expect(replies.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    const [error, envelope] = (await Promise.all(replies.map((reply) => reply.json()))) as [
      object,
      { errors: { extensions: object }[] },
    ];
    expect(error).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/[\u1780-\u17ff]/) as string });
    expect(envelope.errors[0]?.extensions).toEqual(error);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 503, 503]);
  });

  it('are not those whose bodies are still on their way, nor endless streams, nor uploads', async () => {
    const slow = [];
    for (let n = 0; n < 6; n += 1) slow.push(await slowBody());
    const streams = await Promise.all(
      Array.from({ length: 3 }, () =>
        fetch(`${test.url}/api/events`, { headers: { Authorization: `Bearer ${writer.token}` } }),
      ),
    );
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await feed()).status).toBe(200);
    const uploads = await whilePostsAreLocked(async () => {
      const { replies } = await twoBegun();
      return { replies, paths: await Promise.all([aPicture(test, writer), aPicture(test, writer)]) };
    });
    expect(uploads.paths).toHaveLength(2);
    await Promise.all(uploads.replies);
    // The router reads addresses in any case.
    const uploading = [];
    for (let n = 0; n < 3; n += 1) uploading.push(await slowUpload());
    expect((await feed()).status).toBe(200);
    for (const socket of [...slow, ...uploading]) socket.destroy();
    for (const { body } of streams) await body?.cancel();
  });

  it('leave nothing behind for somebody who has left the line', async () => {
    await whilePostsAreLocked(async () => {
      const { replies } = await twoBegun();
      const impatient = new AbortController();
      const body = JSON.stringify({ title: 'ลา', content: NINE_SCRIPTS.th });
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${writer.token}` };
      const arrived = nextRequest();
      const left = fetch(`${test.url}/api/post`, { method: 'POST', body, headers, signal: impatient.signal });
      const request = await arrived;
      // Behind the reading of its body there is the line.
      await until(() => request.readableEnded);
      const noticed = once(request.socket, 'close');
      impatient.abort();
      await expect(left).rejects.toThrow();
      await noticed;
      return replies;
    }).then((replies) => Promise.all(replies));
    expect((await feed()).status).toBe(200);
    const sql = `select 1 from posts where title ->> original_language = 'ลา'`;
    expect(await test.database.manager.query(sql)).toEqual([]);
  });
});

/** A query of which only the beginning arrives. */
const slowBody = () =>
  sent('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"query"');

/** A picture of which only the beginning arrives, at an address that nobody would write so. */
const slowUpload = () =>
  sent(
    `POST http://x/API/File/Upload/One HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${writer.token}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n--b\r\n',
  );

/** The next request of which the server has the head. */
async function nextRequest(): Promise<IncomingMessage> {
  const [request] = (await once(test.server, 'request')) as [IncomingMessage];
  return request;
}

/** What begins a request and does not end it. */
async function sent(beginning: string): Promise<net.Socket> {
  const { port, hostname } = new URL(test.url);
  const socket = net.connect(Number(port), hostname.replace(/[[\]]/g, ''));
  await once(socket, 'connect');
  const arrived = nextRequest();
  socket.write(beginning);
  await arrived;
  return socket;
}
