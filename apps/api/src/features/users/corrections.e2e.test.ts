import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aUser, nationalityUuid, type TestUser } from '../../../test/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const correct = (body: object, person?: TestUser) => rest(test, 'put', '/api/user', body, person);

describe('correcting what a sign-up has told', () => {
  it('needs a session', async () => {
    expect((await correct({ gender: 'male' })).status).toBe(401);
  });

  it.each([{ gender: 'other' }, { nationalityUuid: 'x' }, { birthDate: '2025-01-01' }, { purpose: 'គ'.repeat(201) }])(
    'refuses %o',
    async (body) => {
      const reply = await correct(body, await aUser(test));
      expect([reply.status, reply.body.fields[0].path]).toEqual([400, Object.keys(body)[0]]);
    },
  );

  it('changes what is given and leaves the rest', async () => {
    const person = await aUser(test, { gender: 'female' });
    const changes = { gender: 'male', nationalityUuid: nationalityUuid('MN'), purpose: 'ស្វែងរកការងារ' };
    const { body } = await correct(changes, person);
    expect(body).toMatchObject({ gender: 'male', purpose: 'ស្វែងរកការងារ', birthDate: '1995-03-14' });
    expect(body.nationalityInfo.nationality.code).toBe('MN');
  });

  it('takes a birth date twice a year, also of two at once; the same one again is no correction', async () => {
    const person = await aUser(test);
    expect((await correct({ birthDate: '1994-01-01' }, person)).status).toBe(200);
    expect((await correct({ birthDate: '1994-01-01' }, person)).status).toBe(200);
    const replies = await Promise.all(['1993-01-01', '1992-01-01'].map((birthDate) => correct({ birthDate }, person)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('BIRTH_DATE_LOCKED');
  });
});
