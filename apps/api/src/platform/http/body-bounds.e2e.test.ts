import net, { type AddressInfo } from 'node:net';
import v8 from 'node:v8';
import vm from 'node:vm';
import { loadWageDefaulters } from '@haiko/shared/contract/wageDefaulters';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser } from '../../../test/factories.js';
import type { JsonSchema } from '../contract/json-schema.js';
import { JSON_BOUNDS } from './json-bounds.js';
import { describeApi } from '../contract/openapi.js';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startApp();
  const admin = await aUser(test);
  await test.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [admin.uuid]);
  token = admin.token;
});
afterAll(() => test.stop());

const METHODS = ['post', 'put', 'delete'] as const;
const UUID = '0190f0f0-0000-7000-8000-000000000000';
const deep = '['.repeat(3_000) + ']'.repeat(3_000);

/** Every call with a JSON body, with the schema of the body. */
function jsonCalls() {
  const { paths } = describeApi(test.app).document;
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const content: Record<string, { schema: JsonSchema }> = item[method]?.requestBody?.content ?? {};
      const schema = content['application/json']?.schema;
      if (schema === undefined) return [];
      return [{ method, path: path.replace('{provider}', 'google').replace(/\{\w+\}/g, UUID), schema }];
    }),
  );
}

function send(method: (typeof METHODS)[number], path: string, body: string) {
  const call = request(test.server)[method](path);
  return call.set('Content-Type', 'application/json').set('Authorization', `Bearer ${token}`).send(body);
}

describe('a body beyond the bounds', () => {
  it('is a clean 400 at every call that takes one, and names the field', async () => {
    const calls = jsonCalls();
    expect(calls.length).toBeGreaterThan(20);
    for (const { method, path, schema } of calls) {
      const nowhere = await send(method, path, deep);
      expect([path, nowhere.status, nowhere.body.code]).toEqual([path, 400, 'MALFORMED_REQUEST']);
      for (const field of Object.keys(schema.properties ?? {})) {
        const reply = await send(method, path, `{"${field}":${deep}}`);
        expect([path, reply.status, reply.body.fields]).toEqual([path, 400, [{ path: field, code: 'INVALID' }]]);
        const many = await send(method, path, JSON.stringify({ [field]: Array(21_000).fill({}) }));
        expect([path, many.status, many.body.fields]).toEqual([path, 400, [{ path: field, code: 'TOO_MANY' }]]);
      }
    }
  });

  it('is no body of ours', () => {
    const lists = jsonCalls().flatMap(({ schema }) => Object.values(schema.properties ?? {}));
    const most = ({ maxItems, anyOf = [] }: JsonSchema): number => Math.max(maxItems ?? 0, ...anyOf.map(most));
    const longest = Math.max(...lists.map(most));
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(JSON_BOUNDS.members);
  });

  it('is told the caller who must sign in after that', async () => {
    const reply = await request(test.server).post('/api/post').set('Content-Type', 'application/json').send(deep);
    expect(reply.status).toBe(401);
  });
});

describe('lists where objects are meant', () => {
  const quietHours = { isOn: false, from: '22:00', to: '07:00' };
  const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/x' };
  it.each([
    ['post', '/api/job-alerts', { regions: [[]] }, 'regions.0'],
    ['post', '/api/job-alerts', { visas: [[{}]] }, 'visas.0'],
    ['post', '/api/push/subscriptions', { ...subscription, keys: [] }, 'keys'],
    ['post', '/api/push/subscriptions', { ...subscription, keys: [[]] }, 'keys'],
    ['put', '/api/user', { notificationSettings: [] }, 'notificationSettings'],
    ['put', '/api/user', { notificationSettings: [{ mutedTypes: [], quietHours }] }, 'notificationSettings'],
    [
      'put',
      '/api/user',
      { notificationSettings: { mutedTypes: [], quietHours: [] } },
      'notificationSettings.quietHours',
    ],
    ['put', '/api/user', { notificationSettings: { mutedTypes: {}, quietHours } }, 'notificationSettings.mutedTypes'],
  ] as const)('are refused by %s %s with %j', async (method, path, body, field) => {
    const reply = await send(method, path, JSON.stringify(body));
    expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(reply.body.fields.map(({ path }: { path: string }) => path)).toContain(field);
  });
});

/** Sends as much as is taken, and does not listen; returns how much it was, and the beginning of the answer. */
function sendWithoutEnd(head: string): Promise<{ sent: number; answer: string }> {
  const { port } = test.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  const chunk = Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`);
  let sent = 0;
  let answer = '';
  const write = () => {
    while (!socket.destroyed && sent < 100_000_000) {
      sent += chunk.length;
      if (!socket.write(chunk)) return;
    }
    socket.destroy();
  };
  socket.on('data', (bytes) => (answer += String(bytes))).on('drain', write);
  socket.write(head);
  write();
  return new Promise((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve({ sent, answer: answer.slice(0, 12) }));
  });
}

describe('a body that is no JSON of UTF-8', () => {
  const post = (headers: Record<string, string>, body: Buffer | string) =>
    request(test.server)
      .post('/api/user/signin')
      .set(headers)
      .serialize(String)
      .send(body as string);

  it.each([
    ['of another character set', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['that is packed', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ])('%s is refused', async (_, headers) => {
    const reply = await post(headers, '{}');
    expect([reply.status, reply.body.code]).toEqual([415, 'UNSUPPORTED_FILE_TYPE']);
  });

  it('is read with a mark of its byte order and with its character set named', async () => {
    const reply = await post({ 'Content-Type': 'application/json; charset=UTF-8' }, '\uFEFF{"email":"ฅ@example.test"}');
    expect([reply.status, reply.body.fields]).toEqual([400, [{ path: 'password', code: 'REQUIRED' }]]);
  });

  it.each([
    ['of a call', 'POST', '/api/user/signin', 'application/json', 413],
    ['that the call does not read', 'POST', '/api/user/signin', 'text/plain', 400],
    ['of who must sign in', 'POST', '/api/file/upload/one', 'multipart/form-data; boundary=x', 401],
    ['at an address without one', 'GET', '/health/live', 'application/json', 413],
    ['at an address that is not there', 'PUT', '/nowhere', 'application/json', 404],
  ])('without an end, %s, is read no further than some megabytes, and its connection ends', async (...what) => {
    const [, method, path, type, status] = what;
    const { sent, answer } = await sendWithoutEnd(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    // The answer may be lost to a sender that does not stop, its end is not.
    expect(['', `HTTP/1.1 ${status}`]).toContain(answer);
    expect(sent).toBeLessThan(50_000_000);
  });
});

it('the longest body of all is kept of nobody who has no account', async () => {
  const { port } = test.server.address() as AddressInfo;
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const bytes = () => {
    collect();
    // What the first found to be rubbish is swept on another thread, which the second waits for.
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const before = bytes();
  const sockets = Array.from({ length: 40 }, () => net.connect(port, '127.0.0.1'));
  const head = `PUT ${loadWageDefaulters.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`;
  const taken = sockets.map(
    (socket) => new Promise<void>((resolve) => socket.write(head + 'x'.repeat(900_000), () => resolve())),
  );
  await Promise.all(taken);
  // What was written last has been read once something that was written after it is answered.
  expect((await request(test.server).get('/health/live')).status).toBe(200);
  const kept = bytes() - before;
  for (const socket of sockets) socket.destroy();
  expect(kept).toBeLessThan(20_000_000);
});
