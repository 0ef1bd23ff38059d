import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';

let test: TestApp;
let production: TestApp;
let webDist: string;
const FIRST_SCRIPT = "document.documentElement.dataset.first = '첫 បើក প্রথম ไทย';";
const PAGE = `<!doctype html><title>Haiko</title><script type="application/json" id="code">{}</script>
<script>${FIRST_SCRIPT}</script><script type="module" src="/assets/main-abc123.js"></script>`;

beforeAll(async () => {
  webDist = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-web-'));
  await fs.mkdir(path.join(webDist, 'assets'));
  await fs.writeFile(path.join(webDist, 'index.html'), PAGE);
  const script = `export const text = '${'haiko '.repeat(500)}';`;
  await fs.writeFile(path.join(webDist, 'assets/main-abc123.js'), script);
  await fs.writeFile(path.join(webDist, 'assets/main-abc123.js.gz'), gzipSync(script));
  await fs.writeFile(path.join(webDist, 'licenses.txt'), 'MIT');
  await fs.mkdir(path.join(webDist, '.hidden'));
  for (const file of ['assets/packed-abc123.js', '.hidden/packed.json'])
    for (const packed of ['', '.br', '.gz']) await fs.writeFile(path.join(webDist, file + packed), 'packed');
  test = await startApp({ WEB_DIST: webDist });
  production = await startApp({ HAIKO_ENV: 'production', NODE_ENV: 'production', PUBLIC_URL: 'https://haiko.test' });
});
afterAll(async () => {
  await test.stop();
  await production.stop();
  await fs.rm(webDist, { recursive: true });
});

const navigate = (address: string) => request(test.server).get(address).set('Accept', 'text/html,*/*');

