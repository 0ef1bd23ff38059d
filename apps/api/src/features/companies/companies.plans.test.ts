import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { type TestCompany, anApprovedCompany } from '../../../test/company-factories.js';
import { genericPlanOf } from '../../../test/plans.js';
import { COMPANIES_TO_CHECK } from './business-checks.statements.js';
import { COMPANIES, COMPANIES_OF_STATUS, NOTIFICATIONS } from './companies.queries.js';

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
  await test.database.manager.query(
    `with people as (
      insert into users (nickname, nickname_key, gender, nationality_uuid, language)
      select 'p' || n, 'p' || n, '', (select nationality_uuid from users limit 1), 'km' from generate_series(1, 3000) n
      returning uuid
    ), numbered as (select uuid, row_number() over () as n from people)
    insert into companies (owner_uuid, company_name, business_registration_number, manager_name, manager_phone,
      manager_mobile, manager_email, registration_file_name, registration_file_uuid, status, approved_at, submitted_at)
    select n.uuid, 'ក្រុមហ៊ុន ' || n.n, to_char(n.n, 'FM000') || '-86-' || to_char(n.n, 'FM00000'), 'a', '0200000000',
      '01000000000', 'a@b.example', 'a.pdf', c.registration_file_uuid,
      case when n.n % 50 = 0 then 'pending' else 'approved' end, case when n.n % 50 = 0 then null else now() end,
      now() - n.n * interval '1 minute'
    from numbered n, companies c where c.uuid = $1 and n.n < 1000`,
    [company.uuid],
  );
  await test.database.manager.query(
    `insert into company_notifications (company_uuid, type, created_at)
     select uuid, 'approval', now() - n * interval '1 hour' from companies, generate_series(1, 5) n`,
  );
  await asOwner(test, 'vacuum analyze');
});
afterAll(() => test.stop());

describe('a review of many companies', () => {
  it('reads its own index, in its order', async () => {
    expect(
      await genericPlanOf(test, COMPANIES, { skip: 0, limit: 11, keyword: null, viewer: crypto.randomUUID() }),
    ).toContain('ix_companies_newest');
    const waiting = await genericPlanOf(test, COMPANIES_OF_STATUS, {
      skip: 0,
      limit: 11,
      keyword: null,
      viewer: crypto.randomUUID(),
      status: 'pending',
    });
    expect(waiting).toContain('ix_companies_of_status');
  });
});

describe('asking the tax office about companies', () => {
  it('begins with those that nobody has asked about, by its own index', async () => {
    const plan = await genericPlanOf(test, COMPANIES_TO_CHECK, {});
    expect(plan).toContain('ix_companies_business_check');
    expect(plan).not.toContain('Sort');
  });
});

describe('the notifications of one company among many', () => {
  it('are found by its members, in their order', async () => {
    const plan = await genericPlanOf(test, NOTIFICATIONS, { viewer: company.owner.uuid, skip: 0, limit: 11 });
    expect(plan).toMatch(/uq_company_members_user/);
    expect(plan).toContain('ix_company_notifications_newest');
    // Postings are joined by their key; this database has none, and an empty table is read as it is.
    expect(plan).not.toMatch(/Seq Scan on (?!job_postings)/);
  });
});
