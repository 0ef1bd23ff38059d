import { seoulDay } from '@haiko/shared/format';
import { minimumWageOn } from '@haiko/shared/rules/minimumWage';
import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aPosting, postingFields, readPosting } from '../../../test/job-posting-factories.js';

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
});
afterAll(() => test.stop());

const create = (who: { token?: string }, changes: object = {}) =>
  rest(test, 'post', '/api/job-posting', postingFields({ ...changes }), who);
const update = (who: { token?: string }, uuid: string, changes: object = {}) =>
  rest(test, 'put', `/api/job-posting/${uuid}`, postingFields({ ...changes }), who);

describe('a posting against the law', () => {
  it('refuses pay that is certainly under the legal minimum, with the sum', async () => {
    const { hourly: minimum, year } = minimumWageOn(seoulDay(new Date()));
    const fields = [{ path: 'salaryAmountMin', code: 'BELOW_MINIMUM_WAGE' }];
    const little = { salaryAmountMin: 1_881_000, salaryAmountMax: 1_881_000 };
    const { status, body } = await create(company.owner, little);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BELOW_MINIMUM_WAGE', fields, hourly: 9_000, minimum, year });
    const { uuid } = await aPosting(test, company);
    expect(await codeOf(update(company.owner, uuid, little))).toEqual([400, 'BELOW_MINIMUM_WAGE']);
    expect(await readPosting(test, uuid)).toMatchObject({ salaryAmountMin: 2_600_000, hourlyPay: 12_440 });
  });

  it.each([
    ['title', '여직원 구합니다', { kind: 'SEX', sentence: '여직원 구합니다', law: '남녀고용평등법 제7조' }],
    ['description', '용접\n35세 이하.', { kind: 'AGE', sentence: '35세 이하', law: '고령자고용법 제4조의4' }],
    [
      'extraInfo',
      'Tell us your hometown!',
      { kind: 'ORIGIN', sentence: 'Tell us your hometown', law: '채용절차법 제4조의3' },
    ],
  ])('refuses a %s that wishes for what the law forbids, with the sentence and the law', async (path, text, wish) => {
    const { status, body } = await create(company.owner, { [path]: text });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'FORBIDDEN_WISH', fields: [{ path, code: 'FORBIDDEN_WISH' }], wish });
  });

  it.each([
    ['its upper end is not', { salaryTypeId: 2, salaryAmountMin: 9_000, salaryAmountMax: 12_000 }],
    ['its days are not known', { salaryAmountMin: 1_000_000, salaryAmountMax: 1_000_000, workingDays: null }],
    ['it is by the piece', { salaryTypeId: 2, salaryAmountMin: 5_000, salaryAmountMax: 5_000, isPieceRate: true }],
  ])('marks pay that may be under the legal minimum where %s', async (_, pay) => {
    expect(await aPosting(test, company, pay)).toMatchObject({ isBelowMinimumWage: true });
  });

  it('is taken and marked where it says what people are cheated with, until that is gone', async () => {
    const { uuid } = await aPosting(test, company, { description: '출근 전에 유니폼비 15만원을 먼저 입금해 주세요.' });
    const document = `query ($uuid: ID!) { readJobPosting(uuid: $uuid) { hasScamSign scamSigns } }`;
    const read = async () => (await query(test, document, { uuid })).data['readJobPosting'] as unknown;
    expect(await read()).toEqual({ hasScamSign: true, scamSigns: ['MONEY_FIRST'] });
    expect((await update(company.owner, uuid, { description: '유니폼은 무료로 드려요.' })).status).toBe(200);
    expect(await read()).toEqual({ hasScamSign: false, scamSigns: [] });
  });

  it('is taken and marked where words may mean something else', async () => {
    const { uuid } = await aPosting(test, company, { description: '젊은 분 환영합니다.' });
    const document = `query ($uuid: ID!) { readJobPosting(uuid: $uuid) { forbiddenWishes { kind isSure sentence } } }`;
    const { data } = await query(test, document, { uuid });
    const wish = { kind: 'AGE', isSure: false, sentence: '젊은 분 환영합니다' };
    expect(data['readJobPosting']).toEqual({ forbiddenWishes: [wish] });
  });
});
