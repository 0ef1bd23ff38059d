import { MINIMUM_WAGES } from '@haiko/shared/reference/minimumWages';
import { minimumWageOn } from '@haiko/shared/rules/minimumWage';
import { startApp, type TestApp } from '../../../test/app.js';
import { applyTo, setState } from '../../../test/application-factories.js';
import { query, rest } from '../../../test/client.js';
import { anAdmin, anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting, LIST, postingFields, readPosting } from '../../../test/job-posting-factories.js';
import { aResume } from '../../../test/resume-factories.js';
import { MinimumWageService } from './minimum-wage.service.js';

let test: TestApp;
let company: TestCompany;
let saver: TestUser;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  company = await anApprovedCompany(test);
  saver = await aUser(test);
});

/** Seoul's noon of a day. */
const noon = (day: string) => new Date(`${day}T03:00:00Z`);
const apply = (day: string) => test.app.get(MinimumWageService).apply(noon(day));
/** By the hour, and open longer than the wage of its writing lasts. */
const hourly = async (won: number, changes: object = {}) => {
  const posting = await aPosting(test, company, {
    ...{ salaryTypeId: 2, salaryAmountMin: 20_000, salaryAmountMax: 20_000 },
    ...changes,
  });
  await test.database.manager.query(
    `update job_postings set salary_amount_min = $2, salary_amount_max = $2, deadline_date = '2027-03-31' where uuid = $1`,
    [posting.uuid, won],
  );
  return posting.uuid;
};
const stateOf = async (uuid: string) => {
  const posting = await readPosting(test, uuid, company.owner);
  return [posting?.state, posting?.hiddenReason];
};
const told = async () => {
  const document = `{ readMyCompanyNotifications { items { type jobPostingUuid jobPostingTitle message } } }`;
  const { data } = await query(test, document, {}, company.owner);
  const { items } = data['readMyCompanyNotifications'] as { items: { type: string; jobPostingUuid: string | null }[] };
  return items.filter(({ jobPostingUuid }) => jobPostingUuid !== null);
};

const notified = async (person: TestUser, type: string) => {
  const { data } = await query(test, '{ readReceivedNotifications { items { type path } } }', {}, person);
  const { items } = data['readReceivedNotifications'] as { items: { type: string; path: string }[] };
  return items.filter((item) => item.type === type);
};

describe('a minimum wage of next year that nobody has entered', () => {
  it('is told to administrators from October on, once a month', async () => {
    const admin = await anAdmin(test);
    const last = MINIMUM_WAGES.at(-1)?.from.slice(0, 'YYYY'.length);
    await apply(`${last}-09-30`);
    expect(await notified(admin, 'Desk')).toEqual([]);
    for (const day of ['10-01', '10-02', '10-31']) await apply(`${last}-${day}`);
    expect(await notified(admin, 'Desk')).toEqual([{ type: 'Desk', path: '/desk/system' }]);
    await apply(`${last}-11-01`);
    expect(await notified(admin, 'Desk')).toHaveLength(2);
  });
});

describe('the day on which the minimum wage rises', () => {
  it('hides what pays less and tells the company, thirty days before and on the day, once each', async () => {
    const [less, enough] = [await hourly(10_699), await hourly(10_700)];
    await apply('2026-12-01');
    expect([await stateOf(less), await told()]).toEqual([['OPEN', null], []]);
    for (const day of ['2026-12-02', '2026-12-03', '2026-12-31']) await apply(day);
    const title = expect.stringMatching(/./) as string;
    expect(await told()).toEqual([
      expect.objectContaining({ type: 'payTooLowSoon', jobPostingUuid: less, jobPostingTitle: title }),
    ]);
    expect(await notified(company.owner, 'Company')).toHaveLength(2);
    for (const day of ['2027-01-01', '2027-01-01', '2027-01-02']) await apply(day);
    expect(await stateOf(less)).toEqual(['HIDDEN', 'BELOW_MINIMUM_WAGE']);
    expect(await stateOf(enough)).toEqual(['OPEN', null]);
    const types = (await told()).map(({ type }) => type);
    expect(types.sort()).toEqual(['payTooLow', 'payTooLowSoon']);
  });

  it('leaves it to who has applied for it, as long as that stands', async () => {
    const uuid = await hourly(9_000);
    await aResume(test, saver);
    const { body, status } = await applyTo(test, uuid, saver);
    expect(status).toBe(201);
    await apply('2027-01-01');
    const hidden = { state: 'HIDDEN', hiddenReason: 'BELOW_MINIMUM_WAGE', contactPhone: '' };
    expect(await readPosting(test, uuid, saver)).toMatchObject(hidden);
    expect((await setState(test, body.uuid, saver, 'withdrawn')).status).toBe(200);
    expect(await readPosting(test, uuid, saver)).toBeNull();
  });

  it('leaves it to who saved it, with the reason and without whom to call', async () => {
    const uuid = await hourly(9_000);
    await rest(test, 'post', `/api/scraps/job-postings/${uuid}`, undefined, saver);
    await apply('2027-01-01');
    const stranger = await aUser(test);
    expect(await readPosting(test, uuid, stranger)).toBeNull();
    expect(await readPosting(test, uuid, saver)).toMatchObject({
      state: 'HIDDEN',
      hiddenReason: 'BELOW_MINIMUM_WAGE',
      contactPhone: '',
    });
    const saved = await query(test, `{ readScrappedJobPostings { items { uuid } } }`, {}, saver);
    expect(saved.data['readScrappedJobPostings']).toEqual({ items: [{ uuid }] });
    const listed = await query(test, LIST, { take: 50 }, saver);
    const { items } = listed.data['readJobPostings'] as { items: { uuid: string }[] };
    expect(items.map((item) => item.uuid)).not.toContain(uuid);
  });

  it('is over for a posting once its company has corrected the pay', async () => {
    const uuid = await hourly(9_000);
    await apply('2027-01-01');
    const { hourly: minimum } = minimumWageOn('2027-01-01');
    const body = postingFields({ salaryTypeId: 2, salaryAmountMin: minimum, salaryAmountMax: minimum });
    expect((await rest(test, 'put', `/api/job-posting/${uuid}`, body, company.owner)).status).toBe(200);
    await apply('2027-01-01');
    expect(await stateOf(uuid)).toEqual(['OPEN', null]);
  });

  it('passes by what nobody can be certain of, and what its company hides itself', async () => {
    const piece = await hourly(5_000, { isPieceRate: true });
    const own = await hourly(5_000, { isPublic: false });
    await apply('2027-01-01');
    expect([await stateOf(piece), await stateOf(own), await told()]).toEqual([['OPEN', null], ['HIDDEN', null], []]);
  });
});
