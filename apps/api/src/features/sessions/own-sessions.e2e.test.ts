import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const ADDRESS = '/api/user/sessions';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

interface Listed {
  uuid: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

async function alsoOnAPhone({ email, password }: TestUser): Promise<string> {
  const { body } = await rest(test, 'post', '/api/user/signin', { email, password }, { userAgent: PHONE });
  return body.accessToken;
}
const list = async (token: string): Promise<Listed[]> =>
  (await rest(test, 'get', ADDRESS, undefined, { token })).body as Listed[];
const end = (uuid: string, token?: string) => rest(test, 'delete', `${ADDRESS}/${uuid}`, undefined, { token });
const isAlive = async (token: string) =>
  (await query(test, '{ readUserInformation { uuid } }', {}, { token })).status === 200;

describe('GET /api/user/sessions', () => {
  it('requires signing in', async () => {
    expect(await codeOf(rest(test, 'get', ADDRESS))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('lists one’s own sessions that are alive, this one first, and no network', async () => {
    const user = await aUser(test);
    await aUser(test);
    const token = await alsoOnAPhone(user);
    const [here, there, ...others] = await list(token);
    expect(others).toEqual([]);
    expect(here).toMatchObject({ device: 'Chrome · Android', isCurrent: true });
    expect(there).toMatchObject({ device: '', isCurrent: false });
    expect(Object.keys(here ?? {}).toSorted()).toEqual(['createdAt', 'device', 'isCurrent', 'lastUsedAt', 'uuid']);
    await rest(test, 'post', '/api/user/signout', undefined, user);
    expect((await list(token)).map(({ uuid }) => uuid)).toEqual([here?.uuid]);
  });

  it('says when a session was renewed last', async () => {
    const user = await aUser(test);
    const [before] = await list(user.token);
    const { body } = await rest(test, 'post', '/api/user/auth/reissue', undefined, { token: user.refreshToken });
    const [after] = await list(body.accessToken);
    expect(after).toMatchObject({ uuid: before?.uuid, createdAt: before?.createdAt });
    expect(Date.parse(after?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(before?.lastUsedAt ?? ''));
  });
});

describe('DELETE /api/user/sessions/{uuid}', () => {
  it('requires signing in', async () => {
    expect(await codeOf(end('00000000-0000-4000-8000-000000000000'))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('rejects what is no uuid', async () => {
    const { token } = await aUser(test);
    expect(await codeOf(end('mine', token))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('ends nobody else’s session, and none twice', async () => {
    const [user, other] = [await aUser(test), await aUser(test)];
    const phone = await alsoOnAPhone(user);
    const [session] = await list(phone);
    const uuid = session?.uuid ?? '';
    expect(await codeOf(end(uuid, other.token))).toEqual([404, 'NOT_FOUND']);
    expect(await isAlive(phone)).toBe(true);
    const ended = await Promise.all([end(uuid, user.token), end(uuid, user.token)]);
    expect(ended.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([204, 404]);
  });

  it('ends one session at once, and leaves the others', async () => {
    const user = await aUser(test);
    const phone = await alsoOnAPhone(user);
    const other = (await list(user.token)).find(({ isCurrent }) => !isCurrent);
    expect((await end(other?.uuid ?? '', user.token)).status).toBe(204);
    expect([await isAlive(phone), await isAlive(user.token)]).toEqual([false, true]);
  });
});

describe('DELETE /api/user/sessions', () => {
  it('requires signing in', async () => {
    expect(await codeOf(rest(test, 'delete', ADDRESS))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('ends all but this one, and nobody else’s', async () => {
    const [user, other] = [await aUser(test), await aUser(test)];
    const phones = await Promise.all([alsoOnAPhone(user), alsoOnAPhone(user)]);
    expect((await rest(test, 'delete', ADDRESS, undefined, user)).status).toBe(204);
    expect(await Promise.all(phones.map(isAlive))).toEqual([false, false]);
    expect([await isAlive(user.token), await isAlive(other.token)]).toEqual([true, true]);
  });
});
