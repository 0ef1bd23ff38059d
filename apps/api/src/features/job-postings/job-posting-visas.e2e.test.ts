import { seoulDay } from '@haiko/shared/format';
import { VISA_SENTENCES } from '@haiko/shared/reference/visaRules';
import { VISAS } from '@haiko/shared/reference/visas';
import { visaFit } from '@haiko/shared/rules/visaFit';
import { startApp, type TestApp } from '../../../test/app.js';
import { checkRulesToday } from '../../../test/checked-today.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting, numbersOf, postingFields } from '../../../test/job-posting-factories.js';
import { RulesInForce } from '../visa-rules/rules-in-force.js';

const FIT = 'visaFit { verdict fits reason sentence ruleUuid source checkedAt }';
const READ = `query ($uuid: ID!) { readJobPosting(uuid: $uuid) {
  contactName contactPhone contactMobile contactEmail ${FIT}
} }`;

let test: TestApp;
let company: TestCompany;
const shownContact = () => ({ contactName: '김하늘', ...numbersOf(company) });
let seeker: TestUser;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
  seeker = await aUser(test);
  await checkRulesToday(test);
});
afterAll(() => test.stop());

const idOf = (code: string) => VISAS.find((visa) => visa.code === code)?.id ?? 0;
const tell = (visaMainId: number | null, user = seeker) => rest(test, 'put', '/api/user', { visaMainId }, user);

async function read(uuid: string, caller: { token?: string; language?: string } = {}) {
  return (await query(test, READ, { uuid }, caller)).data['readJobPosting'];
}

describe('the answer to one’s own visa', () => {
  it('is that of the rules of today, in the language of the reader, with source and day', async () => {
    const { uuid } = await aPosting(test, company);
    expect((await read(uuid)).visaFit).toBeNull();
    const { visas, jobCategories } = postingFields();
    for (const code of ['F-5', 'E-7', 'E-9', 'D-2', 'C-3']) {
      expect((await tell(idOf(code))).status).toBe(200);
      const { sentence, source, ...fit } = visaFit(
        { visaMainId: idOf(code) },
        { visas, jobCategories },
        seoulDay(new Date()),
        test.app.get(RulesInForce).all,
      );
      for (const language of ['ko', 'km', 'bn'] as const) {
        expect((await read(uuid, { ...seeker, language })).visaFit).toEqual({
          ...fit,
          sentence: sentence[language],
          source: source ?? expect.stringContaining(`/announcementdetail/${uuid}`),
        });
      }
    }
  });

  it('names the posting itself where that names other visas', async () => {
    const { uuid } = await aPosting(test, company, { visas: [{ visaMainId: idOf('F-2') }] });
    await tell(idOf('E-7'));
    expect((await read(uuid, { ...seeker, language: 'en' })).visaFit).toEqual({
      ...{ verdict: 'ASK', fits: false, reason: 'NOT_LISTED', sentence: VISA_SENTENCES.notListed.en },
      ...{ ruleUuid: null, checkedAt: null },
      source: `${company.fields.companyName}, /announcementdetail/${uuid}`,
    });
  });

  it('leaves out whom to contact for those alone whom the law shuts out', async () => {
    const { uuid } = await aPosting(test, company, { visas: [{ visaMainId: idOf('E-9') }] });
    await tell(idOf('E-9'));
    await tell(idOf('E-9'), company.owner);
    const { visaFit: fit, ...contact } = await read(uuid, seeker);
    expect(fit.verdict).toBe('NO');
    expect(contact).toEqual({ contactName: '', contactPhone: '', contactMobile: '', contactEmail: '' });
    expect(await read(uuid)).toMatchObject(shownContact());
    expect(await read(uuid, await aUser(test))).toMatchObject(shownContact());
    // What one wrote oneself stays, whatever one's visa is.
    expect(await read(uuid, company.owner)).toMatchObject({ ...shownContact(), visaFit: { verdict: 'NO' } });
  });

  it('counts the hours a week by what the student has told of Korean', async () => {
    const { uuid } = await aPosting(test, company, {
      ...{ jobCategories: [{ jobCategoryMainId: 5, jobCategorySubId: 503 }], visas: [{ visaMainId: idOf('D-2') }] },
      ...{ workingTime: 5, workingDays: 5 },
    });
    const student = await aUser(test);
    const bachelor = VISAS.flatMap(({ subs }) => subs).find(({ code }) => code === 'D-2-2')?.id;
    for (const [koreanLevel, reason] of [
      [null, 'TOO_MANY_HOURS'],
      [3, 'TOO_MANY_HOURS'],
      [4, 'NEEDS_PERMISSION'],
    ]) {
      const body = { visaMainId: idOf('D-2'), visaSubId: bachelor, koreanLevel };
      expect((await rest(test, 'put', '/api/user', body, student)).status).toBe(200);
      expect((await read(uuid, student)).visaFit).toMatchObject({ reason });
    }
  });

  it('holds the labour law for minors beside it', async () => {
    const { uuid } = await aPosting(test, company);
    const young = await aUser(test, { birthDate: `${String(new Date().getFullYear() - 16)}-01-01` });
    await tell(idOf('F-5'), young);
    expect((await read(uuid, young)).visaFit).toMatchObject({
      ...{ verdict: 'ASK', reason: 'UNDER_AGE' },
    });
  });

  it('holds that law for minors who have told no visa, and for them alone', async () => {
    const jobOf = (mainId: number, subId: number) => ({
      jobCategories: [{ jobCategoryMainId: mainId, jobCategorySubId: subId }],
    });
    const [{ uuid: forklift }, { uuid: cafe }] = [
      await aPosting(test, company, jobOf(4, 405)),
      await aPosting(test, company, jobOf(5, 503)),
    ];
    const young = await aUser(test, { birthDate: `${String(new Date().getFullYear() - 16)}-01-01` });
    const noContact = { contactName: '', contactPhone: '', contactMobile: '', contactEmail: '' };
    const barred = { ...noContact, visaFit: { verdict: 'NO', reason: 'UNDER_AGE' } };
    expect(await read(forklift, young)).toMatchObject(barred);
    expect(await read(cafe, young)).toMatchObject({ ...shownContact(), visaFit: null });
    for (const caller of [await aUser(test), {}]) {
      expect(await read(forklift, caller)).toMatchObject({ ...shownContact(), visaFit: null });
    }
    // What a visa lets an adult do stays closed.
    await tell(idOf('F-5'), young);
    expect(await read(forklift, young)).toMatchObject(barred);
  });
});

describe('the visas of visitors', () => {
  it('can be one’s own, and no posting can name them', async () => {
    for (const code of ['B-1', 'B-2', 'C-3']) {
      expect((await tell(idOf(code))).body).toMatchObject({ visaMainId: idOf(code) });
      const reply = await rest(
        test,
        'post',
        '/api/job-posting',
        postingFields({ visas: [{ visaMainId: idOf(code) }] }),
        company.owner,
      );
      expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });
});
