import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import {
  aCompany,
  aCompanyFile,
  anAdmin,
  APPROVE,
  approveCompany,
  COMPANIES,
  NOTIFICATIONS,
  ONE_NOTIFICATION,
  REJECT,
  rejectCompany,
  STATUS,
  type TestCompany,
} from '../../../test/company-factories.js';
import { currentVersion } from '../../../test/current-version.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { Badges } from '../events/badges.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const REASON = '사업자등록증이 흐립니다. សូមភ្ជាប់ម្ដងទៀត។ আবার যুক্ত করুন।';

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

const approve = ({ uuid }: { uuid: string }, caller: TestUser = admin) => approveCompany(test, uuid, caller);
const reject = ({ uuid }: { uuid: string }, caller: TestUser = admin, reason = REASON) =>
  rejectCompany(test, uuid, reason, caller);
const list = async (variables: object, caller: TestUser = admin) => query(test, COMPANIES, { ...variables }, caller);
const notificationsOf = async (owner: object) =>
  (await query(test, NOTIFICATIONS, {}, owner)).data['readMyCompanyNotifications'];
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code;

describe('the review of companies', () => {
  it('is for admins alone', async () => {
    const company = await aCompany(test);
    const moderator = await aUser(test);
    await test.database.manager.query(`update users set role = 'MODERATOR' where uuid = $1`, [moderator.uuid]);
    for (const caller of [company.owner, moderator, await aUser(test)]) {
      const replies = [await approve(company, caller), await reject(company, caller), await list({}, caller)];
      expect(replies.map((reply) => [reply.status, codeOf(reply)])).toEqual(Array(3).fill([403, 'FORBIDDEN']));
    }
    expect((await approveCompany(test, company.uuid, {})).status).toBe(401);
  });

  it('lists what was handed in by status and keyword, with the check digit and a certificate that opens', async () => {
    const company = await aCompany(test, {
      companyName: 'សហគ្រាស Ｈａｉｋｏ 100%',
      businessRegistrationNumber: '124-81-00998',
    });
    const { data } = await list({ status: 'pending', keyword: 'haiko 100%' });
    expect(data['readCompanies']).toMatchObject({
      items: [
        {
          ...{ uuid: company.uuid, registrationNumberValid: true, status: 'pending' },
          ...{ managerEmail: 'hire@hangang.example', owner: { uuid: company.owner.uuid } },
        },
      ],
      totalCount: 1,
      hasMore: false,
    });
    const [{ businessRegistrationFileUrl }] = data['readCompanies'].items;
    const certificate = await rest(test, 'get', businessRegistrationFileUrl);
    expect([certificate.status, certificate.headers['content-disposition']]).toEqual([200, 'attachment']);
    expect((await list({ status: 'approved', keyword: '124-81-00998' })).data['readCompanies'].items).toEqual([]);
    expect((await list({ keyword: '124-81-00998' })).data['readCompanies'].items).toHaveLength(1);
  });

  it('costs one statement for a page of any length', async () => {
    for (let n = 0; n < 3; n += 1) await aCompany(test);
    const cost = (take: number) => countStatements(() => list({ take }));
    await cost(1);
    expect(await cost(3)).toBe(await cost(1));
  });

  it('needs a reason to reject, and a company that is there', async () => {
    const company = await aCompany(test);
    expect(codeOf(await reject(company, admin, ' \u200B'))).toBe('VALIDATION_FAILED');
    expect(codeOf(await reject({ uuid: UNKNOWN }))).toBe('NOT_FOUND');
    expect(codeOf(await approve({ uuid: UNKNOWN }))).toBe('NOT_FOUND');
  });

  it('rejects with a reason that the owner reads, and approves what is handed in again', async () => {
    const { uuid, owner, fields } = await aCompany(test);
    const rejected = await reject({ uuid });
    expect(rejected.data['rejectCompany']).toEqual({ uuid, status: 'rejected', rejectionReason: REASON });
    expect((await query(test, STATUS, {}, owner)).data['getMyCompanyStatus']).toEqual({
      status: 'rejected',
      newNotificationCount: '1',
      managesPostings: false,
    });
    await rest(test, 'put', `/api/company/update/${uuid}`, fields, owner);
    expect((await approve({ uuid })).data['approveCompany']).toEqual({ uuid, status: 'approved' });
    const { items, totalCount } = await notificationsOf({ ...owner, language: 'ko' });
    expect([totalCount, items]).toMatchObject([
      2,
      [
        {
          type: 'approval',
          state: 'approved',
          isRead: false,
          rejectionReason: '',
          company: { uuid, status: 'approved' },
        },
        { type: 'rejection', state: 'rejected', isRead: false, rejectionReason: REASON },
      ],
    ]);
    expect(items[1].message).toContain('반려');
    const log = await test.database.manager.query<{ action: string; detail: string }[]>(
      'select action, detail from audit_log where target_uuid = $1 order by created_at',
      [uuid],
    );
    expect(log).toEqual([
      { action: 'rejectCompany', detail: REASON },
      { action: 'approveCompany', detail: '' },
    ]);
  });

  it('rejects for a cause that its people read in their language, with words beside it or none', async () => {
    const CAUSED = `mutation ($uuid: ID!, $seenAt: DateTime!, $cause: String, $reason: String) {
      rejectCompany(uuid: $uuid, seenAt: $seenAt, cause: $cause, reason: $reason) { rejectionReason } }`;
    const CAUSES = 'query ($language: Language) { readRejectionCauses(language: $language) { cause text } }';
    const causes = await query(test, CAUSES, { language: 'km' }, admin);
    const text = causes.data['readRejectionCauses'].find(({ cause }: { cause: string }) => cause === 'UNREADABLE').text;
    expect(text).toMatch(/\p{Script=Khmer}/u);
    const { uuid, owner, fields } = await aCompany(test);
    const rejectFor = async (why: object) =>
      query(test, CAUSED, { ...(await currentVersion(test, 'company', uuid)), ...why }, { ...admin, language: 'km' });
    for (const wrong of [{ cause: 'UGLY' }, { cause: null, reason: null }, { reason: ' \u200B' }])
      expect(codeOf(await rejectFor(wrong))).toBe('VALIDATION_FAILED');
    expect((await rejectFor({ cause: 'UNREADABLE' })).data['rejectCompany']).toEqual({ rejectionReason: text });
    const own = async (language: string) =>
      (await query(test, '{ getMyCompanyDetail { rejectionReason } }', {}, { ...owner, language })).data;
    expect(await own('km')).toEqual({ getMyCompanyDetail: { rejectionReason: text } });
    expect(await own('bn')).not.toEqual(await own('km'));

    await rest(test, 'put', `/api/company/update/${uuid}`, fields, owner);
    expect(await own('km')).toEqual({ getMyCompanyDetail: { rejectionReason: '' } });
    await rejectFor({ cause: 'UNREADABLE', reason: REASON });
    const { items } = await notificationsOf({ ...owner, language: 'km' });
    const told = items.map(({ rejectionReason }: { rejectionReason: string }) => rejectionReason);
    expect(told).toEqual([`${text}\n${REASON}`, text]);
  });

  it('decides once: the same again changes nothing, the opposite is refused, and of two at once one wins', async () => {
    const company = await aCompany(test);
    expect([await approve(company), await approve(company)].map(({ status }) => status)).toEqual([200, 200]);
    expect(codeOf(await reject(company))).toBe('COMPANY_ALREADY_REVIEWED');
    expect((await notificationsOf(company.owner)).totalCount).toBe(1);
    const raced = await aCompany(test);
    const replies = await Promise.all([approve(raced), reject(raced), approve(raced), reject(raced)]);
    const refused = replies.filter((reply) => codeOf(reply) === 'COMPANY_ALREADY_REVIEWED');
    expect([refused.length, (await notificationsOf(raced.owner)).totalCount]).toEqual([2, 1]);
  });
});

