import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { postingFields, readPosting } from '../../../test/job-posting-factories.js';

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  company = await anApprovedCompany(test);
});
afterAll(() => test.stop());

const row = (changes: object = {}, key: string = randomUUID()) => ({ key, posting: postingFields({ ...changes }) });
const send = (rows: object[], who: { token?: string } = company.owner) =>
  rest(test, 'post', '/api/job-posting-rows', { rows }, who);
const titles = async (): Promise<string[]> => {
  const found: { title: string }[] = await test.database.manager.query(
    `select title ->> 'ko' as title from job_postings where company_uuid = $1 order by uuid`,
    [company.uuid],
  );
  return found.map(({ title }) => title);
};

describe('POST /api/job-posting-rows', () => {
  it('is for members of approved companies', async () => {
    expect(await codeOf(send([row()], {}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(send([row()], await aUser(test)))).toEqual([403, 'COMPANY_NOT_APPROVED']);
  });

  it('writes each row in its order, as the form does', async () => {
    const { status, body } = await send([row({ title: '첫째' }), row({ title: '둘째' })]);
    expect([status, body]).toEqual([200, { written: 2 }]);
    expect(await titles()).toEqual(['첫째', '둘째']);
    const [{ uuid }] = await test.database.manager.query(
      `select uuid from job_postings where company_uuid = $1 order by uuid limit 1`,
      [company.uuid],
    );
    expect(await readPosting(test, uuid)).toMatchObject({
      ...{ salaryAmountMin: 2_600_000, originalLanguage: 'ko', contactEmail: 'hire@hangang.example' },
      regions: [{ detailRegion: '2층 기숙사 옆' }],
    });
  });

  it('writes a row once, however often it is sent, and not again when it was deleted', async () => {
    const rows = [row({ title: '첫째' }), row({ title: '둘째' })];
    await send(rows.slice(0, 1));
    expect((await send(rows)).body).toEqual({ written: 2 });
    expect(await titles()).toEqual(['첫째', '둘째']);
    await test.database.manager.query(`delete from job_postings where company_uuid = $1`, [company.uuid]);
    expect((await send(rows)).body).toEqual({ written: 2 });
    expect(await titles()).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    ['has no title', { title: ' ' }, 'title', 'REQUIRED'],
    ['names an unknown visa', { visas: [{ visaMainId: 98 }] }, 'visas.0.visaMainId', 'INVALID'],
    [
      'pays too little',
      { salaryAmountMin: 900_000, salaryAmountMax: 900_000 },
      'salaryAmountMin',
      'BELOW_MINIMUM_WAGE',
    ],
    ['wishes for what the law forbids', { title: '여성만 모집합니다' }, 'title', 'FORBIDDEN_WISH'],
  ])('writes none of them where one %s, and says which', async (_, changes, path, code) => {
    const { status, body } = await send([row(), row(changes)]);
    expect([status, body.fields]).toEqual([400, [{ path: `rows.1.posting.${path}`, code }]]);
    expect(await titles()).toEqual([]);
  });

  it('takes at most twenty, each with a key', async () => {
    const many = await send(Array.from({ length: 21 }, () => row()));
    expect([many.status, many.body.fields]).toEqual([400, [{ path: 'rows', code: 'TOO_MANY' }]]);
    const bare = await send([{ posting: postingFields() }]);
    expect([bare.status, bare.body.fields]).toEqual([400, [{ path: 'rows.0.key', code: 'INVALID' }]]);
  });
});
