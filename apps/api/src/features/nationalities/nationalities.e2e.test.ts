import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe('readNationalities', () => {
  it('lists every nationality in nine languages to visitors, who follow none', async () => {
    const { status, data } = await query(
      test,
      '{ readNationalities { uuid code name nameKo nameEn nameZh nameJa nameTh nameVi nameKm nameTl nameBn isFollow } }',
    );
    expect(status).toBe(200);
    expect(data['readNationalities']).toHaveLength(NATIONALITIES.length);
    expect(data['readNationalities']).toContainEqual(
      expect.objectContaining({ code: 'VN', nameKo: '베트남', nameVi: 'Việt Nam', nameKm: 'វៀតណាម', isFollow: false }),
    );
  });

  it('refuses a bad bearer with a real 401, because a silently anonymous page would hide the lost session', async () => {
    const { status, errors } = await query(test, '{ readNationalities { uuid } }', {}, { token: 'not-a-token' });
    expect(status).toBe(401);
    expect(errors[0]?.extensions).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
  });
});
