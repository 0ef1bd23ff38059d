import { Logger } from '@nestjs/common';
import { seoulDay } from '@haiko/shared/format';
import { VISA_RULES } from '@haiko/shared/reference/visaRules';
import { ANY_VISA_ID, VISAS } from '@haiko/shared/reference/visas';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { anAdmin, answer } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aPosting, postingFields } from '../../../test/job-posting-factories.js';
import { until } from '../../../test/until.js';
import { aWebBuild } from '../../../test/web-build.js';
import { PageInvalidation } from '../../platform/rendering/page-invalidation.js';
import { JobSearchIndex } from './job-search-index.service.js';

/** In place of the web app's own build: pages of the postings that are asked for, and of categories that nobody has made. */
const WEB_SERVER = `
let renderings = 0;
export const addressToRender = (path, query) =>
  path === '/announcement' || path === '/info' ? { address: path + query, isSearch: path === '/announcement' && query !== '' } : undefined;
export async function renderPage({ address, ask }) {
  if (address !== '/info' && address.startsWith('/info')) return undefined;
  const asked = JSON.parse(new URL(address, 'http://localhost').searchParams.get('asked') ?? '{}');
  const { data, errors } = await ask(
    'query ($keyword: String, $visas: [JobVisaFilterInput!], $minHourlyPay: Int) { page: readJobPostings(keyword: $keyword, visas: $visas, minHourlyPay: $minHourlyPay) { items { uuid title } } }',
    asked,
  );
  if (errors) throw new Error(errors[0].message);
  const items = data.page.items.map(({ uuid }) => ({ __ref: 'JobPosting:' + uuid }));
  const words = data.page.items.map(({ title }) => '<p>' + title + '</p>').join('');
  const answers = { ROOT_QUERY: { ['readJobPostings:' + JSON.stringify(asked)]: { items } } };
  return { html: '<main data-rendering="' + ++renderings + '">' + words + '</main>', answers };
}`;

const PROPOSE = `mutation ($input: VisaRuleInput!, $replaces: ID) {
  proposeVisaRule(input: $input, replaces: $replaces) { uuid updatedAt } }`;
const CONFIRM = `mutation ($uuid: ID!, $seenAt: DateTime!) { confirmVisaRule(uuid: $uuid, seenAt: $seenAt) { uuid } }`;

let test: TestApp;
let build: Awaited<ReturnType<typeof aWebBuild>>;
let company: TestCompany;
beforeAll(async () => {
  build = await aWebBuild(WEB_SERVER);
  test = await startApp({ WEB_DIST: build.dist });
  await until(() => test.app.get(PageInvalidation).isListening);
  company = await anApprovedCompany(test);
});
afterAll(async () => {
  await test.stop();
  await build.remove();
});
afterEach(() => vi.restoreAllMocks());

const pageOf = async (address: string) => (await request(test.server).get(address).set('Accept', 'text/html')).text;

/** The page of a search once it is made: a busy machine may take longer than its first reader waits. */
async function found(asked: object): Promise<string> {
  let text = '';
  const address = `/announcement?asked=${encodeURIComponent(JSON.stringify(asked))}&lang=km`;
  await until(async () => (text = await pageOf(address)).includes('<main '));
  return text;
}

async function write(uuid: string, changes: object): Promise<void> {
  const reply = await rest(test, 'put', `/api/job-posting/${uuid}`, postingFields({ ...changes }), company.owner);
  expect(reply.status, reply.text).toBe(200);
}

const visas = (code: string) => ({ visas: [{ visaMainId: VISAS.find((visa) => visa.code === code)?.id ?? 0 }] });

describe('a filtered list of postings', () => {
  it.each([
    ['visa', visas('F-6'), visas('F-6')],
    ['keyword', { keyword: 'នំប៉័ង' }, { extraInfo: 'ខ្មែរ: នំប៉័ង 빵 পাউরুটি' }],
    ['pay', { minHourlyPay: 33_000 }, { salaryTypeId: 2, salaryAmountMin: 40_000, salaryAmountMax: 40_000 }],
  ])('has what another change made fit (%s), also where something stood in it before', async (_, asked, fitting) => {
    const title = `โรงงาน 工場 ${crypto.randomUUID()}`;
    const { uuid } = await aPosting(test, company, { title });
    expect(await found(asked)).not.toContain(title);
    await write(uuid, { title, ...fitting });
    expect(await found(asked)).toContain(title);
    const another = `ফ্যাক্টরি 공장 ${crypto.randomUUID()}`;
    const second = await aPosting(test, company, { title: another });
    expect(await found(asked)).not.toContain(another);
    await write(second.uuid, { title: another, ...fitting });
    expect(await found(asked)).toContain(another);
    await rest(test, 'put', `/api/job-posting/${uuid}/state`, { state: 'CLOSED' }, company.owner);
    expect(await found(asked)).not.toContain(title);
    await write(second.uuid, { title: another });
    expect(await found(asked)).not.toContain(another);
  });

  it('has what the index finds later by the new name of its company', async () => {
    const renamed = await anApprovedCompany(test);
    const title = `みかん농장 ${crypto.randomUUID()}`;
    await aPosting(test, renamed, { title });
    const asked = { keyword: 'สวนส้ม' };
    await test.database.execute(`update companies set company_name = 'สวนส้ม 귤밭' where uuid = $1`, [renamed.uuid]);
    await test.app.get(PageInvalidation).settled();
    expect(await found(asked)).not.toContain(title);
    await test.app.get(JobSearchIndex).fill();
    await test.app.get(PageInvalidation).settled();
    expect(await found(asked)).toContain(title);
  });

  it('is without what another rule closes to a visa', async () => {
    const title = `Vườn rau ${crypto.randomUUID()}`;
    await aPosting(test, company, { title, visas: [{ visaMainId: ANY_VISA_ID }] });
    expect(await found(visas('F-5'))).toContain(title);
    const [admin, second] = [await anAdmin(test), await anAdmin(test)];
    const input = {
      ...{ visa: 'F-5', verdict: 'NO', from: '2026-01-01', checkedAt: seoulDay(new Date()) },
      ...{ sentences: { en: 'Not any more.' }, source: '법무부, https://www.moj.go.kr/notice' },
    };
    const replaces = VISA_RULES.find(({ visa, job }) => visa === 'F-5' && job === null)?.uuid;
    const { uuid, updatedAt: seenAt } = await answer(test, admin, PROPOSE, { input, replaces });
    await answer(test, second, CONFIRM, { uuid, seenAt });
    expect(await found(visas('F-5'))).not.toContain(title);
  });

  it('is kept, and another one beside it', async () => {
    const [one, other] = [visas('E-9'), { ...visas('E-9'), keyword: 'ตลาด' }];
    const pages = [await found(one), await found(other)];
    expect([await found(one), await found(other)]).toEqual(pages);
    expect(pages[0]).not.toBe(pages[1]);
  });
});

it('what is not there comes as the shell, is kept nowhere, and is no failure', async () => {
  const told = vi.spyOn(Logger.prototype, 'warn');
  const address = `/info?category=${crypto.randomUUID()}`;
  for (let time = 0; time < 2; time += 1) expect(await pageOf(address)).toContain('<div id="root"></div>');
  expect(told.mock.calls.filter(([entry]) => (entry as { event: string }).event === 'PAGE_NOT_RENDERED')).toEqual([]);
});
