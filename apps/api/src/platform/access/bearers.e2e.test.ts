import { JwtService } from '@nestjs/jwt';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { AppConfig } from '../config.js';

let test: TestApp;
let person: TestUser;
beforeAll(async () => {
  test = await startApp();
  person = await aUser(test);
});
afterAll(() => test.stop());

const ME = '{ readUserInformation { uuid } }';
/** A part of a token; the third is its signature. */
const readPart = (part: string, index: number): Record<string, unknown> =>
  index < 2 ? JSON.parse(Buffer.from(part, 'base64url').toString()) : {};
const status = async (token: string) => (await query(test, ME, {}, { token })).status;

describe('the description of the API', () => {
  it('is for administrators alone in production, and for everybody while developing', async () => {
    const addresses = ['/api/docs', '/api/docs/swagger-ui-init.js', '/api/docs-json', '/api/docs-yaml'];
    for (const address of addresses) expect((await rest(test, 'get', address)).status).toBe(200);
    const production = await startApp({
      HAIKO_ENV: 'production',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://haiko.test',
    });
    const reader = await aUser(production);
    const statuses = (caller: object) =>
      Promise.all(addresses.map(async (address) => (await rest(production, 'get', address, undefined, caller)).status));
    expect(await statuses({})).toEqual(addresses.map(() => 401));
    expect(await statuses(reader)).toEqual(addresses.map(() => 403));
    const change = async (set: string) =>
      production.database.manager.query(`update users set ${set} where uuid = $1`, [reader.uuid]);
    await change(`role = 'ADMIN'`);
    expect(await statuses(reader)).toEqual(addresses.map(() => 403));
    await production.database.manager.query('update sessions set passkey_used_at = now() where user_uuid = $1', [
      reader.uuid,
    ]);
    expect(await statuses(reader)).toEqual(addresses.map(() => 200));
    await change(`suspended_until = now() + interval '1 day'`);
    expect(await statuses(reader)).toEqual(addresses.map(() => 403));
    await production.stop();
  });
});

describe('an operation that a document does not have', () => {
  it('is refused, however often it is asked for', async () => {
    const document = 'query Countries { readNationalities { code } }';
    for (let use = 0; use < 4; use += 1) {
      const { body, status } = await request(test.server)
        .post('/graphql')
        .send({ query: document, operationName: 'Others' });
      expect([status, body.data]).toEqual([400, undefined]);
    }
  });
});

describe('a bearer', () => {
  it('is asked for by every 401, of both doors', async () => {
    const refused = [
      await rest(test, 'post', '/api/post', { title: 'a', content: 'b' }),
      await rest(test, 'post', '/api/post', { title: 'a', content: 'b' }, { token: 'x' }),
      await query(test, ME),
      await query(test, ME, {}, { token: 'x' }),
    ];
    for (const { status, headers } of refused)
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="haiko"']);
    const { headers } = await query(test, '{ readNationalities { code } }');
    expect(headers['www-authenticate']).toBeUndefined();
  });

  it('that comes twice is none, be both the same or one of somebody else', async () => {
    const other = await aUser(test);
    for (const second of [person.token, other.token, 'x']) {
      const twice = [person.token, second].map((token) => `Bearer ${token}`);
      const call = request(test.server)
        .post('/graphql')
        .set('Authorization', twice as unknown as string);
      expect((await call.send({ query: ME })).status).toBe(401);
    }
    expect(await status(person.token)).toBe(200);
  });

  it('without an end is none, whoever signed it', async () => {
    const { accessToken, refreshToken } = test.app.get(AppConfig);
    const jwt = new JwtService();
    const signedAgain = (token: string, secret: string, withEnd: boolean) => {
      const [header = {}, { exp, ...claims } = {}] = token.split('.').map(readPart);
      const payload = withEnd ? { exp, ...claims } : claims;
      return jwt.sign(payload, { secret, header: { alg: 'HS256', typ: String(header['typ']) } });
    };
    expect(await status(signedAgain(person.token, accessToken.secret, true))).toBe(200);
    expect(await status(signedAgain(person.token, accessToken.secret, false))).toBe(401);
    const signIn = { email: person.email, password: person.password };
    const { body } = await rest(test, 'post', '/api/user/signin', signIn);
    const reissue = (token: string) => rest(test, 'post', '/api/user/auth/reissue', undefined, { token });
    const endless = signedAgain(body.refreshToken, refreshToken.secret, false);
    expect((await reissue(endless)).status).toBe(401);
    expect((await reissue(body.refreshToken)).status).toBe(200);
  });
});
