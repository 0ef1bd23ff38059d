import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import {
  aCompany,
  aCompanyFile,
  aNumber,
  anAdmin,
  anApprovedCompany,
  companyFields,
  DETAIL,
  rejectCompany,
  STATUS,
  type TestCompany,
} from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { holding, untilWaiting } from '../../../test/waiting.js';
import { CompanyClosures } from './company-closures.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const register = (user: Partial<TestUser>, body: object) => rest(test, 'post', '/api/company/register', body, user);
const update = ({ uuid }: { uuid: string }, body: object, user: Partial<TestUser>) =>
  rest(test, 'put', `/api/company/update/${uuid}`, body, user);
const remove = ({ uuid }: { uuid: string }, user: Partial<TestUser>) =>
  rest(test, 'delete', `/api/company/delete/${uuid}`, undefined, user);
const statusOf = async (user: TestUser) => (await query(test, STATUS, {}, user)).data['getMyCompanyStatus'];
const currentCompany = async ({ uuid }: { uuid: string }) => {
  const [row] = await test.database.manager.query('select updated_at as "updatedAt" from companies where uuid = $1', [
    uuid,
  ]);
  return row as { updatedAt: Date };
};
const reject = async ({ uuid }: { uuid: string }) =>
  rejectCompany(test, uuid, '흐려서 읽을 수 없습니다.', await anAdmin(test));
const renamed = async ({ owner, fields }: TestCompany) => ({
  ...fields,
  companyName: '새 이름 ឈ្មោះថ្មី',
  businessRegistrationFileUrl: await aCompanyFile(test, owner),
});

