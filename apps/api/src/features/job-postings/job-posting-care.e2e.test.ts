import { jobPostingEntries } from '@haiko/shared/contract/jobPostings.schemas';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { anAdmin, anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting, numbersOf, postingFields, readPosting } from '../../../test/job-posting-factories.js';
import { decide, hide, report, type Target } from '../../../test/report-factories.js';
import { untilWaiting } from '../../../test/waiting.js';
import { JobPostingTextsService } from './job-posting-texts.service.js';

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
});
afterAll(() => test.stop());

const run = (statement: string, values: unknown[] = []) => test.database.manager.query(statement, values);
const target = (targetUuid: string): Target => ({ targetType: 'job-posting', targetUuid });

describe('a new posting', () => {
  it('waits for the rejection of its company that is on its way, and is refused then', async () => {
    const { uuid, owner } = await anApprovedCompany(test);
    const review = test.database.manager.connection.createQueryRunner();
    await review.startTransaction();
    await review.query(
      `update companies set status = 'rejected', rejection_reason = '흐림', approved_at = null where uuid = $1`,
      [uuid],
    );
    const creating = rest(test, 'post', '/api/job-posting', postingFields(), owner);
    const first = await Promise.race([creating.then(() => 'written'), untilWaiting(test).then(() => 'waiting')]);
    await review.commitTransaction();
    await review.release();
    const { status, body } = await creating;
    expect([first, status, body.code]).toEqual(['waiting', 403, 'COMPANY_NOT_APPROVED']);
  });
});

describe('whom to call', () => {
  const contactsOf = (list: string) =>
    `{ ${list}(take: 50) { items { uuid contactName contactPhone contactMobile contactEmail } } }`;

  it('is told to who opens or saves an open posting, in no other list, and of a closed one to its company alone', async () => {
    const [{ uuid }, reader] = [await aPosting(test, company), await aUser(test)];
    const { items } = (await query(test, contactsOf('readJobPostings'), {}, reader)).data['readJobPostings'];
    const saved = async () =>
      (await query(test, contactsOf('readScrappedJobPostings'), {}, reader)).data['readScrappedJobPostings'].items[0];
    const none = { contactName: '', contactPhone: '', contactMobile: '', contactEmail: '' };
    expect(items).toContainEqual({ uuid, ...none });
    expect(await readPosting(test, uuid, reader)).toMatchObject({
      contactName: '김하늘',
      contactMobile: numbersOf(company).contactMobile,
    });
    await rest(test, 'post', `/api/scraps/job-postings/${uuid}`, { isOn: true }, reader);
    expect(await saved()).toMatchObject({ uuid, contactName: '김하늘' });
    await rest(test, 'put', `/api/job-posting/${uuid}/state`, { state: 'CLOSED' }, company.owner);
    expect(await readPosting(test, uuid, reader)).toMatchObject(none);
    expect(await saved()).toEqual({ uuid, ...none });
    expect(await readPosting(test, uuid, company.owner)).toMatchObject({ contactName: '김하늘' });
  });
});

