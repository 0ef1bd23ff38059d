import { decideSuggestion } from '../../../test/suggestion-factories.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import type { SubjectType } from './translation-subjects.js';
import { TranslationsService } from './translations.service.js';

const server = new TranslationServer();
let test: TestApp;
let author: TestUser;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
  author = await aUser(test, { language: 'ko' });
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

const work = (subjectUuid: string, subjectType: SubjectType = 'post') =>
  test.app.get(TranslationsService).translate({ subjectType, subjectUuid });

describe('a text of which one part is translated', () => {
  const STATES = `query ($uuid: ID!) {
    readPost(uuid: $uuid) { translationState shown(language: vi) { title language isTranslated state } }
    text: readTranslatedText(subjectType: "post", subjectUuid: $uuid, language: vi) { shownLanguage state }
  }`;

  it('is shown as it was written, and says so alike wherever it is read, be the part made or accepted', async () => {
    const reader = await aUser(test, { language: 'vi' });
    const post = await aPost(test, author, { title: '겨울 옷', content: '@Linh 에게 물어보세요' });
    const read = async () =>
      (await query(test, STATES, { uuid: post.uuid }, { token: reader.token, language: 'vi' })).data;
    const asWritten = {
      readPost: {
        translationState: 'PENDING',
        shown: { title: '겨울 옷', language: 'ko', isTranslated: false, state: 'PENDING' },
      },
      text: { shownLanguage: 'ko', state: 'PENDING' },
    };
    const suggest = async (field: string, text: string) => {
      const body = { subjectType: 'post', subjectUuid: post.uuid, field, language: 'vi', text };
      const { uuid } = (await rest(test, 'post', '/api/translation/suggest', body, reader)).body;
      await decideSuggestion(test, uuid, 'accept', author);
    };
    // The name in it gets lost on the way: there is a title, and no content.
    server.answer = ({ texts, to }, response) => {
      const translations = texts.map((text) => ({ translatedText: `<${to}> ${text.replaceAll(/⟦\d+⟧/g, 'lost')}` }));
      response.end(JSON.stringify({ data: { translations } }));
    };
    await work(post.uuid);
    server.answer = undefined;
    expect(await read()).toEqual(asWritten);
    await suggest('title', 'Áo mùa đông');
    expect(await read()).toEqual(asWritten);
    await suggest('content', '@Linh biết đấy');
    expect(await read()).toEqual({
      readPost: {
        translationState: 'DONE',
        shown: { title: 'Áo mùa đông', language: 'vi', isTranslated: true, state: 'DONE' },
      },
      text: { shownLanguage: 'vi', state: 'DONE' },
    });
  });
});

describe('who wrote a text', () => {
  it('is shown their own words in every language of the app, and finds the translation one tap away', async () => {
    const writer = await aUser(test, { language: 'km' });
    const post = await aPost(test, writer, { title: '겨울 옷', content: NINE_SCRIPTS.ko, originalLanguage: 'ko' });
    const comment = await aComment(test, writer, { postUuid: post.uuid, content: '안녕하세요 👍' });
    await work(post.uuid);
    await work(comment.uuid, 'comment');
    const read = `query ($uuid: ID!) {
      readPost(uuid: $uuid) {
        shown(language: km) { title content language isTranslated state }
        comments { shown(language: km) { content language isTranslated state } }
      }
      readPosts { items { uuid shown(language: km) { title language } } }
      text: readTranslatedText(subjectType: "post", subjectUuid: $uuid, language: km) {
        shownLanguage state isMine fields { translation }
      }
    }`;
    const { data } = await query(test, read, { uuid: post.uuid }, writer);
    const asWritten = { language: 'ko', isTranslated: false, state: 'DONE' };
    expect(data['readPost']).toEqual({
      shown: { title: '겨울 옷', content: NINE_SCRIPTS.ko, ...asWritten },
      comments: [{ shown: { content: '안녕하세요 👍', ...asWritten } }],
    });
    expect(data['readPosts'].items).toContainEqual({ uuid: post.uuid, shown: { title: '겨울 옷', language: 'ko' } });
    expect(data['text']).toEqual({
      ...{ shownLanguage: 'ko', state: 'DONE', isMine: true },
      fields: [{ translation: '<km> 겨울 옷' }, { translation: `<km> ${NINE_SCRIPTS.ko}` }],
    });
    const reader = await aUser(test, { language: 'km' });
    const others = await query(test, read, { uuid: post.uuid }, reader);
    expect(others.data['readPost'].comments[0].shown).toMatchObject({ language: 'km', isTranslated: true });
    expect(others.data['text']).toMatchObject({ shownLanguage: 'km', isMine: false });
  });
});

