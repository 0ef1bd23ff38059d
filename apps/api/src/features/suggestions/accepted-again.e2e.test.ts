import { decideSuggestion } from '../../../test/suggestion-factories.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import type { SubjectType } from '../translations/translation-subjects.js';
import { TranslationsService } from '../translations/translations.service.js';

const server = new TranslationServer();
let translating: TestApp;
let bare: TestApp;
beforeAll(async () => {
  const url = await server.start();
  [translating, bare] = [await startApp(translationSettings(url, 'google')), await startApp()];
});
afterAll(async () => {
  await Promise.all([translating.stop(), bare.stop()]);
  server.stop();
});

const KOREAN = { title: '겨울 옷', content: NINE_SCRIPTS.ko };
const OTHER = { title: '겨울 옷', content: '다른 이야기입니다' };

/** People of one Haiko, and what they do. */
async function people(test: TestApp) {
  const [author, reader] = [await aUser(test, { language: 'ko' }), await aUser(test, { language: 'vi' })];
  const work = (subjectUuid: string, subjectType: SubjectType = 'post') =>
    test.app.get(TranslationsService).translate({ subjectType, subjectUuid });
  const edit = async (uuid: string, post: object) =>
    expect((await rest(test, 'put', `/api/post/${uuid}`, post, author)).status).toBe(200);
  const accepted = async (subjectUuid: string, text: string, changes: object = {}, by: TestUser = author) => {
    const body = { subjectType: 'post', subjectUuid, field: 'content', language: 'vi', text, ...changes };
    const { uuid } = (await rest(test, 'post', '/api/translation/suggest', body, reader)).body;
    const decided = await decideSuggestion(test, uuid, 'accept', by);
    expect(decided.body).toMatchObject({ state: 'ACCEPTED' });
  };
  return { author, reader, work, edit, accepted };
}

async function vietnamese(test: TestApp, uuid: string): Promise<string> {
  const { data } = await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { contentVi } }', { uuid });
  return data['readPost'].contentVi;
}

const stateOf = async (test: TestApp, uuid: string) =>
  (
    await test.database.manager.query(
      `select state from translations where subject_uuid = $1 and field = 'content' and language = 'vi'`,
      [uuid],
    )
  )[0]?.state;

describe('a translation that people accepted', () => {
  it('is there again, found and left alone by machines, once the text says again what it was accepted for', async () => {
    const { author, work, edit, accepted } = await people(translating);
    const post = await aPost(translating, author, KOREAN);
    await work(post.uuid);
    await accepted(post.uuid, NINE_SCRIPTS.vi);
    await edit(post.uuid, OTHER);
    await work(post.uuid);
    expect(await vietnamese(translating, post.uuid)).toBe('<vi> 다른 이야기입니다');

    await edit(post.uuid, KOREAN);
    expect(await vietnamese(translating, post.uuid)).toBe(NINE_SCRIPTS.vi);
    expect(await stateOf(translating, post.uuid)).toBe('HUMAN');
    const search = '{ readPostsByKeyword(keyword: "ao am", take: 50) { items { uuid } } }';
    expect((await query(translating, search)).data['readPostsByKeyword'].items).toContainEqual({ uuid: post.uuid });
    server.asked.length = 0;
    await work(post.uuid);
    // The other seven languages; the title never changed.
    expect(server.asked.map(({ to }) => to).sort()).toEqual(['bn', 'en', 'ja', 'km', 'th', 'tl', 'zh-CN'].sort());
    expect(await vietnamese(translating, post.uuid)).toBe(NINE_SCRIPTS.vi);
  });

  it('comes back at once, too, where the change was undone before anything was translated', async () => {
    const { author, work, edit, accepted } = await people(translating);
    const post = await aPost(translating, author, KOREAN);
    await work(post.uuid);
    await accepted(post.uuid, NINE_SCRIPTS.vi);
    await edit(post.uuid, OTHER);
    await edit(post.uuid, KOREAN);
    await work(post.uuid);
    expect(await vietnamese(translating, post.uuid)).toBe(NINE_SCRIPTS.vi);
  });

  it('is the latest of several, and of a comment as well', async () => {
    const { author, work, edit, accepted } = await people(translating);
    const post = await aPost(translating, author, KOREAN);
    const { uuid } = await aComment(translating, author, { postUuid: post.uuid, content: NINE_SCRIPTS.ko });
    await accepted(post.uuid, 'Mua áo ấm ở đâu?');
    await accepted(post.uuid, NINE_SCRIPTS.vi);
    await accepted(uuid, 'Ở chợ cạnh ga.', { subjectType: 'comment' });
    await edit(post.uuid, OTHER);
    await edit(post.uuid, KOREAN);
    expect(await vietnamese(translating, post.uuid)).toBe(NINE_SCRIPTS.vi);
    for (const content of [OTHER.content, NINE_SCRIPTS.ko]) {
      await rest(translating, 'put', `/api/comment/${uuid}`, { content }, author);
      await work(uuid, 'comment');
    }
    const document = 'query ($uuid: ID!) { readPost(uuid: $uuid) { comments { contentVi } } }';
    const { data } = await query(translating, document, { uuid: post.uuid });
    expect(data['readPost'].comments).toEqual([{ contentVi: 'Ở chợ cạnh ga.' }]);
  });

  it('is there again where no machine translates', async () => {
    const { author, edit, accepted } = await people(bare);
    const post = await aPost(bare, author, KOREAN);
    await accepted(post.uuid, NINE_SCRIPTS.vi);
    await edit(post.uuid, OTHER);
    expect(await vietnamese(bare, post.uuid)).toBe(OTHER.content);
    await edit(post.uuid, KOREAN);
    expect(await vietnamese(bare, post.uuid)).toBe(NINE_SCRIPTS.vi);
    expect(await stateOf(bare, post.uuid)).toBe('HUMAN');
  });

  it('gives way to the words that an administrator writes beside the original', async () => {
    for (const test of [translating, bare]) {
      const { accepted } = await people(test);
      const admin = await anAdmin(test);
      const input = { board: 'NOTICE', title: '알림', content: NINE_SCRIPTS.ko, originalLanguage: 'ko' };
      const create = 'mutation ($input: BoardPostInput!) { createBoardPost(input: $input) { uuid } }';
      const { uuid } = (await query(test, create, { input }, admin)).data['createBoardPost'];
      await accepted(uuid, 'Mua áo ấm ở đâu?', {}, admin);
      const update = `mutation ($uuid: ID!, $input: BoardPostInput!) {
        updateBoardPost(uuid: $uuid, input: $input) { contentVi } }`;
      await query(test, update, { uuid, input: { ...input, content: OTHER.content } }, admin);
      const words = { ...input, contents: { vi: NINE_SCRIPTS.vi } };
      const { data } = await query(test, update, { uuid, input: words }, admin);
      expect(data['updateBoardPost']).toEqual({ contentVi: NINE_SCRIPTS.vi });
    }
  });
});
