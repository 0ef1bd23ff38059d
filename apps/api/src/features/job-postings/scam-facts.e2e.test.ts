import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { ScamFacts } from './scam-facts.service.js';

let test: TestApp;
let company: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  test = await startApp();
  [company, other] = [await anApprovedCompany(test), await anApprovedCompany(test)];
});
afterAll(() => test.stop());

/** Of a kind that no other posting of this file is of, so that nothing else counts towards its median. */
const OWN_KIND = [{ jobCategoryMainId: 2, jobCategorySubId: 201 }];
const HOURLY = { salaryTypeId: 2, workingTime: 8, workingDays: 5, jobCategories: OWN_KIND };
const paying = (amount: number) => ({ ...HOURLY, salaryAmountMin: amount, salaryAmountMax: amount });
const signsOf = async (uuid: string) =>
  (await query(test, 'query ($uuid: ID!) { readJobPosting(uuid: $uuid) { hourlyPay scamSigns } }', { uuid })).data[
    'readJobPosting'
  ] as { hourlyPay: number; scamSigns: string[] };
const numbers = (contactPhone: string, contactMobile: string) => ({ contactPhone, contactMobile });

describe('pay over twice the median of its kind', () => {
  it('is odd once enough postings of the kind say what is usual', async () => {
    const { uuid: high } = await aPosting(test, company, {
      ...paying(40_000),
      ...numbers('0211110001', '01011110001'),
    });
    const { uuid: fair } = await aPosting(test, company, {
      ...paying(30_000),
      ...numbers('0211110002', '01011110002'),
    });
    for (let n = 0; n < 17; n += 1) await aPosting(test, company, paying(15_000));
    await test.app.get(ScamFacts).measurePay();
    // Nineteen say nothing.
    expect(await signsOf(high)).toEqual({ hourlyPay: 40_000, scamSigns: [] });
    await aPosting(test, company, paying(15_000));
    await test.app.get(ScamFacts).measurePay();
    expect(await signsOf(high)).toEqual({ hourlyPay: 40_000, scamSigns: ['HIGH_PAY'] });
    expect(await signsOf(fair)).toEqual({ hourlyPay: 30_000, scamSigns: [] });
  });
});

describe('a telephone number under two companies', () => {
  it('is odd, whichever of the two numbers of a posting it is, and not within one company', async () => {
    const { uuid: first } = await aPosting(test, company, numbers('0212345678', '01099990001'));
    const { uuid: second } = await aPosting(test, company, numbers('0212345678', '01099990002'));
    expect((await signsOf(first)).scamSigns).toEqual([]);
    const { uuid: third } = await aPosting(test, other, numbers('0298765432', '01099990002'));
    expect((await signsOf(second)).scamSigns).toEqual(['SHARED_PHONE']);
    expect((await signsOf(third)).scamSigns).toEqual(['SHARED_PHONE']);
    expect((await signsOf(first)).scamSigns).toEqual([]);
  });

  it('is none of what was taken down by its writer', async () => {
    const { uuid: first } = await aPosting(test, company, numbers('0233334444', '01033334444'));
    const { uuid: second } = await aPosting(test, other, numbers('0233334444', '01055554444'));
    expect((await signsOf(first)).scamSigns).toEqual(['SHARED_PHONE']);
    await test.database.manager.query('update job_postings set deleted_at = now() where uuid = $1', [second]);
    expect((await signsOf(first)).scamSigns).toEqual([]);
  });
});
