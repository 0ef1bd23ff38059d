import { startApp, type TestApp } from '../../../test/app.js';
import { applyTo, setState } from '../../../test/application-factories.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aPicture } from '../../../test/post-factories.js';
import { aResume, aResumeFile } from '../../../test/resume-factories.js';
import { ApplicationsService } from './applications.service.js';

let test: TestApp;
let company: TestCompany;
let seeker: TestUser;
let uuid: string;
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  [company, seeker] = [await anApprovedCompany(test), await aUser(test)];
  await aResume(test, seeker);
  uuid = (await applyTo(test, (await aPosting(test, company)).uuid, seeker)).body.uuid as string;
});
afterAll(() => test.stop());

const write = (caller: TestUser, body: object) => rest(test, 'post', `/api/application/${uuid}/notes`, body, caller);

/** Sends these with a note. */
async function send(caller: TestUser, ...files: string[]): Promise<void> {
  expect((await write(caller, { content: '여기 있어요.', files })).status).toBe(201);
}

/** What goes with the newest note, as this reader sees it. */
async function filesFor(reader: { token?: string }): Promise<{ name: string; url: string }[] | undefined> {
  const asked = 'query ($uuid: ID!) { readApplicationNotes(uuid: $uuid) { items { files { name url type size } } } }';
  return (await query(test, asked, { uuid }, reader)).data['readApplicationNotes'].items[0]?.files;
}

/** Whether anything still shows it: what nothing shows is left to the clean-up. */
async function isKept(path: string): Promise<boolean> {
  const rows = await test.database.manager.query('select from files where path = $1 and attached_at is not null', [
    path,
  ]);
  return rows.length > 0;
}

describe('files that go with a note about an application', () => {
  it('are opened by both sides, and by nobody else', async () => {
    const [paper, picture] = [await aResumeFile(test, seeker), await aPicture(test, seeker, 'note')];
    await send(seeker, paper, picture);
    for (const reader of [seeker, company.owner]) {
      const files = (await filesFor(reader)) ?? [];
      expect(files).toMatchObject([{ name: '용접기능사.pdf', type: 'application/pdf' }, { type: 'image/webp' }]);
      for (const { url } of files) expect((await rest(test, 'get', url)).status).toBe(200);
    }
    const stranger = await aUser(test);
    expect(await filesFor(stranger)).toBeUndefined();
    for (const path of [paper, picture]) {
      expect((await rest(test, 'get', path)).status).toBe(401);
      expect((await rest(test, 'get', path, undefined, stranger)).status).toBe(404);
    }
  });

  it.each([
    ['without a text', { files: ['/files/a'] }, 'VALIDATION_FAILED'],
    ['beside a question alone', { question: 'DAYS', files: ['/files/a'] }, 'VALIDATION_FAILED'],
    ['twice', { content: 'A', files: ['/files/a', '/files/a'] }, 'VALIDATION_FAILED'],
    ['more than five', { content: 'A', files: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'TOO_MANY_FILES'],
  ])('are refused %s', async (_, body, code) => {
    expect(await codeOf(write(seeker, body))).toEqual([400, code]);
  });

  it('are one’s own, and uploaded for this', async () => {
    for (const path of [await aResumeFile(test, await aUser(test)), await aPicture(test, seeker)]) {
      expect(await codeOf(write(seeker, { content: 'A', files: [path] }))).toEqual([400, 'FILE_NOT_FOUND']);
    }
    expect(await filesFor(seeker)).toBeUndefined();
  });

  it('are in the export of who sent them', async () => {
    const path = await aResumeFile(test, seeker);
    await send(seeker, path);
    const { text } = await rest(test, 'get', '/api/user/export', undefined, seeker);
    expect(JSON.parse(text).applicationNotes).toMatchObject([{ content: '여기 있어요.', files: [path] }]);
  });
});

describe('the files of both sides go', () => {
  let theirs: string;
  let ours: string;
  beforeEach(async () => {
    [theirs, ours] = [await aResumeFile(test, seeker), await aResumeFile(test, company.owner)];
    await send(seeker, theirs);
    await send(company.owner, ours);
    expect([await isKept(theirs), await isKept(ours)]).toEqual([true, true]);
  });

  const expectNone = async () => expect([await isKept(theirs), await isKept(ours)]).toEqual([false, false]);

  it('as soon as the application is withdrawn', async () => {
    await setState(test, uuid, seeker, 'withdrawn');
    await expectNone();
  });

  it('half a year after its end', async () => {
    await setState(test, uuid, company.owner, 'declined', { reason: 'OTHER' });
    await test.app.get(ApplicationsService).forgetEnded();
    expect([await isKept(theirs), await isKept(ours)]).toEqual([true, true]);
    const ended = `update applications set ended_at = now() - interval '181 days' where uuid = $1`;
    await test.database.manager.query(ended, [uuid]);
    await test.app.get(ApplicationsService).forgetEnded();
    await expectNone();
  });

  it('with the account of who applied', async () => {
    await rest(test, 'delete', '/api/user', { posts: 'delete' }, seeker);
    await expectNone();
  });

  it('but what the résumé still shows stays', async () => {
    await aResume(test, seeker, { files: [theirs] });
    await setState(test, uuid, seeker, 'withdrawn');
    expect([await isKept(theirs), await isKept(ours)]).toEqual([true, false]);
  });
});
