import { startTaxOffice, type TaxOffice } from '@haiko/tax-office/server';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import {
  aCompany,
  anAdmin,
  anApprovedCompany,
  aNumber,
  approveCompany,
  rejectCompany,
  type TestCompany,
} from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting, LIST, postingFields, readPosting } from '../../../test/job-posting-factories.js';
import { BusinessChecksService } from './business-checks.service.js';

const CASE = `query ($keyword: String) { readCompanies(keyword: $keyword) {
  items { uuid status businessStatus businessCheckedAt businessEndedOn businessClosedAt } } }`;
const CHECK = 'mutation ($uuid: ID!) { checkBusiness(uuid: $uuid) { businessStatus } }';
const SHOW = `mutation ($uuid: ID!, $seenAt: DateTime!) {
  showPostingsAgain(uuid: $uuid, seenAt: $seenAt) { businessStatus businessClosedAt } }`;
const LONG_AGO = '2026-01-01T00:00:00.000Z';

let office: TaxOffice;
let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  office = await startTaxOffice({ port: 0 });
  test = await startApp(office.environment);
  admin = await anAdmin(test);
});
afterEach(() => office.fail());
afterAll(async () => {
  await test.stop();
  await office.close();
});

const checks = () => test.app.get(BusinessChecksService);
const numberOf = ({ fields }: TestCompany) => fields.businessRegistrationNumber;
const aWeekPasses = () =>
  test.database.manager.query(`update companies set business_checked_at = now() - interval '7 days'
    where business_checked_at is not null`);
const caseOf = async (company: TestCompany) => {
  const { data } = await query(test, CASE, { keyword: numberOf(company) }, admin);
  return data['readCompanies'].items[0] as { businessStatus: string; businessClosedAt: string | null };
};
/** The tax office says so from now on, and is asked. */
const found = async (company: TestCompany, state: Parameters<TaxOffice['say']>[1]) => {
  office.say(numberOf(company), state);
  await checks().check(company.uuid);
};
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code;
const notified = async (person: TestUser, type: string) => {
  const document = '{ readReceivedNotifications { items { type path } } }';
  const { items } = (await query(test, document, {}, person)).data['readReceivedNotifications'] as {
    items: { type: string; path: string }[];
  };
  return items.filter((item) => item.type === type);
};
const told = async ({ owner }: TestCompany) => {
  const document = '{ readMyCompanyNotifications { items { type } } }';
  const { items } = (await query(test, document, {}, owner)).data['readMyCompanyNotifications'] as {
    items: { type: string }[];
  };
  return items.map(({ type }) => type);
};

describe.each([
  ['checkBusiness', CHECK],
  ['showPostingsAgain', SHOW],
])('%s', (_name, document) => {
  const variables = { uuid: '0190f0f0-0000-7000-8000-000000000000', seenAt: LONG_AGO };

  it('requires signing in, is for administrators alone, and needs a company', async () => {
    expect((await query(test, document, variables)).status).toBe(401);
    expect((await query(test, document, variables, await aUser(test))).status).toBe(403);
    expect(codeOf(await query(test, document, variables, admin))).toBe('NOT_FOUND');
  });
});

describe('what the tax office says of a business', () => {
  it.each([
    ['active', 'ACTIVE', null],
    ['suspended', 'SUSPENDED', null],
    ['closed', 'CLOSED', '2026-10-31'],
    ['unregistered', 'NOT_REGISTERED', null],
  ] as const)('that is %s informs the administrator, who approves all the same', async (state, status, endedOn) => {
    const company = await aCompany(test);
    expect(await caseOf(company)).toMatchObject({ businessStatus: 'NOT_ASKED', businessCheckedAt: null });
    await found(company, state);
    expect(await caseOf(company)).toMatchObject({ businessStatus: status, businessEndedOn: endedOn });
    const approved = await approveCompany(test, company.uuid, admin);
    expect(approved.data['approveCompany']).toMatchObject({ status: 'approved' });
  });

  it('stands under the posting with its day, and when a person read the certificate', async () => {
    const company = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, company);
    const document = `query ($uuid: ID!) { readJobPosting(uuid: $uuid) {
      checks { certificateCheckedAt businessStatus businessCheckedAt } } }`;
    const read = async () => (await query(test, document, { uuid })).data['readJobPosting'].checks as object;
    const readOn = expect.stringMatching(/^20/) as string;
    expect(await read()).toEqual({
      certificateCheckedAt: readOn,
      businessStatus: 'NOT_ASKED',
      businessCheckedAt: null,
    });
    await checks().check(company.uuid);
    expect(await read()).toEqual({ certificateCheckedAt: readOn, businessStatus: 'ACTIVE', businessCheckedAt: readOn });
    // Another certificate was read by nobody, and nobody has asked about another number.
    const fields = { ...company.fields, businessRegistrationNumber: aNumber() };
    expect((await rest(test, 'put', `/api/company/update/${company.uuid}`, fields, company.owner)).status).toBe(200);
    expect(await read()).toEqual({ certificateCheckedAt: null, businessStatus: 'NOT_ASKED', businessCheckedAt: null });
  });

  it('is asked anew by an administrator, who hears when the service fails', async () => {
    const company = await aCompany(test);
    const ask = () => query(test, CHECK, { uuid: company.uuid }, admin);
    office.say(numberOf(company), 'suspended');
    for (const failure of ['broken', 'limited', 'maintenance', 'partial'] as const) {
      office.fail(failure);
      expect(codeOf(await ask())).toBe('BUSINESS_STATUS_UNAVAILABLE');
    }
    expect(await caseOf(company)).toMatchObject({ businessStatus: 'NOT_ASKED' });
    office.fail();
    expect((await ask()).data['checkBusiness']).toEqual({ businessStatus: 'SUSPENDED' });
  });

  it('is asked once a week, of a hundred at a time, of all but the rejected', async () => {
    const [company, rejected] = [await anApprovedCompany(test), await aCompany(test)];
    await rejectCompany(test, rejected.uuid, '사본이 흐려요', admin);
    await checks().checkDue();
    const asked = () => office.requests.flat().filter((number) => number === numberOf(company).replaceAll('-', ''));
    const before = asked().length;
    await checks().checkDue();
    expect(asked()).toHaveLength(before);
    await aWeekPasses();
    await checks().checkDue();
    expect(asked()).toHaveLength(before + 1);
    expect(office.requests.flat()).not.toContain(numberOf(rejected).replaceAll('-', ''));
  });
});

