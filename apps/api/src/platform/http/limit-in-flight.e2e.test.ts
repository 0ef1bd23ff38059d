import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPicture } from '../../../test/post-factories.js';

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
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  try {
    await client.query('begin; lock table posts');
    return await work();
  } finally {
    await client.end();
  }
}

/** Sends a call and waits until the server has begun with it, or has put it in line. */
async function begun<Reply>(call: () => Promise<Reply>): Promise<{ reply: Promise<Reply> }> {
  const reply = call();
  await sleep(50);
  return { reply };
}
const feed = () => query(test, FEED);
const write = () => rest(test, 'post', '/api/post', { title: NINE_SCRIPTS.km, content: NINE_SCRIPTS.bn }, writer);

describe('requests in flight', () => {
  it('are two, three more wait, and the rest is told at once to come back, by both doors', async () => {
    // Those before them wait for the posts until the refused ones have their answers.
    const { waiting, refused } = await whilePostsAreLocked(async () => {
      const waiting = [];
      for (let n = 0; n < 5; n += 1) waiting.push((await begun(feed)).reply);
      const refused = await Promise.all([feed(), write()]);
      expect((await rest(test, 'get', '/health/live')).status).toBe(200);
      return { waiting, refused };
    });
    const [answer, reply] = refused;
    expect([answer.status, answer.errors[0]?.extensions.code, answer.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '5',
    ]);
    expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '5']);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await write()).status).toBe(201);
  });

  it('are not those whose bodies are still on their way, nor endless streams, nor uploads', async () => {
    const slow = await Promise.all(Array.from({ length: 6 }, () => slowBody()));
    const streams = await Promise.all(
      Array.from({ length: 3 }, () =>
        fetch(`${test.url}/api/events`, { headers: { Authorization: `Bearer ${writer.token}` } }),
      ),
    );
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await feed()).status).toBe(200);
    const uploads = await whilePostsAreLocked(async () => {
      const [first, second] = [await begun(feed), await begun(feed)];
      const paths = await Promise.all([aPicture(test, writer), aPicture(test, writer)]);
      return { paths, replies: [first.reply, second.reply] };
    });
    expect(uploads.paths).toHaveLength(2);
    await Promise.all(uploads.replies);
    // The router reads addresses in any case.
    const uploading = await Promise.all(Array.from({ length: 3 }, () => slowUpload()));
    expect((await feed()).status).toBe(200);
    for (const socket of [...slow, ...uploading]) socket.destroy();
    for (const { body } of streams) await body?.cancel();
  });

  it('leave nothing behind for somebody who has left the line', async () => {
    await whilePostsAreLocked(async () => {
      const replies = [await begun(feed), await begun(feed)];
      const impatient = new AbortController();
      const body = JSON.stringify({ title: 'ลา', content: NINE_SCRIPTS.th });
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${writer.token}` };
      const left = fetch(`${test.url}/api/post`, { method: 'POST', body, headers, signal: impatient.signal });
      await sleep(50);
      impatient.abort();
      await expect(left).rejects.toThrow();
      await sleep(50);
      return replies;
    }).then((replies) => Promise.all(replies.map(({ reply }) => reply)));
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

/** What begins a request and does not end it. */
async function sent(beginning: string): Promise<net.Socket> {
  const { port, hostname } = new URL(test.url);
  const socket = net.connect(Number(port), hostname.replace(/[[\]]/g, ''));
  await once(socket, 'connect');
  socket.write(beginning);
  await sleep(20);
  return socket;
}