describe('an administrator who is partial', () => {
  const seen = async (uuid: string, caller: TestUser) =>
    (
      await query(test, '{ readCompanies(take: 50) { items { uuid isOwn isFriends decidableFrom } } }', {}, caller)
    ).data['readCompanies'].items.find((item: { uuid: string }) => item.uuid === uuid);

  it('decides about no company that they work for', async () => {
    const { uuid, owner } = await aCompany(test);
    await test.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [owner.uuid]);
    for (const decide of [approve, reject]) expect(codeOf(await decide({ uuid }, owner))).toBe('FORBIDDEN');
    expect(await seen(uuid, owner)).toMatchObject({ isOwn: true });
    expect((await approve({ uuid })).data['approveCompany']).toEqual({ uuid, status: 'approved' });
  });

  it('leaves a friend’s company to another one', async () => {
    const { uuid, owner } = await aCompany(test);
    const friend = await anAdmin(test);
    await areFriends(test, friend, owner);
    for (const decide of [approve, reject])
      expect(codeOf(await decide({ uuid }, friend))).toBe('NEEDS_SECOND_MODERATOR');
    expect(await seen(uuid, friend)).toMatchObject({ isOwn: false, isFriends: true, decidableFrom: null });
    expect((await approve({ uuid })).data['approveCompany']).toEqual({ uuid, status: 'approved' });
  });

  it('decides about a friend’s after a day where nobody else could', async () => {
    const alone = await startApp();
    try {
      const [{ uuid, owner }, only] = [await aCompany(alone), await anAdmin(alone)];
      await areFriends(alone, only, owner);
      expect(codeOf(await approveCompany(alone, uuid, only))).toBe('NEEDS_SECOND_MODERATOR');
      await alone.database.manager.query(`update companies set submitted_at = submitted_at - interval '1 day'`);
      expect((await approveCompany(alone, uuid, only)).data['approveCompany']).toEqual({ uuid, status: 'approved' });
    } finally {
      await alone.stop();
    }
  });
});