describe('POST /api/company/register', () => {
  it('requires sign-in', async () => {
    expect((await register({}, {})).status).toBe(401);
  });

  it('rejects what is missing or malformed, field by field', async () => {
    const user = await aUser(test);
    const nothing = await register(user, {});
    expect([nothing.status, nothing.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(nothing.body.fields.map(({ path }: { path: string }) => path).sort()).toEqual([
      'businessRegistrationFileName',
      'businessRegistrationFileUrl',
      'businessRegistrationNumber',
      'companyName',
      'managerEmail',
      'managerMobile',
      'managerName',
      'managerPhone',
    ]);
    const businessRegistrationFileUrl = await aCompanyFile(test, user);
    for (const [path, value] of [
      ['businessRegistrationNumber', '1234567890'],
      ['businessRegistrationNumber', '১২৩-৪৫-৬৭৮৯০'],
      ['managerPhone', '02-1234-5678'],
      ['managerMobile', '1234567'],
      ['managerEmail', 'nobody'],
      ['homepageUrl', 'javascript:alert(1)'],
      ['homepageUrl', 'https://haiko.example@evil.example'],
      ['homepageUrl', 'https://hangang.example/\u202Egpj.exe'],
      ['companyName', '\u202E한강'],
      ['companyName', '\u200B'],
    ] as const) {
      const reply = await register(user, { ...companyFields({ [path]: value }), businessRegistrationFileUrl });
      expect([path, reply.status, reply.body.fields?.[0]?.path]).toEqual([path, 400, path]);
    }
  });

  it('refuses a second company, a number that is taken, and then files that are not theirs', async () => {
    const { owner, fields } = await aCompany(test);
    const businessRegistrationFileUrl = '/files/private-0.pdf';
    const second = await register(owner, { ...companyFields(), businessRegistrationFileUrl });
    expect([second.status, second.body.code]).toEqual([409, 'COMPANY_EXISTS']);
    const user = await aUser(test);
    const number = fields.businessRegistrationNumber;
    const taken = await register(user, {
      ...companyFields({ businessRegistrationNumber: number }),
      businessRegistrationFileUrl,
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'REGISTRATION_NUMBER_TAKEN']);
    for (const path of [fields.businessRegistrationFileUrl, await aCompanyFile(test, user, 'company-logo')]) {
      const reply = await register(user, { ...companyFields(), businessRegistrationFileUrl: path });
      expect([reply.status, reply.body.code]).toEqual([400, 'FILE_NOT_FOUND']);
    }
  });

  it('registers a company that waits for its review', async () => {
    const owner = await aUser(test);
    expect(await statusOf(owner)).toEqual({ status: '', newNotificationCount: '0', managesPostings: false });
    expect((await query(test, DETAIL, {}, owner)).data['getMyCompanyDetail']).toBeNull();
    const [certificate, logo] = [await aCompanyFile(test, owner), await aCompanyFile(test, owner, 'company-logo')];
    const fields = companyFields({ homepageUrl: 'https://', logoFileName: '로고.png', logoFileUrl: logo });
    const reply = await register(owner, { ...fields, businessRegistrationFileUrl: certificate });
    expect([reply.status, reply.body]).toMatchObject([
      201,
      { ...fields, homepageUrl: '', managerEmail: 'hire@hangang.example', status: 'pending', rejectionReason: '' },
    ]);
    expect(reply.body.businessRegistrationFileUrl).toMatch(new RegExp(`^${certificate}\\?expires=`));
    expect(await statusOf(owner)).toEqual({ status: 'pending', newNotificationCount: '0', managesPostings: false });
    const { uuid } = reply.body;
    expect((await query(test, DETAIL, {}, owner)).data['getMyCompanyDetail']).toMatchObject({
      uuid,
      logoFileUrl: logo,
    });
  });

  it('keeps a homepage as the address that a browser makes of it', async () => {
    const company = await aCompany(test, { homepageUrl: ' HTTPS://Hangang。Example/채용 안내' });
    const stored = 'select homepage_url from companies where uuid = $1';
    const read = () => test.database.manager.query(stored, [company.uuid]);
    expect(await read()).toEqual([{ homepage_url: 'https://hangang.example/%EC%B1%84%EC%9A%A9%20%EC%95%88%EB%82%B4' }]);
    await update(company, { ...company.fields, homepageUrl: 'http://회사.example' }, company.owner);
    expect(await read()).toEqual([{ homepage_url: 'http://xn--vf4b131b.example' }]);
  });

  it('takes the number of a rejected company, which then has to find another one', async () => {
    const first = await aCompany(test);
    await reject(first);
    const { businessRegistrationNumber } = first.fields;
    const second = await aCompany(test, { businessRegistrationNumber });
    expect(second.status).toBe('pending');
    const again = await update(first, first.fields, first.owner);
    expect([again.status, again.body.code]).toEqual([409, 'REGISTRATION_NUMBER_TAKEN']);
    await reject(second);
    expect((await update(first, first.fields, first.owner)).body.status).toBe('resubmitted');
    expect((await update(second, second.fields, second.owner)).body.code).toBe('REGISTRATION_NUMBER_TAKEN');
  });

  it('lets one of two registrations win, by one owner or with one number', async () => {
    const owner = await aUser(test);
    const businessRegistrationFileUrl = await aCompanyFile(test, owner);
    const twice = await Promise.all(
      [1, 2].map(() => register(owner, { ...companyFields(), businessRegistrationFileUrl })),
    );
    expect(twice.map(({ body }) => body.code ?? body.status).sort()).toEqual(['COMPANY_EXISTS', 'pending']);
    const businessRegistrationNumber = aNumber();
    const people = [await aUser(test), await aUser(test)];
    const bodies = await Promise.all(
      people.map(async (user) => ({
        ...companyFields({ businessRegistrationNumber }),
        businessRegistrationFileUrl: await aCompanyFile(test, user),
      })),
    );
    const both = await Promise.all(people.map((user, index) => register(user, bodies[index] ?? {})));
    expect(both.map(({ body }) => body.code ?? body.status).sort()).toEqual(['REGISTRATION_NUMBER_TAKEN', 'pending']);
  });
});

describe('PUT /api/company/update/:id', () => {
  it('tells who waited for it that it was changed meanwhile, with another certificate', async () => {
    const company = await aCompany(test);
    const another = await aCompanyFile(test, company.owner);
    const { updatedAt } = await currentCompany(company);
    const exchange = `update companies set updated_at = clock_timestamp(),
      registration_file_uuid = (select uuid from files where path = $2) where uuid = $1`;
    const { late } = await holding(test, [exchange, [company.uuid, another]], async () => {
      const late = update(company, { ...company.fields, updatedAt }, company.owner).then((reply) => reply);
      await untilWaiting(test);
      return { late };
    });
    expect([(await late).status, (await late).body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  it('requires sign-in, and finds no company of somebody else or none at all', async () => {
    const { uuid, fields } = await aCompany(test);
    expect((await update({ uuid }, fields, {})).status).toBe(401);
    const other = await aUser(test);
    for (const caller of [other, await anAdmin(test)])
      expect((await update({ uuid }, fields, caller)).status).toBe(404);
    expect((await update({ uuid: UNKNOWN }, fields, other)).body.code).toBe('NOT_FOUND');
    expect((await update({ uuid: 'x' }, fields, other)).body.code).toBe('VALIDATION_FAILED');
  });

  it('needs a new certificate for a new name, some certificate in any case, and a free number', async () => {
    const company = await anApprovedCompany(test);
    const { owner, fields } = company;
    const signed = (await query(test, DETAIL, {}, owner)).data['getMyCompanyDetail'].businessRegistrationFileUrl;
    for (const change of [
      { companyName: '다른 이름' },
      { companyName: '다른 이름', businessRegistrationFileUrl: signed },
      { businessRegistrationFileUrl: '' },
    ]) {
      const reply = await update(company, { ...fields, ...change }, owner);
      expect([reply.status, reply.body.code]).toEqual([400, 'REGISTRATION_FILE_REQUIRED']);
    }
    const other = await aCompany(test);
    const taken = { ...fields, businessRegistrationNumber: other.fields.businessRegistrationNumber };
    expect((await update(company, taken, owner)).body.code).toBe('REGISTRATION_NUMBER_TAKEN');
    expect((await statusOf(owner)).status).toBe('approved');
  });

  it('keeps an approval when nothing of what was reviewed changes, and takes the current file as it is given', async () => {
    const company = await anApprovedCompany(test);
    const { owner, fields } = company;
    const signed = (await query(test, DETAIL, {}, owner)).data['getMyCompanyDetail'].businessRegistrationFileUrl;
    const change = { managerName: 'Trần Thị Hường', businessRegistrationFileUrl: signed };
    const reply = await update(company, { ...fields, ...change }, owner);
    expect([reply.status, reply.body]).toMatchObject([200, { status: 'approved', managerName: 'Trần Thị Hường' }]);
  });

  it('sends a new name, number or certificate of an approved company to review again', async () => {
    for (const change of [
      renamed,
      async ({ fields }: TestCompany) => ({ ...fields, businessRegistrationNumber: aNumber() }),
      async ({ owner, fields }: TestCompany) => ({
        ...fields,
        businessRegistrationFileUrl: await aCompanyFile(test, owner),
      }),
    ]) {
      const company = await anApprovedCompany(test);
      expect((await update(company, await change(company), company.owner)).body.status).toBe('resubmitted');
    }
  });

  it('hands a rejected company in again, without its reason', async () => {
    const company = await aCompany(test);
    await reject(company);
    expect((await statusOf(company.owner)).status).toBe('rejected');
    const { body } = await update(company, company.fields, company.owner);
    expect(body).toMatchObject({ status: 'resubmitted', rejectionReason: '' });
  });

  it('gives the old certificate back to the clean-up', async () => {
    const company = await aCompany(test);
    await update(company, await renamed(company), company.owner);
    const [file] = await test.database.manager.query<{ attached_at: Date | null }[]>(
      'select attached_at from files where path = $1',
      [company.fields.businessRegistrationFileUrl],
    );
    expect(file?.attached_at).toBeNull();
  });
});

describe('DELETE /api/company/delete/:id', () => {
  it('requires sign-in, and finds no company of somebody else', async () => {
    const company = await aCompany(test);
    expect((await remove(company, {})).status).toBe(401);
    expect((await remove(company, await aUser(test))).status).toBe(404);
    expect((await remove({ uuid: 'x' }, company.owner)).status).toBe(400);
  });

  it('closes it: its number is free, its data gone, and what depends on it is told', async () => {
    const closed: string[] = [];
    test.app.get(CompanyClosures).register('test', (uuid) => Promise.resolve(closed.push(uuid)));
    const { uuid, owner, fields } = await anApprovedCompany(test);
    expect((await remove({ uuid }, owner)).status).toBe(204);
    expect([closed, (await remove({ uuid }, owner)).status]).toEqual([[uuid], 404]);
    expect(await statusOf(owner)).toEqual({ status: '', newNotificationCount: '0', managesPostings: false });
    const [row] = await test.database.manager.query('select * from companies where uuid = $1', [uuid]);
    expect(row).toMatchObject({ company_name: fields.companyName, manager_email: '', registration_file_uuid: null });
    const again = { ...fields, businessRegistrationFileUrl: await aCompanyFile(test, owner) };
    expect((await register(owner, again)).status).toBe(201);
  });

  it('is open to admins, and written down', async () => {
    const { uuid } = await aCompany(test);
    const admin = await anAdmin(test);
    expect((await remove({ uuid }, admin)).status).toBe(204);
    const rows = await test.database.manager.query('select action from audit_log where target_uuid = $1', [uuid]);
    expect(rows).toEqual([{ action: 'deleteCompany' }]);
  });
});

describe('closing the account', () => {
  it('closes the company, and the export tells of it', async () => {
    const { uuid, owner, fields } = await aCompany(test);
    const { body } = await rest(test, 'get', '/api/user/export', undefined, owner);
    expect(body.companies).toMatchObject([{ companyName: fields.companyName, managerPhone: fields.managerPhone }]);
    await rest(test, 'delete', '/api/user', { posts: 'keep', password: owner.password }, owner);
    const [row] = await test.database.manager.query('select deleted_at, manager_name from companies where uuid = $1', [
      uuid,
    ]);
    expect([row.deleted_at, row.manager_name]).toEqual([expect.any(Date), '']);
  });
});
