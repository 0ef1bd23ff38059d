import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../../test/app.js';
import { type Running, startServer as startProcessOfServer } from '../../../test/server-process.js';
import { until } from '../../../test/until.js';

let database: Awaited<ReturnType<typeof createDatabase>>;
let uploads: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createDatabase();
  uploads = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-leaving-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
  await fs.rm(uploads, { recursive: true, force: true });
});

async function startServer(settings: Record<string, string> = {}): Promise<Running> {
  const server = await startProcessOfServer({ DATABASE_URL: database.url, UPLOAD_DIR: uploads, ...settings });
  children.push(server.child);
  return server;
}

/** A request whose body comes in two halves; `finish` sends the second and returns the whole answer. */
async function slowRequest(port: number): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ query: '{ readPosts { hasMore } }' });
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (data) => (answer += data));
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await sleep(100);
  return {
    async finish() {
      socket.write(body.slice(10));
      await once(socket, 'close');
      return answer;
    },
  };
}

describe('a server that is asked to stop', () => {
  it('says first that it is not ready, still answers for its grace, finishes what is under way and ends with 0', async () => {
    const server = await startServer({ DRAIN_SECONDS: '3' });
    const slow = await slowRequest(server.port);
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await until(async () => (await fetch(`${server.url}/health/ready`)).status === 503);
    const during = await fetch(`${server.url}/health/live`);
    expect([during.status, during.headers.get('connection')]).toEqual([200, 'close']);
    const isClosed = () =>
      fetch(`${server.url}/health/live`)
        .then(() => false)
        .catch(() => true);
    await until(isClosed);
    expect(server.child.exitCode).toBeNull();
    expect(await slow.finish()).toContain('"hasMore":false');
    expect(await ended).toEqual([0, null]);
  });

  it('ends at once when it is asked twice', async () => {
    const server = await startServer({ DRAIN_SECONDS: '20' });
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    // Two signals that come before the first is heard are one.
    await until(async () => (await fetch(`${server.url}/health/ready`)).status === 503);
    server.child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });
});

describe('the log', () => {
  it('has a line for each request, and nothing that anybody wrote or is', async () => {
    const server = await startServer();
    const secrets = ['secretQuery', 'secretBody', 'secretToken', 'secretAgent', 'secretPath'];
    await fetch(`${server.url}/api/user/userInfo?key=secretQuery`, {
      headers: { Authorization: 'Bearer secretToken', 'User-Agent': 'secretAgent' },
    });
    await fetch(`${server.url}/api/user/signin`, {
      method: 'POST',
      body: '{"email":"secretBody',
      headers: { 'Content-Type': 'application/json' },
    });
    await fetch(`${server.url}/files/secretPath`);
    await fetch(`${server.url}/api/secretPath`);
    await fetch(`${server.url}/api/post/secretPath`, { method: 'PUT' });
    await until(() => server.log().includes('"PUT"'));
    for (const secret of secrets) expect(server.log()).not.toContain(secret);
    const lines = server
      .log()
      .trim()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line));
    expect(lines).toContainEqual({
      level: expect.any(Number),
      time: expect.stringMatching(/Z$/),
      requestId: expect.any(String),
      traceId: expect.any(String),
      method: 'GET',
      route: '/files/:name',
      status: 404,
      ms: expect.any(Number),
    });
    server.child.kill('SIGKILL');
  });
});

describe('a server that cannot run', () => {
  it('says every problem of its configuration at once', async () => {
    await expect(startServer({ PORT: 'x', PRIVACY_SECRET: 'short' })).rejects.toThrow(
      /PORT: must be a whole number[^]*PRIVACY_SECRET: must have at least 32/,
    );
  });

  it('refuses example secrets and development settings in production', async () => {
    const starting = startServer({ HAIKO_ENV: 'production', IDENTITY_PROVIDER_URL: 'http://localhost:1' });
    await expect(starting).rejects.toThrow(
      /is an example[^]*PUBLIC_URL: must be an https address[^]*IDENTITY_PROVIDER_URL[^]*NODE_ENV/,
    );
  });
});
