import { startApp, type TestApp } from './app.js';
import { rest } from './client.js';
import { anAdmin, anApprovedCompany, approveCompany, rejectCompany, type TestCompany } from './company-factories.js';
import { aPosting, postingFields } from './job-posting-factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const STATES = ['approved', 'pending', 'resubmitted', 'rejected'] as const;

/** As the reviews leave a company that was approved once; one that waits for its first approval was not. */
async function stand({ uuid }: TestCompany, state: (typeof STATES)[number]): Promise<void> {
  const approvedAt = state === 'pending' ? 'null' : 'approved_at';
  const waiting = state === 'pending' ? 'pending' : 'resubmitted';
  await test.database.manager.query(`update companies set status = $2, approved_at = ${approvedAt} where uuid = $1`, [
    uuid,
    waiting,
  ]);
  if (state === 'approved') await approveCompany(test, uuid, await anAdmin(test));
  if (state === 'rejected') await rejectCompany(test, uuid, '흐립니다', await anAdmin(test));
}

/** What its owner gets while the review of a company is approved, pending, resubmitted and rejected; rights.ts has everybody else. */
const RIGHTS: [name: string, answers: number[]][] = [
  ['post /api/job-posting', [201, 403, 403, 403]],
  ['put /api/job-posting/{public}', [200, 403, 200, 403]],
  ['put /api/job-posting/{hidden}', [200, 403, 200, 403]],
  ['put /api/job-posting/{public}/state', [200, 403, 200, 403]],
  ['delete /api/job-posting/{public}', [204, 204, 204, 204]],
  ['put /api/company/update/{company}', [200, 200, 200, 200]],
];

describe('the owner of a company', () => {
  it.each(STATES)('does with postings what its review allows: %s', async (state) => {
    const company = await anApprovedCompany(test);
    const { uuid: shown } = await aPosting(test, company);
    const { uuid: hidden } = await aPosting(test, company, { isPublic: false });
    await stand(company, state);
    const found: [string, number][] = [];
    for (const [name] of RIGHTS) {
      const [method = '', template = ''] = name.split(' ');
      const path = template.replace('{public}', shown).replace('{hidden}', hidden).replace('{company}', company.uuid);
      const bodies = { state: { state: 'CLOSED' }, [company.uuid]: company.fields };
      const body = bodies[path.split('/').at(-1) as 'state'] ?? postingFields();
      const { status } = await rest(test, method as 'put', path, method === 'delete' ? undefined : body, company.owner);
      found.push([name, status]);
    }
    expect(found).toEqual(RIGHTS.map(([name, answers]) => [name, answers[STATES.indexOf(state)]]));
  });
});