describe('a reader who reads the original’s language too', () => {
  const SHOWN = `query ($uuid: ID!) { readPost(uuid: $uuid) {
    shown(language: vi) { title content language isTranslated state }
    comments { shown(language: vi) { content language isTranslated state } }
  } }`;
  const TEXT = `query ($subjectUuid: ID!, $subjectType: String!) {
    readTranslatedText(subjectType: $subjectType, subjectUuid: $subjectUuid, language: vi) {
      originalLanguage shownLanguage state fields { field original translation }
    }
  }`;
  const textOf = (subjectUuid: string, caller: { token?: string }, subjectType = 'post') =>
    query(test, TEXT, { subjectUuid, subjectType }, caller);

  it('is shown it as it was written, and finds the translation one tap away', async () => {
    const bilingual = await aUser(test, { language: 'vi' });
    await rest(test, 'put', '/api/user', { readingLanguages: ['ko', 'en'] }, { token: bilingual.token });
    const post = await aPost(test, author, { title: '겨울 옷', content: NINE_SCRIPTS.ko });
    const comment = await aComment(test, author, { postUuid: post.uuid, content: '역 앞 시장이요' });
    await work(post.uuid);
    await work(comment.uuid, 'comment');
    const { data } = await query(test, SHOWN, { uuid: post.uuid }, { token: bilingual.token });
    const asWritten = { language: 'ko', isTranslated: false, state: 'DONE' };
    expect(data['readPost']).toEqual({
      shown: { title: '겨울 옷', content: NINE_SCRIPTS.ko, ...asWritten },
      comments: [{ shown: { content: '역 앞 시장이요', ...asWritten } }],
    });
    const text = await textOf(post.uuid, bilingual);
    expect(text.data['readTranslatedText']).toEqual({
      ...{ originalLanguage: 'ko', shownLanguage: 'ko', state: 'DONE' },
      fields: [
        { field: 'title', original: '겨울 옷', translation: '<vi> 겨울 옷' },
        { field: 'content', original: NINE_SCRIPTS.ko, translation: `<vi> ${NINE_SCRIPTS.ko}` },
      ],
    });
    const monolingual = await aUser(test, { language: 'vi' });
    const others = await query(test, SHOWN, { uuid: post.uuid }, { token: monolingual.token });
    expect(others.data['readPost'].shown).toMatchObject({ language: 'vi', isTranslated: true, title: '<vi> 겨울 옷' });
    expect((await textOf(post.uuid, monolingual)).data['readTranslatedText'].shownLanguage).toBe('vi');
  });

  it('sees no text that is hidden from them, or that is none', async () => {
    const post = await aPost(test, author, { title: '겨울 옷', content: NINE_SCRIPTS.ko });
    const stranger = await aUser(test);
    await rest(test, 'post', `/api/user/block/${stranger.uuid}`, undefined, { token: author.token });
    expect((await textOf(post.uuid, stranger)).data['readTranslatedText']).toBeNull();
    expect((await textOf(author.uuid, author)).data['readTranslatedText']).toBeNull();
    expect((await textOf(post.uuid, author, 'user')).data['readTranslatedText']).toBeNull();
    expect((await textOf(author.uuid, {}, 'resume')).data['readTranslatedText']).toBeNull();
  });

  it('may be a visitor, who sees of it what everybody does', async () => {
    const post = await aPost(test, author, { title: '겨울 옷', content: NINE_SCRIPTS.ko });
    await work(post.uuid);
    const { data } = await query(test, TEXT, { subjectUuid: post.uuid, subjectType: 'post' });
    expect(data['readTranslatedText'].fields[0]).toEqual({
      field: 'title',
      original: '겨울 옷',
      translation: '<vi> 겨울 옷',
    });
    await test.database.manager.query('update posts set hidden_at = now() where uuid = $1', [post.uuid]);
    expect((await textOf(post.uuid, {})).data['readTranslatedText']).toBeNull();
  });
});
