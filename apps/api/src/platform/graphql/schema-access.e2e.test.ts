import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';

let test: TestApp;
let production: TestApp;
let linh: TestUser;
beforeAll(async () => {
  test = await startApp();
  production = await startApp({ HAIKO_ENV: 'production', NODE_ENV: 'production', PUBLIC_URL: 'https://haiko.test' });
  linh = await aUser(production);
});
afterAll(async () => {
  await test.stop();
  await production.stop();
});

describe('the schema', () => {
  const ask =
    '{ __schema { queryType { fields { name type { kind ofType { kind ofType { kind ofType { kind ofType { name } } } } } } } } }';

  it('is open on a developer’s machine', async () => {
    expect((await query(test, ask)).data['__schema'].queryType.fields.length).toBeGreaterThan(0);
  });

  it('answers admins alone in production, and typing errors suggest nothing', async () => {
    expect((await query(production, ask)).errors[0]?.extensions).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
    expect((await query(production, ask, {}, { token: linh.token })).status).toBe(403);
    await production.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [linh.uuid]);
    await production.database.manager.query('update sessions set passkey_used_at = now() where user_uuid = $1', [
      linh.uuid,
    ]);
    expect((await query(production, ask, {}, { token: linh.token })).status).toBe(200);
    const suspend = (days: number | null) =>
      production.database.manager.query(
        `update users set suspended_until = now() + make_interval(days => $2) where uuid = $1`,
        [linh.uuid, days],
      );
    await suspend(1);
    expect((await query(production, ask, {}, { token: linh.token })).status).toBe(403);
    await suspend(null);
    const { errors } = await query(production, '{ readNationalitie { uuid } }');
    expect(errors[0]?.extensions.reason).not.toContain('Did you mean');
  });
});

describe('the playground', () => {
  const page = (server: TestApp['server']) => request(server).get('/graphql').set('Accept', 'text/html');

  it('loads from this server alone, without inline scripts', async () => {
    const { status, text, headers } = await page(test.server);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const sources = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, source]) => new URL(source ?? '', 'http://localhost/graphql/playground/'),
    );
    expect(sources.map(({ origin }) => origin)).toEqual(sources.map(() => 'http://localhost'));
    for (const { pathname } of sources.filter(({ pathname }) => /\.(js|css)$/.test(pathname))) {
      expect((await request(test.server).get(pathname)).status).toBe(200);
    }
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  });

  it('leaves the policy of every other reply as it is', async () => {
    const reply = await request(test.server).post('/graphql').send({ query: '{ __typename }' });
    expect(reply.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('is not there for a query in the address, nor in production', async () => {
    expect((await request(test.server).get('/graphql?query={__typename}').set('Accept', 'text/html')).status).toBe(405);
    expect((await page(production.server)).status).toBe(405);
  });
});