describe('a decision that names what was seen', () => {
  const seen = async ({ fields }: TestCompany): Promise<string> => {
    const { data } = await list({ keyword: fields.businessRegistrationNumber });
    return data['readCompanies'].items[0].submittedAt;
  };

  it('holds for that alone, and not for what was handed in since', async () => {
    const company = await aCompany(test);
    const { uuid, owner, fields } = company;
    await reject(company);
    await rest(test, 'put', `/api/company/update/${uuid}`, fields, owner);
    const seenAt = await seen(company);
    await test.database.manager.query(
      `update companies set submitted_at = submitted_at + interval '1 second' where uuid = $1`,
      [uuid],
    );
    for (const decision of [APPROVE, REJECT]) {
      const late = await query(test, decision, { uuid, reason: REASON, seenAt }, admin);
      expect(codeOf(late)).toBe('COMPANY_CHANGED');
    }
    const standing = async () => (await query(test, STATUS, {}, owner)).data['getMyCompanyStatus'];
    // What is handed in again by a company that was never approved brings it no postings.
    expect(await standing()).toMatchObject({ status: 'resubmitted', managesPostings: false });
    const right = await query(test, APPROVE, { uuid, seenAt: await seen(company) }, admin);
    expect(right.data['approveCompany']).toEqual({ uuid, status: 'approved' });
    await rest(
      test,
      'put',
      `/api/company/update/${uuid}`,
      {
        ...fields,
        businessRegistrationFileUrl: await aCompanyFile(test, owner),
      },
      owner,
    );
    expect(await standing()).toMatchObject({ status: 'resubmitted', managesPostings: true });
    // Not even where another admin has decided the same about what came after.
    expect(codeOf(await query(test, APPROVE, { uuid, seenAt }, admin))).toBe('COMPANY_CHANGED');
  });

  it('holds not for another name and certificate than were seen', async () => {
    const company = await aCompany(test);
    const { uuid, owner, fields } = company;
    const seenAt = await seen(company);
    const swapped = {
      ...fields,
      companyName: 'ក្រុមហ៊ុនផ្សេង 다른 회사',
      businessRegistrationFileUrl: await aCompanyFile(test, owner),
    };
    expect((await rest(test, 'put', `/api/company/update/${uuid}`, swapped, owner)).status).toBe(200);
    expect(codeOf(await query(test, APPROVE, { uuid, seenAt }, admin))).toBe('COMPANY_CHANGED');
    expect((await query(test, STATUS, {}, owner)).data['getMyCompanyStatus'].status).toBe('pending');
  });

  it.each(['homepageUrl', 'managerName', 'managerPhone', 'managerMobile', 'managerEmail', 'logoFileUrl'])(
    'holds not for another %s than was seen, and the right one names that',
    async (field) => {
      const company = await aCompany(test);
      const { uuid, owner, fields } = company;
      const values: Record<string, string> = {
        homepageUrl: 'https://another.example/login',
        managerName: 'Nguyễn Văn Khác',
        managerPhone: '0299999999',
        managerMobile: '01099999999',
        managerEmail: 'another@elsewhere.example',
        logoFileUrl: await aCompanyFile(test, owner, 'company-logo'),
      };
      const seenAt = await seen(company);
      const exchanged = { ...fields, [field]: values[field] };
      expect((await rest(test, 'put', `/api/company/update/${uuid}`, exchanged, owner)).status).toBe(200);
      for (const decision of [APPROVE, REJECT]) {
        const late = await query(test, decision, { uuid, reason: REASON, seenAt }, admin);
        expect(codeOf(late)).toBe('COMPANY_CHANGED');
      }
      const right = await query(test, APPROVE, { uuid, seenAt: await seen(company) }, admin);
      expect(right.data['approveCompany']).toEqual({ uuid, status: 'approved' });
    },
  );

  it('rejects, too, and takes no time that is none', async () => {
    const company = await aCompany(test);
    const { uuid } = company;
    const never = await query(test, APPROVE, { uuid, seenAt: 'yesterday' }, admin);
    expect(never.errors).toHaveLength(1);
    expect((await query(test, APPROVE, { uuid }, admin)).status).toBe(400);
    const right = await query(test, REJECT, { uuid, reason: REASON, seenAt: await seen(company) }, admin);
    expect(right.data['rejectCompany']).toMatchObject({ status: 'rejected' });
  });
});

