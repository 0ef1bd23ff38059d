import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
});
afterAll(() => test.stop());

const guess = (email: string, address: string) =>
  rest(test, 'post', '/api/user/signin', { email, password: 'a guess' }, { address });
const statuses = async (times: number, call: () => Promise<{ status: number }>) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(Array.from({ length: times }, call)))
    counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('guessing a password', () => {
  it('is slowed for one account from many addresses, and leaves every address a few of its own', async () => {
    const { email, password } = await aUser(test);
    let network = 0;
    expect(await statuses(20, () => guess(email, `198.18.${(network += 1)}.1`))).toEqual({ 401: 20 });
    expect(await statuses(5, () => guess(email.toUpperCase(), '198.18.99.1'))).toEqual({ 401: 3, 429: 2 });
    expect((await guess(`${randomUUID()}@example.test`, '198.18.99.1')).status).toBe(401);
    const owner = { email, password };
    expect((await rest(test, 'post', '/api/user/signin', owner, { address: '198.18.200.1' })).status).toBe(200);
  });

  it('in a session is counted with guesses at the sign-in, and leaves every session a few of its own', async () => {
    const { email, password, token } = await aUser(test);
    const owner = (await rest(test, 'post', '/api/user/signin', { email, password }, { address: '198.19.7.1' })).body;
    const change = (currentPassword: string, caller: object = { token }) =>
      rest(test, 'put', '/api/user/password', { currentPassword, newPassword: 'the river at dawn' }, caller);
    const remove = () => rest(test, 'delete', '/api/user/sign-ins/password', { password: 'a guess' }, { token });
    expect(await statuses(12, () => change('a guess'))).toEqual({ 403: 12 });
    expect(await statuses(8, remove)).toEqual({ 403: 8 });
    expect(await statuses(5, () => change('a guess'))).toEqual({ 403: 3, 429: 2 });
    expect(await statuses(4, () => guess(email, '198.19.8.1'))).toEqual({ 401: 3, 429: 1 });
    expect((await change(password, { token: owner.accessToken })).status).toBe(204);
  });

  it('is not what a right password is', async () => {
    const { email, password } = await aUser(test);
    for (let n = 0; n < 24; n += 1)
      expect(
        (await rest(test, 'post', '/api/user/signin', { email, password }, { address: '198.19.0.1' })).status,
      ).toBe(200);
  });
});
