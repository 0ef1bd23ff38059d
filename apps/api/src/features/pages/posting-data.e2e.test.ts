import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { startApp, type TestApp } from '../../../test/app.js';
import { aCompanyFile, anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { structuredData } from '../../../test/structured-data.js';

const ORIGIN = 'http://localhost:3000';
const INDEX = path.resolve(import.meta.dirname, '../../../../web/index.html');

let test: TestApp;
let webDist: string;
let company: TestCompany;
beforeAll(async () => {
  webDist = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-pages-'));
  await fs.copyFile(INDEX, path.join(webDist, 'index.html'));
  test = await startApp({ WEB_DIST: webDist });
  company = await anApprovedCompany(test);
});
afterAll(async () => {
  await test.stop();
  await fs.rm(webDist, { recursive: true });
});

const pageOf = async (uuid: string) =>
  (await request(test.server).get(`/announcementdetail/${uuid}`).set('Accept', 'text/html')).text;

/** What the page of a posting with these fields tells job searches. */
async function dataOf(changes: Record<string, unknown>, by = company): Promise<Record<string, unknown>> {
  const data = structuredData(await pageOf((await aPosting(test, by, changes)).uuid));
  expect(data).not.toBeNull();
  return data as Record<string, unknown>;
}

describe('what job searches are told of a posting', () => {
  it.each([
    [1, 'no requirements'],
    [2, 'no requirements'],
    [3, { '@type': 'EducationalOccupationalCredential', credentialCategory: 'high school' }],
    [4, { '@type': 'EducationalOccupationalCredential', credentialCategory: 'associate degree' }],
    [5, { '@type': 'EducationalOccupationalCredential', credentialCategory: 'bachelor degree' }],
    [6, { '@type': 'EducationalOccupationalCredential', credentialCategory: 'postgraduate degree' }],
    [7, { '@type': 'EducationalOccupationalCredential', credentialCategory: 'postgraduate degree' }],
  ])('names the schooling %d in its words', async (educationId, educationRequirements) => {
    expect(await dataOf({ educationId })).toMatchObject({ educationRequirements });
  });

  it.each([
    [1, 'no requirements'],
    [2, '경력'],
    [3, 'no requirements'],
    [4, 'no requirements'],
  ])('of the experience %d is %s', async (career, experienceRequirements) => {
    expect(await dataOf({ career })).toMatchObject({ experienceRequirements });
  });

  it.each([
    [1, 'FULL_TIME'],
    [2, 'TEMPORARY'],
    [3, 'INTERN'],
    [4, 'CONTRACTOR'],
    [5, 'PART_TIME'],
    [6, 'PER_DIEM'],
  ])('of the employment %d is %s', async (type, employmentType) => {
    expect(await dataOf({ employmentType: type })).toMatchObject({ employmentType });
  });

  it.each([
    [2, 'HOUR', 15_000],
    [3, 'DAY', 150_000],
    [4, 'WEEK', 900_000],
    [5, 'MONTH', 3_000_000],
    [6, 'YEAR', 40_000_000],
  ])('names pay of type %d by the %s, as a range or as one amount', async (salaryTypeId, unitText, amount) => {
    const pay = async (salaryAmountMin: number, salaryAmountMax: number) =>
      (await dataOf({ salaryTypeId, salaryAmountMin, salaryAmountMax }))['baseSalary'];
    const paid = (value: object) => ({
      '@type': 'MonetaryAmount',
      currency: 'KRW',
      value: { '@type': 'QuantitativeValue', ...value, unitText },
    });
    expect(await pay(amount, 2 * amount)).toEqual(paid({ minValue: amount, maxValue: 2 * amount }));
    expect(await pay(amount, amount)).toEqual(paid({ value: amount }));
  });

  it.each([
    ['any visa', [{ visaMainId: 99 }], true],
    ['E-9 and F-4', [{ visaMainId: 20 }, { visaMainId: 25 }], true],
    ['E-8, E-9 and E-10, whom the state places', [{ visaMainId: 19 }, { visaMainId: 20 }, { visaMainId: 21 }], false],
  ])('says whether one applies here, where its visas are %s', async (_, visas, directApply) => {
    expect(await dataOf({ visas })).toMatchObject({ directApply });
  });

  it('names no pay that is negotiable', async () => {
    expect(await dataOf({ salaryTypeId: 1, salaryAmountMin: null, salaryAmountMax: null })).not.toHaveProperty(
      'baseSalary',
    );
  });

  it('says from where remote work may be done, and of other work nothing of the kind', async () => {
    expect(await dataOf({ isRemote: true })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'South Korea' },
      jobLocation: [{ '@type': 'Place' }],
    });
    const other = await dataOf({});
    expect(other).not.toHaveProperty('jobLocationType');
    expect(other).not.toHaveProperty('applicantLocationRequirements');
  });

  it('ends with the last day in Korea, wherever it is read', async () => {
    const deadlineDate = seoulDayAfter(3, new Date());
    const { validThrough, datePosted } = await dataOf({ deadlineDate });
    expect(validThrough).toBe(`${deadlineDate}T23:59:59+09:00`);
    expect(datePosted).toBe(seoulDayAfter(0, new Date()));
  });

  it('shows the logo under its whole address, and no address where there is none', async () => {
    const logoFileUrl = await aCompanyFile(test, company.owner, 'company-logo');
    await test.database.execute(
      'update companies set logo_file_uuid = (select uuid from files where path = $2) where uuid = $1',
      [company.uuid, logoFileUrl],
    );
    expect((await dataOf({}))['hiringOrganization']).toMatchObject({ logo: `${ORIGIN}${logoFileUrl}` });
    const plain = await anApprovedCompany(test, { homepageUrl: 'https://' });
    const { hiringOrganization } = await dataOf({}, plain);
    expect(hiringOrganization).toEqual({ '@type': 'Organization', name: expect.any(String) });
  });

  it.each(Object.entries(NINE_SCRIPTS))('keeps %s and whatever else is written a text', async (_, text) => {
    const nasty = `${text} </script><script>alert(1)</script><!-- "&`;
    const { uuid } = await aPosting(test, company, { title: nasty, description: `${nasty}\n${text}`, extraInfo: '' });
    const page = await pageOf(uuid);
    expect(page).not.toMatch(/<script>alert|<!-- "/);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      title: nasty,
      description: expect.stringMatching(/^<p>[^<]*&lt;\/script&gt;&lt;script&gt;[^<]*<br>[^<]*<\/p>$/),
    });
  });
});