describe('notifications of a company', () => {
  it('require sign-in, and are nobody else’s', async () => {
    const company = await aCompany(test);
    await reject(company);
    const [{ uuid }] = (await notificationsOf(company.owner)).items;
    expect((await query(test, NOTIFICATIONS)).status).toBe(401);
    const other = await aUser(test);
    expect(await notificationsOf(other)).toEqual({ items: [], totalCount: 0, hasMore: false });
    expect((await query(test, ONE_NOTIFICATION, { uuid }, other)).data['readMyCompanyNotification']).toBeNull();
    expect(
      (await query(test, ONE_NOTIFICATION, { uuid }, company.owner)).data['readMyCompanyNotification'].isRead,
    ).toBe(false);
  });

  it('count until each is opened, which the list does not do', async () => {
    const { uuid, owner, fields } = await aCompany(test);
    await reject({ uuid });
    await rest(test, 'put', `/api/company/update/${uuid}`, fields, owner);
    await approve({ uuid });
    const unread = async () => (await test.app.get(Badges).of(owner.uuid)).company;
    const { items } = await notificationsOf(owner);
    expect(await unread()).toBe(2);
    for (let n = 0; n < 2; n += 1) await query(test, ONE_NOTIFICATION, { uuid: items[0].uuid }, owner);
    expect(await unread()).toBe(1);
    expect((await notificationsOf(owner)).items.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
      true,
      false,
    ]);
  });
});
