import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, answer, refusalOf, UNKNOWN } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aNote } from '../../../test/note-factories.js';
import { aPicture, aPost } from '../../../test/post-factories.js';
import { decideCase, people, report, type Target, theNote, thePost, theUser } from '../../../test/report-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';

const TRANSLATE = 'mutation ($uuid: ID!) { translateReportCase(uuid: $uuid) { original translation } }';
const CASE = `query ($uuid: ID!) { readReportCase(uuid: $uuid) {
  target { excerpt } isEdited isChanged mayTranslate content { original translation } pictures } }`;
const AUDIT = 'query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action } } }';

/** What the machine makes of everything: its usual echo is no Korean. */
const MADE = '기계가 한국어로 옮긴 글이에요.';

const server = new TranslationServer();
server.answer = ({ texts }, response) =>
  response.end(JSON.stringify({ data: { translations: texts.map(() => ({ translatedText: MADE })) } }));
let test: TestApp;
let moderator: TestUser;
let author: TestUser;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
  moderator = await aModerator(test);
  await test.database.manager.query(`update users set language = 'ko' where uuid = $1`, [moderator.uuid]);
});
afterAll(async () => {
  await test.stop();
  server.stop();
});
beforeEach(async () => {
  author = await aUser(test, { language: 'km' });
});

async function caseOf(target: Target, text?: string, on = test): Promise<string> {
  const [reporter = author] = await people(on, 1);
  expect((await report(on, reporter, target, { text })).status).toBe(201);
  const found = 'select uuid from report_cases where target_uuid = $1';
  return (await on.database.manager.query(found, [target.targetUuid]))[0].uuid;
}

/** A post against whose hiding its author appeals. */
async function appealed(): Promise<{ uuid: string; target: Target }> {
  const target = thePost((await aPost(test, author, { title: NINE_SCRIPTS.th, content: NINE_SCRIPTS.th })).uuid);
  const uuid = await caseOf(target, NINE_SCRIPTS.vi);
  await decideCase(test, moderator, uuid, 'HIDE');
  await rest(test, 'post', `/api/report/${uuid}/appeal`, { text: NINE_SCRIPTS.km }, author);
  return { uuid, target };
}

describe('translateReportCase', () => {
  it('is for moderators, of a case that is there', async () => {
    expect((await refusalOf(test, {}, TRANSLATE, { uuid: UNKNOWN })).status).toBe(401);
    expect((await refusalOf(test, author, TRANSLATE, { uuid: UNKNOWN })).code).toBe('FORBIDDEN');
    expect((await refusalOf(test, moderator, TRANSLATE, { uuid: UNKNOWN })).code).toBe('NOT_FOUND');
    expect((await refusalOf(test, moderator, TRANSLATE, { uuid: 'x' })).code).toBe('VALIDATION_FAILED');
  });

  it('says what was reported, the appeal and the reporter’s words in the moderator’s language, and is written down', async () => {
    const { uuid, target } = await appealed();
    expect(await answer(test, moderator, CASE, { uuid })).toMatchObject({ mayTranslate: true, isChanged: false });
    const made: { original: string; translation: string }[] = await answer(test, moderator, TRANSLATE, { uuid });
    for (const text of [NINE_SCRIPTS.th, NINE_SCRIPTS.km, NINE_SCRIPTS.vi])
      expect(made).toContainEqual({ original: text, translation: MADE });
    const { items } = await answer(test, moderator, AUDIT, { targetUuid: target.targetUuid });
    expect(items[0]).toEqual({ action: 'translateReportCase' });
  });

  it('of a message says it, too; what is in that language already is left alone', async () => {
    const receiver = await aUser(test);
    const note = await aNote(test, author, receiver, NINE_SCRIPTS.km);
    expect((await report(test, receiver, theNote(note.uuid), { text: NINE_SCRIPTS.ko })).status).toBe(201);
    const [{ uuid }] = await test.database.manager.query('select uuid from report_cases where target_uuid = $1', [
      note.uuid,
    ]);
    expect(await answer(test, moderator, TRANSLATE, { uuid })).toEqual([
      { original: NINE_SCRIPTS.km, translation: MADE },
    ]);
  });

  it('says so where nobody translates it now, and is not offered where nobody does', async () => {
    const failing = new TranslationServer();
    failing.answer = (_, response) => response.writeHead(500).end();
    for (const settings of [translationSettings(await failing.start(), 'google'), {}]) {
      const other = await startApp(settings);
      try {
        const reader = await aModerator(other);
        // Not in the one in which the post is.
        await other.database.manager.query(`update users set language = 'ko' where uuid = $1`, [reader.uuid]);
        const target = thePost((await aPost(other, await aUser(other), { content: NINE_SCRIPTS.km })).uuid);
        const uuid = await caseOf(target, undefined, other);
        const isConfigured = Object.keys(settings).length > 0;
        expect(await answer(other, reader, CASE, { uuid })).toMatchObject({ mayTranslate: isConfigured });
        if (isConfigured)
          expect((await refusalOf(other, reader, TRANSLATE, { uuid })).code).toBe('TRANSLATION_UNAVAILABLE');
        else expect(await answer(other, reader, TRANSLATE, { uuid })).toEqual([]);
      } finally {
        await other.stop();
      }
    }
    failing.stop();
  });
});

describe('a case before a moderator', () => {
  it('says that a text reads otherwise than when it was reported', async () => {
    const { uuid: post } = await aPost(test, author, { title: '광고', content: '돈을 보내세요' });
    const uuid = await caseOf(thePost(post));
    expect(await answer(test, moderator, CASE, { uuid })).toMatchObject({ isEdited: false, isChanged: false });
    await rest(test, 'put', `/api/post/${post}`, { title: '안녕', content: '좋은 하루 되세요' }, author);
    const found = await answer(test, moderator, CASE, { uuid });
    expect(found).toMatchObject({ isEdited: true, isChanged: true, target: { excerpt: '광고\n돈을 보내세요' } });
    expect(found.content).toContainEqual({ original: '좋은 하루 되세요', translation: null });
  });

  it('has the picture of a person', async () => {
    const path = await aPicture(test, author, 'profile');
    expect((await rest(test, 'put', '/api/user', { profileImageUrl: path }, author)).status).toBe(200);
    const { pictures } = await answer(test, moderator, CASE, { uuid: await caseOf(theUser(author.uuid)) });
    expect(pictures).toEqual([expect.stringContaining(path)]);
    expect((await rest(test, 'get', pictures[0])).status).toBe(200);
  });
});
