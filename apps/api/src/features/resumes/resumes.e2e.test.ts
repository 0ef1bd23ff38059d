import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aResume, aResumeFile, readMyResume, resumeFields, saveResume } from '../../../test/resume-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { FilesService } from '../files/files.service.js';
import { TranslationsService } from '../translations/translations.service.js';

const server = new TranslationServer();
let test: TestApp;
let writer: TestUser;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
});
beforeEach(async () => {
  writer = await aUser(test);
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

const remove = (caller: { token?: string }) => rest(test, 'delete', '/api/resume', undefined, caller);
const translate = (subjectUuid: string) =>
  test.app.get(TranslationsService).translate({ subjectType: 'resume', subjectUuid });
async function stateOfFile(path: string) {
  const [file] = await test.database.manager.query('select attached_at as "attachedAt" from files where path = $1', [
    path,
  ]);
  return file?.attachedAt as Date | null;
}

describe('PUT /api/resume', () => {
  it('requires sign-in', async () => {
    expect(await codeOf(saveResume(test, {}, {}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(remove({}))).toEqual([401, 'UNAUTHENTICATED']);
    expect((await query(test, '{ readMyResume { uuid } }')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['no headline', { headline: ' ' }, 'headline', 'REQUIRED'],
    ['a long headline', { headline: '가'.repeat(101) }, 'headline', 'TOO_LONG'],
    ['a long introduction', { introduction: 'ក'.repeat(2_001) }, 'introduction', 'TOO_LONG'],
    ['a level of Korean that there is not', { koreanLevel: 7 }, 'koreanLevel', 'OUT_OF_RANGE'],
    ['"any visa", which nobody has', { visaMainId: 99 }, 'visaMainId', 'INVALID'],
    ['a sub of another visa', { visaMainId: 26, visaSubId: 1804 }, 'visaSubId', 'INVALID'],
    ['a sub without a visa', { visaMainId: null, visaSubId: 1804 }, 'visaSubId', 'INVALID'],
    ['a day that there is not', { availableFrom: '2027-02-30' }, 'availableFrom', 'INVALID'],
    ['a month that there is not', { experiences: [{ title: 'x', from: '2020-13' }] }, 'experiences.0.from', 'INVALID'],
    [
      'an end first',
      { experiences: [{ title: 'x', from: '2020-02', to: '2020-01' }] },
      'experiences.0.to',
      'OUT_OF_RANGE',
    ],
    ['too many jobs', { experiences: Array(11).fill({ title: 'x', from: '2020-01' }) }, 'experiences', 'TOO_MANY'],
    ['too many skills', { skills: Array(21).fill('x') }, 'skills', 'TOO_MANY'],
    ['the same file twice', { files: ['/files/a', '/files/a'] }, 'files', 'INVALID'],
  ])('rejects %s', async (_, changes, path, code) => {
    const { status, body } = await saveResume(test, changes, writer);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: [{ path, code }] });
    expect(await readMyResume(test, writer)).toBeNull();
  });

  it("refuses somebody else's file, and a version that is another one meanwhile", async () => {
    const files = [await aResumeFile(test, await aUser(test))];
    expect(await codeOf(saveResume(test, { files }, writer))).toEqual([400, 'FILE_NOT_FOUND']);
    const { updatedAt } = await aResume(test, writer);
    await aResume(test, writer, { headline: NINE_SCRIPTS.bn, updatedAt });
    expect(await codeOf(saveResume(test, { headline: 'Old', updatedAt }, writer))).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(await readMyResume(test, writer)).toMatchObject({ headline: NINE_SCRIPTS.bn });
  });

  it('keeps what is written in any script, in its order, for its owner alone', async () => {
    const scripts = Object.values(NINE_SCRIPTS);
    const path = await aResumeFile(test, writer);
    const experiences = scripts.map((text) => ({ title: text, place: text, text, from: '2020-01', to: null }));
    const skills = scripts.map((text) => [...text].slice(0, 8).join('').trim().normalize('NFC'));
    const changes = { introduction: scripts.join('\n'), experiences, skills, files: [path] };
    const { body } = await saveResume(test, changes, writer);
    expect(body).toMatchObject({ ...resumeFields(changes), files: [{ path, name: '용접기능사.pdf' }] });
    expect(await readMyResume(test, writer)).toMatchObject({ uuid: body.uuid, skills, showVisa: false });
    expect(await readMyResume(test, await aUser(test))).toBeNull();
  });

  it('has the visa that its owner tells later, in its unsent version alone', async () => {
    const { updatedAt } = await aResume(test, writer, { visaMainId: null, visaSubId: null });
    await rest(test, 'put', '/api/user', { visaMainId: 20, visaSubId: 2001 }, writer);
    expect(await readMyResume(test, writer)).toMatchObject({ visaMainId: 20, visaSubId: 2001, updatedAt });
    await rest(test, 'put', '/api/user', { language: 'km' }, writer);
    expect(await readMyResume(test, writer)).toMatchObject({ visaMainId: 20, visaSubId: 2001 });
    await rest(test, 'put', '/api/user', { visaMainId: null }, writer);
    expect(await readMyResume(test, writer)).toMatchObject({ visaMainId: null, visaSubId: null });
  });

  it('is one for each person, also when two of them come at once', async () => {
    const replies = await Promise.all([saveResume(test, {}, writer), saveResume(test, {}, writer)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(replies.map(({ body }) => body.uuid as string)).size).toBe(1);
  });

  it('shows its files to its owner alone, and lets go of those that it shows no more', async () => {
    const [path, other] = [await aResumeFile(test, writer), await aResumeFile(test, writer)];
    const { files } = await aResume(test, writer, { files: [path, other] });
    const [{ url }] = files as [{ url: string }];
    expect((await rest(test, 'get', url)).status).toBe(200);
    expect((await rest(test, 'get', path)).status).toBe(401);
    expect((await rest(test, 'get', path, undefined, await aUser(test))).status).toBe(404);
    await aResume(test, writer, { files: [other] });
    expect([await stateOfFile(path), await stateOfFile(other)]).toEqual([null, expect.any(Date)]);
    await test.database.execute(`update files set created_at = now() - interval '2 days' where path = $1`, [other]);
    await test.app.get(FilesService).removeAbandoned();
    expect((await rest(test, 'get', other, undefined, writer)).status).toBe(200);
  });
});

describe('a résumé in other languages', () => {
  it('is there in Korean once it was translated, and only what changes is translated again', async () => {
    const { uuid } = await aResume(test, writer);
    expect(await readMyResume(test, writer)).toMatchObject({ shown: { language: 'km', state: 'PENDING' } });
    await translate(uuid);
    const { headline, skills, experiences } = resumeFields();
    const title = experiences[0]?.title ?? '';
    expect(await readMyResume(test, writer)).toMatchObject({
      headline,
      headlineKo: `<ko> ${headline}`,
      skillsKo: skills.map((skill) => `<ko> ${skill}`),
      experiences: [
        { title, titleKo: `<ko> ${title}`, from: '2019-03', to: '2023-11' },
        { place: '', placeKo: '' },
      ],
      shown: { language: 'ko', isTranslated: true, state: 'DONE', headline: `<ko> ${headline}` },
    });
    server.asked.length = 0;
    await aResume(test, writer, { headline: NINE_SCRIPTS.km });
    await translate(uuid);
    // A provider may be asked for another sentence between, to see whether it works at all.
    const asked = server.asked.flatMap(({ texts }) => texts);
    expect(asked).toContain(NINE_SCRIPTS.km);
    for (const same of [title, ...skills]) expect(asked).not.toContain(same);
  });

  it('is corrected by its owner, at once and for good, and by nobody else', async () => {
    const { uuid } = await aResume(test, writer);
    await translate(uuid);
    const correction = { subjectType: 'resume', subjectUuid: uuid, field: 'skill1', language: 'ko', text: 'TIG 용접' };
    const correct = (caller: { token?: string }) =>
      codeOf(rest(test, 'post', '/api/translation/suggest', correction, caller));
    expect(await correct(await aUser(test))).toEqual([404, 'NOT_FOUND']);
    expect(await correct(writer)).toEqual([201, undefined]);
    await translate(uuid);
    expect(await readMyResume(test, writer)).toMatchObject({ skillsKo: ['TIG 용접', expect.stringMatching(/^<ko>/)] });
  });
});

describe('the end of a résumé', () => {
  it('is told by its owner, once', async () => {
    const path = await aResumeFile(test, writer);
    await aResume(test, writer, { files: [path] });
    expect((await remove(await aUser(test))).status).toBe(404);
    expect((await remove(writer)).status).toBe(204);
    expect((await remove(writer)).status).toBe(404);
    expect([await readMyResume(test, writer), await stateOfFile(path)]).toEqual([null, null]);
  });

  it('comes with the account, which takes it along before', async () => {
    const path = await aResumeFile(test, writer);
    const { uuid } = await aResume(test, writer, { files: [path] });
    const { body } = await rest(test, 'get', '/api/user/export', undefined, writer);
    const { headline, skills } = resumeFields();
    expect(body.resumes).toMatchObject([{ texts: { headline, skill1: skills[0] }, files: [path], koreanLevel: 2 }]);
    await rest(test, 'delete', '/api/user', { posts: 'delete' }, writer);
    const { rows } = await test.database.execute('select from resumes where uuid = $1', [uuid]);
    expect([rows, await stateOfFile(path)]).toEqual([[], null]);
  });
});
