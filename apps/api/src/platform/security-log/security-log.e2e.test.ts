import { gzipSync } from 'node:zlib';
import { startApp, type TestApp } from '../../../test/app.js';
import { Authenticator } from '../../../test/authenticator.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aCompany, anAdmin, anApprovedCompany, approveCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { errorOf, finish } from '../../../test/social.js';
import { until } from '../../../test/until.js';
import { SecurityLog } from './security-log.js';

interface Line {
  event: string;
  user?: string;
  action?: string;
  state?: string;
  target?: string;
}

let test: TestApp;
let lines: Line[] = [];
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => test.stop());
beforeEach(() => {
  lines = [];
  const log = (message: Line, context: string) => context === 'Security' && lines.push(message);
  test.app.useLogger({ log, warn: log, error: () => {} });
});
afterEach(() => test.app.useLogger(['error', 'warn']));

const hashOf = ({ uuid }: { uuid: string }) => test.app.get(SecurityLog).hashOf(uuid);
const said = () => lines.map(({ event, action, state }) => [event, action ?? state].filter(Boolean).join(' '));
const signIn = ({ email }: { email: string }, password: string) =>
  rest(test, 'post', '/api/user/signin', { email, password });

describe('the security log', () => {
  it('tells who got in, who did not, and who left, by the same hash and never by name', async () => {
    const person = await aUser(test);
    await signIn(person, 'a guess');
    await signIn({ email: 'nobody@example.test' }, 'a guess');
    await signIn(person, person.password);
    await rest(test, 'post', '/api/user/signout', undefined, person);
    const { body } = await signIn(person, person.password);
    await rest(test, 'delete', '/api/user', { posts: 'keep', password: person.password }, { token: body.accessToken });
    const events = ['SIGNIN_OK', 'SIGNIN_FAIL', 'SIGNIN_FAIL', 'SIGNIN_OK', 'SIGNOUT', 'SIGNIN_OK', 'WITHDRAW'];
    expect(said()).toEqual(events);
    const [signUp, known, unknown, ...later] = lines;
    expect(signUp?.user).toMatch(/^[\w-]{16}$/);
    expect(unknown).not.toHaveProperty('user');
    expect(new Set([known, ...later].map((line) => line?.user))).toEqual(new Set([signUp?.user]));
    const text = JSON.stringify(lines);
    for (const secret of [person.uuid, person.email, person.nickname, person.password])
      expect(text).not.toContain(secret);
  });

  it("tells of a passkey and of a way back from a provider that are nobody's", async () => {
    const [cookie = ''] = String(
      (await rest(test, 'post', '/api/user/signin/passkey/options', {})).headers['set-cookie'],
    ).split(';');
    const stranger = new Authenticator().sign({ challenge: 'aGVsbG8' });
    expect((await rest(test, 'post', '/api/user/signin/passkey', stranger, { cookie })).status).toBeGreaterThan(400);
    const forged = { provider: 'kakao' as const, cookie: '', fields: { code: 'x', state: 'forged' } };
    expect(errorOf(await finish(test, forged))).toBe('KEY_EXPIRED');
    expect(said()).toEqual([
      expect.stringMatching(/^SIGNIN_FAIL (SIGN_IN_FAILED|KEY_EXPIRED)$/),
      'SIGNIN_FAIL KEY_EXPIRED',
    ]);
    expect(lines.some((line) => 'user' in line)).toBe(false);
  });

  it('tells what becomes of a company, from its first day to its last', async () => {
    const company = await aCompany(test);
    await approveCompany(test, company.uuid, await anAdmin(test));
    await rest(test, 'delete', `/api/company/delete/${company.uuid}`, undefined, company.owner);
    const states = lines.filter(({ event }) => event === 'COMPANY_STATUS');
    expect(states.map(({ state }) => state)).toEqual(['pending', 'approval', 'closed']);
    expect(new Set(states.map(({ target }) => target))).toEqual(new Set([company.uuid]));
    expect(states[0]?.user).toBe(test.app.get(SecurityLog).hashOf(company.owner.uuid));
  });

  it('tells what moderators and administrators look at and decide', async () => {
    const [company, admin, person] = [await aCompany(test), await anAdmin(test), await aUser(test)];
    lines = [];
    await query(test, '{ readUsers { items { email } } readAuditLog { items { action } } }', {}, admin);
    await query(test, '{ readNotices { items { uuid } } }', {}, admin);
    await rest(test, 'put', `/api/user/${person.uuid}/MODERATOR`, undefined, admin);
    await approveCompany(test, company.uuid, admin);
    expect(said()).toEqual([
      'ADMIN_READ readUsers',
      'ADMIN_READ readAuditLog',
      'ROLE_CHANGE MODERATOR',
      'COMPANY_STATUS approval',
    ]);
    expect(lines.map(({ target }) => target)).toEqual([undefined, undefined, hashOf(person), company.uuid]);
    expect(new Set(lines.map(({ user }) => user)).size).toBe(1);
  });

  it('names whom they look at as everybody else, by a hash, and nothing that was only typed', async () => {
    const [admin, person] = [await anAdmin(test), await aUser(test)];
    lines = [];
    const history = 'query ($uuid: ID!) { readPersonHistory(uuid: $uuid) { createdAt } }';
    for (const uuid of [person.uuid, person.uuid.toUpperCase(), admin.uuid, person.nickname])
      await query(test, history, { uuid }, admin);
    const [theirs, own] = [hashOf(person), hashOf(admin)];
    expect(said()).toEqual(Array(4).fill('ADMIN_READ readPersonHistory'));
    expect(lines.map(({ target }) => target)).toEqual([theirs, theirs, own, undefined]);
    expect(new Set(lines.map(({ user }) => user))).toEqual(new Set([own]));
    for (const secret of [admin.uuid, person.uuid, person.nickname])
      expect(JSON.stringify(lines).toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('tells what administrators look at by rank where others may look, too', async () => {
    const [company, admin] = [await anApprovedCompany(test), await anAdmin(test)];
    const [shown, hidden] = [await aPosting(test, company), await aPosting(test, company, { isPublic: false })];
    lines = [];
    const read = 'query ($uuid: ID!) { readJobPosting(uuid: $uuid) { uuid } }';
    for (const { uuid } of [shown, hidden])
      for (const caller of [company.owner, admin]) await query(test, read, { uuid }, caller);
    expect(lines).toMatchObject([{ event: 'ADMIN_READ', action: 'readJobPosting', target: hidden.uuid }]);
    lines = [];
    const certificate = company.fields.businessRegistrationFileUrl;
    for (const caller of [company.owner, admin]) await rest(test, 'get', certificate, undefined, caller);
    expect(said()).toEqual(['ADMIN_READ openCertificate']);
  });

  it('tells what was refused for want of a right, of patience, or as a file', async () => {
    const person = await aUser(test);
    lines = [];
    await query(test, '{ readUsers { items { email } } }', {}, person);
    const beside = `{ readNationalities { code } readUser(uuid: "x") { uuid } readReportCase(uuid: "${person.uuid}") { uuid } }`;
    expect((await query(test, beside, {}, person)).status).toBe(200);
    await rest(test, 'put', `/api/user/${person.uuid}/ADMIN`, undefined, person);
    await rest(test, 'post', '/api/file/upload/one', {}, person);
    for (let call = 0; call < 11; call += 1) await rest(test, 'put', '/api/user', { nickname: '!' }, person);
    expect(said()).toEqual([
      'FORBIDDEN POST /graphql',
      'FORBIDDEN POST /graphql',
      'FORBIDDEN PUT /api/user/:id/:role',
      'UPLOAD_REFUSED POST /api/file/upload/one',
      'RATE_LIMIT PUT /api/user',
    ]);
  });

  it('names who has used up their allowance, though nothing of them was looked up', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '0.01' });
    const { uuid, token } = await aUser(strict);
    const log = (message: Line, context: string) => context === 'Security' && lines.push(message);
    strict.app.useLogger({ log, warn: log, error: () => {} });
    lines = [];
    const ask = () => rest(strict, 'get', '/api/nowhere', undefined, { token });
    // Some of it comes back while a slow machine asks.
    await until(async () => {
      const replies = await Promise.all(Array.from({ length: 40 }, ask));
      return replies.some(({ status }) => status === 429);
    });
    const user = strict.app.get(SecurityLog).hashOf(uuid);
    expect(lines.at(-1)).toMatchObject({ event: 'RATE_LIMIT', user, action: expect.stringContaining('GET') });
    await strict.stop();
  });

  it('tells what broke the content policy, without the addresses, and no more than five times a minute of one network', async () => {
    const send = (body: string | Uint8Array<ArrayBuffer>, type = 'application/csp-report', more = {}) =>
      fetch(`${test.url}/csp-reports`, { method: 'POST', headers: { 'content-type': type, ...more }, body });
    const report = (blocked: unknown, directive: unknown = 'script-src-elem') =>
      JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } });
    const replies = [
      await send(report('https://evil.example/steal?key=ខ្មែរ')),
      await send(report('inline')),
      await send(report({ a: 1 })),
      await send(report('x', ['script-src'])),
      await send('{"csp-report":'),
      await send(report('inline').repeat(1_000)),
      await send('[[[]]]'),
      await send(`${report('inline').slice(0, -1)},"more":${'['.repeat(2_000)}${']'.repeat(2_000)}}`),
      await send(new Uint8Array(gzipSync(report('inline'))), undefined, { 'content-encoding': 'gzip' }),
      await send('null', 'application/json'),
    ];
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
    expect(lines.map(({ action, state }) => [action, state])).toEqual([
      ['script-src-elem', 'https://evil.example'],
      ['script-src-elem', 'inline'],
      ['script-src-elem', 'unknown'],
    ]);
    for (let more = 0; more < 50; more += 1) await send(report('eval'));
    // Two minutes at most are touched.
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.length).toBeLessThanOrEqual(10);
    const statements = [];
    for (let more = 0; more < 7; more += 1) statements.push(await countStatements(() => send(report('eval'))));
    // Of those beyond the limit the database is not asked, either.
    expect(Math.min(...statements)).toBe(0);
  });
});