describe('reports of a posting', () => {
  it('hide it from everybody but its company until a moderator decides', async () => {
    const { uuid } = await aPosting(test, company);
    await hide(test, target(uuid));
    expect(await readPosting(test, uuid)).toBeNull();
    expect(await readPosting(test, uuid, company.owner)).toMatchObject({ state: 'BLOCKED' });
    await decide(test, await aModerator(test), target(uuid), 'KEEP');
    expect(await readPosting(test, uuid)).toMatchObject({ state: 'OPEN' });
  });

  it('are taken only of postings that the reporter sees and did not write', async () => {
    const hidden = await aPosting(test, company, { isPublic: false });
    const shown = await aPosting(test, company);
    expect((await report(test, await aUser(test), target(hidden.uuid))).body.code).toBe('NOT_FOUND');
    expect((await report(test, company.owner, target(shown.uuid))).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a translation of a posting', () => {
  it('is kept in every text, its places included, and found by the search', async () => {
    const { uuid } = await aPosting(test, company);
    const texts = test.app.get(JobPostingTextsService);
    const written = await texts.load(uuid);
    expect(written).toMatchObject({
      originalLanguage: 'ko',
      fields: { title: { ko: '용접 기능공 모집' }, detailRegion0: { ko: '2층 기숙사 옆' } },
    });
    // Half a translation is none: every field has one.
    const km = Object.keys(written?.fields ?? {}).map((field) => [field, { km: 'ជាងផ្សារដែក' }] as const);
    await test.database.transaction(async () => {
      await texts.lock(uuid);
      await texts.store(uuid, { ...Object.fromEntries(km), detailRegion0: { km: 'ជាន់ទី២' } });
    });
    const posting = await readPosting(test, uuid, { language: 'km' });
    expect(posting).toMatchObject({ titleKm: 'ជាងផ្សារដែក', translationState: 'DONE', originalLanguage: 'ko' });
    expect(posting.regions[0]).toMatchObject({
      detailRegionKm: 'ជាន់ទី២',
      regionOriginalTh: '경기 수원시 장안구 정자로 1',
    });
    const [{ found }] = await run(`select search_text like '%ជាងផ្សារដែក%' as found from job_postings where uuid = $1`, [
      uuid,
    ]);
    expect(found).toBe(true);
  });
});

describe('a posting that an admin blocked', () => {
  it('is shown again by an admin, which is written down, too', async () => {
    const [{ uuid }, admin] = [await aPosting(test, company), await anAdmin(test)];
    const block = (more: string) =>
      query(test, `mutation { blockJobPosting(uuid: "${uuid}", reason: "확인" ${more}) { state } }`, {}, admin);
    expect((await block('')).data['blockJobPosting']).toEqual({ state: 'BLOCKED' });
    expect(await readPosting(test, uuid)).toBeNull();
    expect((await block('isBlocked: false')).data['blockJobPosting']).toEqual({ state: 'OPEN' });
    expect(await readPosting(test, uuid)).toMatchObject({ state: 'OPEN' });
    expect(await run('select action from audit_log where target_uuid = $1 order by created_at', [uuid])).toEqual([
      { action: 'blockJobPosting' },
      { action: 'unblockJobPosting' },
    ]);
  });
});

describe('what is translated of a posting', () => {
  const CLOSED_TO_OTHERS = [{ isPublic: false }, { is: 'blocked' }];

  it.each(CLOSED_TO_OTHERS)('is nothing while nobody else sees it: %j', async ({ isPublic = true }) => {
    const { uuid } = await aPosting(test, company, { isPublic });
    if (isPublic) await run('update job_postings set blocked_at = now() where uuid = $1', [uuid]);
    expect(await test.app.get(JobPostingTextsService).load(uuid)).toBeNull();
  });

  it('leaves out places in another language than the posting', async () => {
    const texts = { title: 'រកជាងផ្សារដែក', description: 'យើងត្រូវការជាងផ្សារដែក។', originalLanguage: 'km' };
    const { uuid } = await aPosting(test, company, texts);
    const loaded = await test.app.get(JobPostingTextsService).load(uuid);
    expect(Object.keys(loaded?.fields ?? {}).sort()).toEqual(['description', 'extraInfo', 'title']);
  });
});

describe('the export of personal data', () => {
  it('has everything that the company wrote in its postings', async () => {
    const { owner } = await anApprovedCompany(test);
    const said = postingFields({ housing: 'dormitory' });
    await aPosting(test, { owner }, said);
    const { body } = await rest(test, 'get', '/api/user/export', undefined, owner);
    const [posting] = body.jobPostings;
    for (const name of Object.keys(jobPostingEntries)) expect(posting[name], name).toEqual(expect.anything());
    expect(posting).toMatchObject({
      title: { ko: said.title },
      ...{ housing: 'dormitory', salaryAmountMin: 2_600_000, workingTime: 8, languageLevels: [111, 201] },
      regions: [{ region: { ko: said.regions[0]?.region }, detailRegion: { ko: '2층 기숙사 옆' } }],
      jobCategories: said.jobCategories,
      visas: [{ visaMainId: 18, visaSubId: 1804 }, { visaMainId: 26 }],
    });
  });
});

describe('a withdrawal', () => {
  it('waits for a review of the company and stands in nobody’s way', async () => {
    const theirs = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, theirs);
    await rest(test, 'post', `/api/scraps/job-postings/${uuid}`, undefined, theirs.owner);
    const review = test.database.manager.connection.createQueryRunner();
    await review.startTransaction();
    await review.query('select from companies where uuid = $1 for update', [theirs.uuid]);
    const body = { posts: 'delete', password: theirs.owner.password };
    const leaving = rest(test, 'delete', '/api/user', body, theirs.owner).then(({ status }) => status);
    await Promise.race([leaving, untilWaiting(test)]);
    await review.query('update job_postings set updated_at = now() where uuid = $1', [uuid]);
    await review.commitTransaction();
    await review.release();
    expect(await leaving).toBe(204);
  });

  it('takes the saved postings with it, closes the own ones, and leaves nobody to call', async () => {
    const theirs = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, theirs);
    const other = await aPosting(test, company);
    await rest(test, 'post', `/api/scraps/job-postings/${other.uuid}`, undefined, theirs.owner);
    const reply = await rest(
      test,
      'delete',
      '/api/user',
      { posts: 'delete', password: theirs.owner.password },
      theirs.owner,
    );
    expect(reply.status).toBe(204);
    expect(
      await run(
        'select contact_name, contact_mobile, closed_at is not null as closed from job_postings where uuid = $1',
        [uuid],
      ),
    ).toEqual([{ contact_name: '', contact_mobile: '', closed: true }]);
    expect(await run('select scrap_count::int as count from job_postings where uuid = $1', [other.uuid])).toEqual([
      { count: 0 },
    ]);
    expect(await readPosting(test, uuid)).toBeNull();
  });
});
