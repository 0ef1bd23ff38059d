import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anAdmin, anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { WageDefaultersService } from './wage-defaulters.service.js';

const MATCHES = `query ($state: WageDefaulterMatchState) { readWageDefaulterMatches(state: $state, take: 50) {
  items { uuid updatedAt state name companyName companyUuid amount } } }`;
const DECIDE = `mutation ($uuid: ID!, $seenAt: DateTime!, $isSame: Boolean!) {
  decideWageDefaulterMatch(uuid: $uuid, seenAt: $seenAt, isSame: $isSame) { uuid state } }`;
const HEAD = 'name,representative,business,address,amount,published from,until';
const DAYS = '2026-01-01,2099-12-31';

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

interface Match {
  uuid: string;
  updatedAt: string;
  companyUuid: string | null;
  companyName: string;
}

const lineOf = (name: string, days = DAYS) => `"${name}",Sokha,,,31500000,${days}`;
const load = (...lines: string[]) =>
  rest(test, 'put', '/api/wage-defaulters', { list: [HEAD, ...lines].join('\n') }, admin);
const propose = () => test.app.get(WageDefaultersService).propose();
const matches = async (state = 'PROPOSED') =>
  (await query(test, MATCHES, { state }, admin)).data['readWageDefaulterMatches'].items as Match[];
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code;
const decide = ({ uuid, updatedAt }: Match, isSame: boolean) =>
  query(test, DECIDE, { uuid, seenAt: updatedAt, isSame }, admin);
const isLabelled = async (uuid: string) => {
  const document = 'query ($uuid: ID!) { readJobPosting(uuid: $uuid) { checks { isWageDefaulter } } }';
  return (await query(test, document, { uuid })).data['readJobPosting'].checks.isWageDefaulter as boolean;
};
const matchOf = async (company: TestCompany) => {
  const match = (await matches()).find(({ companyUuid }) => companyUuid === company.uuid);
  if (!match) throw new Error('It is not proposed');
  return match;
};

describe('PUT /api/wage-defaulters', () => {
  it('requires signing in and is for administrators alone', async () => {
    const body = { list: `${HEAD}\n${lineOf('A')}` };
    expect((await rest(test, 'put', '/api/wage-defaulters', body)).status).toBe(401);
    expect((await rest(test, 'put', '/api/wage-defaulters', body, await aUser(test))).status).toBe(403);
  });

  it('says which line it cannot read, and keeps the list that it has', async () => {
    await load(lineOf('강나루상사'));
    const refused = await load(lineOf('ហាងសុខា'), 'A,B,C');
    expect([refused.status, refused.body.fields]).toMatchObject([400, [{ path: 'list.3', code: 'INVALID' }]]);
    expect((await load(lineOf('강나루상사'), lineOf('ร้านสมชาย'))).body).toEqual({ entries: 2, dropped: 0 });
    expect((await load(lineOf('ร้านสมชาย'))).body).toEqual({ entries: 1, dropped: 1 });
  });

  it('takes thousands of entries at once', async () => {
    const lines = Array.from({ length: 3_000 }, (_, n) => lineOf(`사업주 ${n}`));
    expect((await load(...lines)).body).toMatchObject({ entries: 3_000 });
  });
});

describe('the matches', () => {
  it('require signing in and are for administrators alone', async () => {
    const variables = { uuid: admin.uuid, seenAt: new Date().toISOString(), isSame: true };
    for (const document of [MATCHES, DECIDE]) {
      expect((await query(test, document, variables)).status).toBe(401);
      expect((await query(test, document, variables, await aUser(test))).status).toBe(403);
    }
    expect(codeOf(await query(test, DECIDE, variables, admin))).toBe('NOT_FOUND');
  });

  it('label postings once a person has confirmed them, until the list drops the employer', async () => {
    const company = await anApprovedCompany(test, { companyName: '(주) 두물머리 식품' });
    const { uuid } = await aPosting(test, company);
    await load(lineOf('두물머리식품 주식회사'));
    await propose();
    await propose();
    expect(await isLabelled(uuid)).toBe(false);
    const match = await matchOf(company);
    expect((await decide(match, true)).data['decideWageDefaulterMatch']).toMatchObject({ state: 'CONFIRMED' });
    expect(codeOf(await decide(match, false))).toBe('CHANGED_MEANWHILE');
    expect(await isLabelled(uuid)).toBe(true);
    // The next list has the same employer: what was decided stays.
    await load(lineOf('두물머리식품 주식회사'), lineOf('다른 곳'));
    await propose();
    expect([await isLabelled(uuid), (await matches()).length]).toEqual([true, 0]);
    await load(lineOf('다른 곳'));
    expect(await isLabelled(uuid)).toBe(false);
    const log = '{ readAuditLog(take: 50) { items { action targetUuid } } }';
    const { items } = (await query(test, log, {}, admin)).data['readAuditLog'];
    expect(items).toContainEqual({ action: 'decideWageDefaulterMatch', targetUuid: match.uuid });
    expect(items).toContainEqual({ action: 'loadWageDefaulters', targetUuid: null });
  });

  it('that a person rejects are not proposed again, and those whose days are over label nothing', async () => {
    const [other, past] = [
      await anApprovedCompany(test, { companyName: '노을빛 상회' }),
      await anApprovedCompany(test, { companyName: 'Mekong Foods Co., Ltd.' }),
    ];
    await load(lineOf('노을빛상회'), lineOf('MEKONG FOODS', '2024-01-01,2024-12-31'));
    await propose();
    await decide(await matchOf(other), false);
    await decide(await matchOf(past), true);
    await propose();
    expect(await matches()).toEqual([]);
    const { uuid } = await aPosting(test, past);
    expect(await isLabelled(uuid)).toBe(false);
  });

  it('are found among the names of imported postings, too', async () => {
    const company = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, company);
    await test.database.manager.query(
      `update job_postings set company_uuid = null, source = 'town', source_id = uuid::text,
         source_company_name = 'ক্যাফে ঢাকা', url = 'https://town.example/1' where uuid = $1`,
      [uuid],
    );
    await load(lineOf('ক্যাফে ঢাকা'));
    await propose();
    const [match] = await matches();
    expect(match).toMatchObject({ companyUuid: null, companyName: 'ক্যাফে ঢাকা' });
    await decide(match as Match, true);
    expect(await isLabelled(uuid)).toBe(true);
  });
});