describe('every reply', () => {
  it('carries the security headers, whatever answered', async () => {
    for (const address of ['/', '/assets/main-abc123.js', '/api/nowhere', '/health/live', '/nowhere.js', '/graphql']) {
      const { headers } = await navigate(address);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('lets a page run nothing but our own scripts, the one that stands in it, and the one of the postcode service', async () => {
    const { headers, text } = await navigate('/main');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    const script = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
    expect(text).toContain(`<script>${FIRST_SCRIPT}</script>`);
    const hash = createHash('sha256').update(FIRST_SCRIPT).digest('base64');
    expect(policy.split(';')).toContain(`script-src 'self' 'sha256-${hash}' ${script}`);
    expect(policy.split(';')).toContain('frame-src https://postcode.map.kakao.com');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('says the key of a sign-in to nobody whom its page asks, nor in the page', async () => {
    for (const address of ['/signin/callback', '/resetpassword', '/signin/callback/']) {
      const { status, headers, text } = await navigate(`${address}?key=aKeyOfMine`);
      expect([address, status, headers['referrer-policy']]).toEqual([address, 200, 'strict-origin']);
      expect(JSON.stringify(headers) + text).not.toContain('aKeyOfMine');
      // What a page says itself would hold instead.
      expect(text).not.toMatch(/<meta name="referrer"|referrerpolicy=/i);
    }
  });

  it('insists on HTTPS in production alone', async () => {
    expect((await request(production.server).get('/health/live')).headers['strict-transport-security']).toContain(
      'max-age=63072000',
    );
    expect((await navigate('/main')).headers['strict-transport-security']).toBeUndefined();
  });

  it('is kept by nobody when it comes from the API', async () => {
    expect((await rest(test, 'get', '/api/nowhere')).headers['cache-control']).toBe('no-store');
    expect((await query(test, '{ readNationalities { uuid } }')).headers['cache-control']).toBe('no-store');
  });

  it('allows no other origin', async () => {
    const preflight = await request(test.server)
      .options('/api/post')
      .set('Origin', 'https://evil.test')
      .set('Access-Control-Request-Method', 'POST');
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    expect(preflight.status).toBe(405);
  });
});

describe('the web app', () => {
  it('answers every page address with its page, asked for again each time', async () => {
    for (const address of ['/main', '/notedetail/0197b6a0-0000-7000-8000-000000000000', '/nowhere/at/all?x=1']) {
      const { status, text, headers } = await navigate(address);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(text).toContain('<script type="module" src="/assets/main-abc123.js"></script>');
    }
  });

  it('leads from the root to the feed, with what stands behind the ?', async () => {
    const { status, headers } = await navigate('/?lang=km&x=//elsewhere.test');
    expect([status, headers['location']]).toEqual([302, '/main?lang=km&x=//elsewhere.test']);
  });

  it('has its hashed files cached for ever, and sends them as the build has packed them', async () => {
    const { headers } = await request(test.server).get('/assets/main-abc123.js').set('Accept-Encoding', 'gzip');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect((await request(test.server).get('/licenses.txt')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/assets/packed-abc123.js', 416],
    ['/.hidden/packed.json', 404],
  ])('refuses %s with an error that can be read, not as the packed file', async (address, status) => {
    for (const encoding of ['br', 'gzip']) {
      const reply = await request(test.server).get(address).set({ 'Accept-Encoding': encoding, Range: 'bytes=99999-' });
      expect([reply.status, reply.headers['content-encoding']]).toEqual([status, undefined]);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(reply.body).toMatchObject({ statusCode: status, requestId: reply.headers['x-request-id'] });
    }
  });

  it.each([
    ['/assets/main-old.js', '*/*'],
    ['/assets/main-old.js', 'text/html'],
    ['/favicon.png', 'text/html'],
    ['/main', 'application/json'],
    ['/api/nowhere', 'text/html'],
    ['/files/nowhere', 'text/html'],
    ['/health/nowhere', 'text/html'],
    ['/..%2f..%2fpackage.json', 'text/html'],
  ])('answers %s for %s with 404, not with a page', async (address, accept) => {
    const { status, body } = await request(test.server).get(address).set('Accept', accept);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['*/*', 'text/html,application/xhtml+xml'])('answers a page for whoever accepts %s', async (accept) => {
    const { status, headers } = await request(test.server).get('/notedetail/anything').set('Accept', accept);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('is not there for what writes', async () => {
    expect((await request(test.server).post('/main').set('Accept', 'text/html')).status).toBe(404);
  });
});

describe('a call that no handler can take', () => {
  it.each([
    ['broken JSON', '{"title":', 'application/json', 400, 'MALFORMED_REQUEST'],
    ['another character set', '{}', 'application/json; charset=shift_jis', 415, 'UNSUPPORTED_FILE_TYPE'],
    ['more than 100 KB', JSON.stringify({ a: 'x'.repeat(102_400) }), 'application/json', 413, 'BODY_TOO_LARGE'],
  ])('with %s is told so in the one shape', async (_, body, type, status, code) => {
    const reply = await request(test.server)
      .post('/api/user/signin')
      .set('Content-Type', type)
      .set('Accept-Language', 'km')
      .send(body);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ statusCode: status, code, requestId: reply.headers['x-request-id'] });
    expect(reply.body.message).toMatch(/[\u1780-\u17ff]/);
  });

  it.each([
    ['broken JSON', '/api/post', '{"title":', 400, 'MALFORMED_REQUEST'],
    ['more than 256 KB', '/api/post', JSON.stringify({ a: 'x'.repeat(262_144) }), 413, 'BODY_TOO_LARGE'],
    ['more than 100 KB', '/api/comment', JSON.stringify({ a: 'x'.repeat(102_400) }), 413, 'BODY_TOO_LARGE'],
  ])('with %s at %s is told to sign in first', async (_, address, body, status, code) => {
    const { token } = await aUser(test);
    const send = async (bearer?: string) => {
      const call = request(test.server).post(address).set('Content-Type', 'application/json');
      if (bearer !== undefined) call.set('Authorization', `Bearer ${bearer}`);
      const reply = await call.send(body);
      return [reply.status, reply.body.code];
    };
    expect(await send()).toEqual([401, 'UNAUTHENTICATED']);
    expect(await send('nobody')).toEqual([401, 'UNAUTHENTICATED']);
    expect(await send(token)).toEqual([status, code]);
  });

  it('with a query that is no JSON and a bearer that is nobody’s is told to sign in', async () => {
    const call = () => request(test.server).post('/graphql').set('Content-Type', 'application/json');
    expect((await call().set('Authorization', 'Bearer nobody').send('{')).status).toBe(401);
    expect((await call().send('{')).status).toBe(400);
  });

  it('names the part of the path that is no uuid', async () => {
    const { token } = await aUser(test);
    const uuid = '0190f0f0-0000-7000-8000-000000000000';
    const paths: [string, string][] = [
      [`/api/comment/x/${uuid}`, 'postId'],
      [`/api/comment/${uuid}/x`, 'commentId'],
      ['/api/post/x', 'id'],
    ];
    for (const [address, path] of paths) {
      const reply = await rest(test, 'delete', address, undefined, { token });
      expect([reply.status, reply.body.fields]).toEqual([400, [{ path, code: 'INVALID' }]]);
    }
  });

  it('learns which methods a path has', async () => {
    const reply = await rest(test, 'delete', '/api/file/upload/one');
    expect([reply.status, reply.body.code, reply.headers['allow']]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST']);
    expect((await request(test.server).head('/api/file/upload/one')).status).toBe(405);
  });

  it.each(['/api/nowhere', '/api', '/api/%ff', '/api/post/%E0%A4%A'])(
    'at %s tells nothing about the server',
    async (address) => {
      const reply = await request(test.server).get(address);
      expect([400, 404, 405]).toContain(reply.status);
      expect(Object.keys(reply.body).sort()).toEqual(['code', 'message', 'requestId', 'statusCode']);
    },
  );
});

describe('health', () => {
  it('says that the process lives and is ready, and no more', async () => {
    for (const address of ['/health/live', '/health/ready']) {
      const { status, body, headers } = await request(test.server).get(address);
      expect([status, body, headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store']);
    }
  });

  it('is not ready before its migrations', async () => {
    const behind = await startApp();
    await behind.database.manager.query('delete from migrations');
    const { status, body } = await request(behind.server).get('/health/ready');
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    await behind.stop();
  });
});
