import { CONSENT_VERSIONS } from '@haiko/shared/consents';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aSignUp, aUser, type TestUser } from '../../../test/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const OLD = '2020-01-01';
const { terms, privacy, purpose } = CONSENT_VERSIONS;

const give = (body: object, person?: TestUser) => rest(test, 'put', '/api/user/consents', body, person);

async function informationOf(person: { token: string }) {
  const { data } = await query(test, '{ readUserInformation { dueConsents purpose } }', {}, person);
  return data['readUserInformation'] as { dueConsents: string[]; purpose: string | null };
}

async function keptOf(person: TestUser) {
  const sql = 'select name, version, withdrawn_at is null as stands from consents where user_uuid = $1 order by uuid';
  return (await test.database.manager.query(sql, [person.uuid])) as object[];
}

describe('PUT /api/user/consents', () => {
  it('needs a session', async () => {
    expect((await give({ terms })).status).toBe(401);
  });

  it.each([{ terms: true }, { terms: '9999-01-01' }, { terms: '2026-02-30' }, { privacy: 'newest' }, { purpose: '' }])(
    'refuses %o, which is no version that there is',
    async (body) => {
      const person = await aUser(test);
      expect((await give(body, person)).status).toBe(400);
      expect(await keptOf(person)).toEqual([]);
    },
  );

  it('is asked for until the texts of today are agreed to, and keeps each version once', async () => {
    const person = await aUser(test);
    expect((await informationOf(person)).dueConsents).toEqual(['terms', 'privacy']);
    expect((await give({ terms: OLD, privacy }, person)).status).toBe(204);
    expect((await informationOf(person)).dueConsents).toEqual(['terms']);
    await Promise.all([give({ terms }, person), give({ terms }, person)]);
    expect((await informationOf(person)).dueConsents).toEqual([]);
    expect(await keptOf(person)).toEqual([
      { name: 'terms', version: OLD, stands: true },
      { name: 'privacy', version: privacy, stands: true },
      { name: 'terms', version: terms, stands: true },
    ]);
  });

  it('forgets the purpose when its consent is taken back, and can be given it again', async () => {
    const person = await aUser(test, { purpose: 'ស្វែងរកការងារ', consents: { terms, privacy, purpose } });
    expect(await informationOf(person)).toEqual({ dueConsents: [], purpose: 'ស្វែងរកការងារ' });
    await give({ purpose: null }, person);
    expect((await informationOf(person)).purpose).toBeNull();
    expect(await keptOf(person)).toContainEqual({ name: 'purpose', version: purpose, stands: false });
    await rest(test, 'put', '/api/user', { purpose: 'চাকরি', consents: { purpose } }, person);
    expect((await informationOf(person)).purpose).toBe('চাকরি');
    expect(await keptOf(person)).toContainEqual({ name: 'purpose', version: purpose, stands: true });
  });
});

describe('readMyConsents', () => {
  const READ = '{ readMyConsents { name version givenAt withdrawnAt } }';

  it('needs a session', async () => {
    expect((await query(test, READ)).status).toBe(401);
  });

  it('tells people what they agreed to themselves, and what they took back', async () => {
    const [person, other] = [
      await aUser(test, { purpose: '일자리', consents: { terms, privacy, purpose } }),
      await aUser(test),
    ];
    await give({ purpose: null }, person);
    const { data } = await query(test, READ, {}, person);
    const given = data['readMyConsents'] as { name: string; version: string; withdrawnAt: string | null }[];
    expect(given.map(({ name, version, withdrawnAt }) => [name, version, withdrawnAt !== null]).sort()).toEqual([
      ['privacy', privacy, false],
      ['purpose', purpose, true],
      ['terms', terms, false],
    ]);
    expect((await query(test, READ, {}, other)).data['readMyConsents']).toEqual([]);
  });
});

describe('a sign-up', () => {
  it('goes without consents, as older clients send it', async () => {
    const person = await aUser(test);
    expect(await keptOf(person)).toEqual([]);
  });

  it('refuses a version that nobody could have read', async () => {
    const body = aSignUp({ consents: { terms: '9999-01-01', privacy } });
    const { status, body: error } = await rest(test, 'post', '/api/user/signup', body);
    expect(status).toBe(400);
    expect(error['fields']).toEqual([{ path: 'consents.terms', code: 'INVALID' }]);
  });
});

it('the export names what was agreed to, and it stays as proof when its person leaves', async () => {
  const person = await aUser(test, { consents: { terms, privacy } });
  const { body } = await rest(test, 'get', '/api/user/export', undefined, person);
  expect(body['consents']).toEqual([
    { name: 'terms', version: terms, givenAt: expect.any(String), withdrawnAt: null },
    { name: 'privacy', version: privacy, givenAt: expect.any(String), withdrawnAt: null },
  ]);
  await rest(test, 'delete', '/api/user', { posts: 'delete', password: person.password }, person);
  expect(await keptOf(person)).toHaveLength(2);
});