describe('a business that is closed', () => {
  let company: TestCompany;
  let saver: TestUser;
  let uuid: string;
  beforeEach(async () => {
    company = await anApprovedCompany(test);
    saver = await aUser(test);
    ({ uuid } = await aPosting(test, company));
    await rest(test, 'post', `/api/scraps/job-postings/${uuid}`, undefined, saver);
  });
  const listed = async () => {
    const { items } = (await query(test, LIST, { take: 50 })).data['readJobPostings'] as { items: { uuid: string }[] };
    return items.some((item) => item.uuid === uuid);
  };

  it('has its postings hidden with the reason, and tells company and administrators once', async () => {
    const watcher = await anAdmin(test);
    await found(company, 'closed');
    await found(company, 'closed');
    expect(await listed()).toBe(false);
    expect(await readPosting(test, uuid, await aUser(test))).toBeNull();
    const hidden = { state: 'HIDDEN', hiddenReason: 'BUSINESS_CLOSED' };
    expect(await readPosting(test, uuid, saver)).toMatchObject({ ...hidden, contactPhone: '' });
    expect(await readPosting(test, uuid, company.owner)).toMatchObject(hidden);
    expect(await told(company)).toEqual(['businessClosed', 'approval']);
    expect(await notified(company.owner, 'Company')).toHaveLength(2);
    expect(await notified(watcher, 'Desk')).toEqual([{ type: 'Desk', path: '/desk/companies?state=approved' }]);
  });

  it('keeps them hidden whatever its owner writes, new ones and another number too', async () => {
    await found(company, 'closed');
    expect((await rest(test, 'put', `/api/job-posting/${uuid}`, postingFields(), company.owner)).status).toBe(200);
    const fresh = await aPosting(test, company);
    const fields = { ...company.fields, businessRegistrationNumber: aNumber() };
    await rest(test, 'put', `/api/company/update/${company.uuid}`, fields, company.owner);
    for (const each of [uuid, fresh.uuid]) {
      expect(await readPosting(test, each, company.owner)).toMatchObject({ hiddenReason: 'BUSINESS_CLOSED' });
    }
    await checks().check(company.uuid);
    expect(await readPosting(test, uuid, saver)).toMatchObject({ state: 'OPEN', hiddenReason: null });
  });

  it('shows them again once a later check says otherwise, and tells the company', async () => {
    await found(company, 'closed');
    await found(company, 'active');
    expect([await listed(), await told(company)]).toEqual([true, ['businessOpen', 'businessClosed', 'approval']]);
  });

  it('shows them again when an administrator says so who has seen the case, until it is closed anew', async () => {
    await found(company, 'closed');
    const show = (seenAt: unknown) => query(test, SHOW, { uuid: company.uuid, seenAt }, admin);
    expect(codeOf(await show(LONG_AGO))).toBe('CHANGED_MEANWHILE');
    const { businessClosedAt } = await caseOf(company);
    const shown = { businessStatus: 'CLOSED', businessClosedAt: null };
    expect((await show(businessClosedAt)).data['showPostingsAgain']).toEqual(shown);
    await found(company, 'closed');
    expect([await listed(), await caseOf(company)]).toEqual([true, expect.objectContaining(shown)]);
    await found(company, 'active');
    await found(company, 'closed');
    expect(await listed()).toBe(false);
    const log = '{ readAuditLog(take: 50) { items { action targetUuid } } }';
    const { items } = (await query(test, log, {}, admin)).data['readAuditLog'];
    expect(items).toContainEqual({ action: 'showPostingsAgain', targetUuid: company.uuid });
  });

  it('does not show them again for an administrator who works there', async () => {
    await found(company, 'closed');
    const { businessClosedAt: seenAt } = await caseOf(company);
    const of = { uuid: company.uuid, seenAt };
    await test.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [company.owner.uuid]);
    expect(codeOf(await query(test, SHOW, of, company.owner))).toBe('FORBIDDEN');
    expect(await listed()).toBe(false);
    await test.database.manager.query(`update users set role = 'USER' where uuid = $1`, [company.owner.uuid]);
  });

  it('changes nothing while the service fails', async () => {
    await found(company, 'closed');
    office.say(numberOf(company), 'active');
    for (const failure of ['broken', 'limited', 'maintenance', 'partial'] as const) {
      office.fail(failure);
      await expect(checks().check(company.uuid)).rejects.toThrow();
    }
    expect(await caseOf(company)).toMatchObject({ businessStatus: 'CLOSED' });
    expect(await listed()).toBe(false);
  });
});

describe('without a key', () => {
  it('nobody is asked, and an administrator hears why', async () => {
    const keyless = await startApp();
    const company = await aCompany(keyless);
    await keyless.app.get(BusinessChecksService).checkDue();
    await keyless.app.get(BusinessChecksService).check(company.uuid);
    expect(codeOf(await query(keyless, CHECK, { uuid: company.uuid }, await anAdmin(keyless)))).toBe(
      'PROVIDER_NOT_CONFIGURED',
    );
    await keyless.stop();
  });
});
