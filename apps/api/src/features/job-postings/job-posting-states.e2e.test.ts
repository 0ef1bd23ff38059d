import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf, query, rest } from '../../../test/client.js';
import {
  anAdmin,
  anApprovedCompany,
  approveCompany,
  rejectCompany,
  type TestCompany,
} from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting, readPosting } from '../../../test/job-posting-factories.js';

const BLOCK = `mutation ($uuid: ID!, $reason: String!) { blockJobPosting(uuid: $uuid, reason: $reason) { uuid state } }`;

let test: TestApp;
let company: TestCompany;
let stranger: TestUser;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
  stranger = await aUser(test);
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

const setState = (who: { token?: string }, uuid: string, state: unknown) =>
  rest(test, 'put', `/api/job-posting/${uuid}/state`, { state }, who);
const run = (statement: string, values: unknown[] = []) => test.database.manager.query(statement, values);

describe('PUT /api/job-posting/:id/state', () => {
  it('is for the owner, and knows two states', async () => {
    const { uuid } = await aPosting(test, company);
    expect(await codeOf(setState({}, uuid, 'CLOSED'))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(setState(stranger, uuid, 'CLOSED'))).toEqual([403, 'FORBIDDEN']);
    expect(await codeOf(setState(company.owner, uuid, 'EXPIRED'))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(setState(company.owner, randomUUID(), 'CLOSED'))).toEqual([404, 'NOT_FOUND']);
  });

  it('closes a posting, which stays readable, and opens it again', async () => {
    const { uuid } = await aPosting(test, company);
    expect((await setState(company.owner, uuid, 'CLOSED')).body).toMatchObject({ state: 'CLOSED' });
    expect(await readPosting(test, uuid, { language: 'vi' })).toMatchObject({ state: 'CLOSED', dDayStatus: 'Đã đóng' });
    expect((await setState(company.owner, uuid, 'OPEN')).body).toMatchObject({ state: 'OPEN', dDayStatus: 'D-30' });
  });

  it('closes one because somebody was found, until it is opened again', async () => {
    const { uuid } = await aPosting(test, company);
    const put = (body: object) => rest(test, 'put', `/api/job-posting/${uuid}/state`, body, company.owner);
    const isFilled = async () => (await run('select is_filled from job_postings where uuid = $1', [uuid]))[0].is_filled;
    const { status, body } = await put({ state: 'OPEN', isFilled: true });
    expect([status, body.fields]).toEqual([400, [{ path: 'isFilled', code: 'INVALID' }]]);
    expect((await put({ state: 'CLOSED', isFilled: true })).body).toMatchObject({ state: 'CLOSED' });
    expect(await isFilled()).toBe(true);
    expect((await put({ state: 'OPEN' })).body).toMatchObject({ state: 'OPEN' });
    expect(await isFilled()).toBe(false);
  });

  it('does not open one whose deadline is over', async () => {
    const { uuid } = await aPosting(test, company);
    await run(`update job_postings set deadline_date = '2020-01-01' where uuid = $1`, [uuid]);
    const { status, body } = await setState(company.owner, uuid, 'OPEN');
    expect([status, body.fields]).toEqual([400, [{ path: 'deadlineDate', code: 'OUT_OF_RANGE' }]]);
    expect(await readPosting(test, uuid, { language: 'bn' })).toMatchObject({
      state: 'EXPIRED',
      isExpired: true,
      dDayStatus: 'বন্ধ',
    });
  });
});

describe('a posting of a company that is rejected', () => {
  const MINE = '{ readJobPostingsForCompany { items { uuid state isListed } } }';

  it('keeps its state, and tells its owner that nobody else sees it until the company is approved again', async () => {
    const { uuid: companyUuid, owner, fields } = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, { owner });
    const mine = async () => (await query(test, MINE, {}, owner)).data['readJobPostingsForCompany'].items;
    expect(await mine()).toEqual([{ uuid, state: 'OPEN', isListed: true }]);
    const changed = { ...fields, businessRegistrationNumber: '998-81-20001' };
    await rest(test, 'put', `/api/company/update/${companyUuid}`, changed, owner);
    await rejectCompany(test, companyUuid, '흐림', admin);
    // Handed in again, it is as hidden as before.
    for (const handedIn of [false, true]) {
      if (handedIn) await rest(test, 'put', `/api/company/update/${companyUuid}`, changed, owner);
      expect(await mine()).toEqual([{ uuid, state: 'OPEN', isListed: false }]);
      expect(await readPosting(test, uuid, owner)).toMatchObject({ isListed: false });
      expect(await readPosting(test, uuid, stranger)).toBeNull();
      expect(await codeOf(setState(owner, uuid, 'CLOSED'))).toEqual([403, 'COMPANY_NOT_APPROVED']);
    }
    await approveCompany(test, companyUuid, admin);
    expect(await mine()).toEqual([{ uuid, state: 'OPEN', isListed: true }]);
    expect(await readPosting(test, uuid, stranger)).toMatchObject({ state: 'OPEN', isListed: true });
  });
});

describe('blockJobPosting', () => {
  it('is for admins', async () => {
    const variables = { uuid: randomUUID(), reason: '허위 공고' };
    expect((await query(test, BLOCK, variables)).status).toBe(401);
    expect((await query(test, BLOCK, variables, company.owner)).status).toBe(403);
    const missing = await query(test, BLOCK, variables, admin);
    expect(missing.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('takes a posting from the sight of everybody but its company', async () => {
    const { uuid } = await aPosting(test, company);
    const { data } = await query(test, BLOCK, { uuid, reason: '허위 공고' }, admin);
    expect(data['blockJobPosting']).toEqual({ uuid, state: 'BLOCKED' });
    expect(await readPosting(test, uuid)).toBeNull();
    expect(await readPosting(test, uuid, company.owner)).toMatchObject({ state: 'BLOCKED' });
    expect(await codeOf(rest(test, 'delete', `/api/job-posting/${uuid}`, undefined, stranger))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await run('select detail from audit_log where target_uuid = $1', [uuid])).toEqual([{ detail: '허위 공고' }]);
  });
});
