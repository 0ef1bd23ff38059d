import http from 'node:http';
import type { AddressInfo } from 'node:net';
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

  it('without an end is read no further than some megabytes, and its connection ends', async () => {
    const { port } = test.server.address() as AddressInfo;
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const endless = http.request({ port, host: '127.0.0.1', method: 'POST', path: '/api/user/signin', headers });
    const chunk = Buffer.alloc(64 * 1_024, ' ');
    let sent = 0;
    const ended = new Promise<number | undefined>((resolve) => {
      let status: number | undefined;
      endless.on('response', (reply) => (status = reply.resume().statusCode));
      endless.on('error', () => resolve(status));
      endless.on('close', () => resolve(status));
    });
    const write = () => {
      while (!endless.destroyed && sent < 1_000_000_000 && endless.write(chunk)) sent += chunk.length;
    };
    endless.on('drain', write);
    write();
    // The answer may be lost to a sender that does not stop, its end is not.
    expect([413, undefined]).toContain(await ended);
    expect(sent).toBeLessThan(50_000_000);
  });
});
