import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aCompany, anAdmin, COMPANIES } from '../../../test/company-factories.js';
import type { TestUser } from '../../../test/factories.js';

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

const list = async (variables: object, caller: TestUser) => query(test, COMPANIES, { ...variables }, caller);

describe('the audit log of certificates', () => {
  it('writes down who looked at the list and at a certificate', async () => {
    const reviewer = await anAdmin(test);
    const { fields } = await aCompany(test);
    await list({}, reviewer);
    const opened = await rest(test, 'get', fields.businessRegistrationFileUrl, undefined, reviewer);
    expect(opened.status).toBe(200);
    const rows = await test.database.manager.query<{ action: string }[]>(
      'select action from audit_log where actor_uuid = $1 order by created_at',
      [reviewer.uuid],
    );
    expect(rows.map(({ action }) => action)).toEqual(['readCompanies', 'openCertificate']);
  });

  it('writes down who looked at a certificate by the link of the list, of one administrator and while they are one', async () => {
    const reviewer = await anAdmin(test);
    const { companyName } = (await aCompany(test, { companyName: `한강 ${crypto.randomUUID()}` })).fields;
    const { items } = (await list({ keyword: companyName }, reviewer)).data['readCompanies'];
    const link: string = items[0].businessRegistrationFileUrl;
    const statusOf = async (url: string) => (await rest(test, 'get', url)).status;
    const opened = async (actor: TestUser) =>
      test.database.manager.query(
        `select from audit_log where actor_uuid = $1 and action = 'openCertificate' and target_type = 'file'`,
        [actor.uuid],
      );
    expect([await statusOf(link), await opened(reviewer)]).toMatchObject([200, { length: 1 }]);
    // Nobody puts another's name on it, or none.
    expect(await statusOf(link.replace(reviewer.uuid, admin.uuid))).toBe(401);
    expect(await statusOf(link.replace(/reviewer=[^&]+&/, ''))).toBe(401);
    await test.database.manager.query(`update users set suspended_until = now() + interval '1 day' where uuid = $1`, [
      reviewer.uuid,
    ]);
    expect([await statusOf(link), await opened(reviewer)]).toMatchObject([404, { length: 1 }]);
  });
});
