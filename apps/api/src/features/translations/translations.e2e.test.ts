import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { listenLive } from '../../../test/live.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import type { SubjectType } from './translation-subjects.js';
import { TranslationsService } from './translations.service.js';

const server = new TranslationServer();
let url = '';
let test: TestApp;
let author: TestUser;
beforeAll(async () => {
  url = await server.start();
  test = await startApp(translationSettings(url, 'deepl, google'));
  author = await aUser(test, { language: 'ko' });
});
afterAll(async () => {
  await test.stop();
  server.stop();
});
beforeEach(() => {
  server.asked.length = 0;
  server.answer = undefined;
});

const work = (subjectUuid: string, subjectType: SubjectType = 'post', app = test) =>
  app.app.get(TranslationsService).translate({ subjectType, subjectUuid });

const READ = `query ($uuid: ID!) { readPost(uuid: $uuid) {
  title content originalLanguage translationState
  ${LANGUAGES.map((code) => `${code}: shown(language: ${code}) { title content language isTranslated }`).join('\n')}
} }`;

async function read(uuid: string, language: Language = 'en', app = test) {
  return (await query(app, READ, { uuid }, { language })).data['readPost'];
}

async function states(uuid: string): Promise<Record<string, string>> {
  const rows: { field: string; language: string; state: string }[] = await test.database.manager.query(
    'select field, language, state from translations where subject_uuid = $1',
    [uuid],
  );
  return Object.fromEntries(rows.map(({ field, language, state }) => [`${field}.${language}`, state]));
}

describe('a post that was written', () => {
  it('waits for nobody: it is there at once, and its translations are on their way', async () => {
    const post = await aPost(test, author, { title: '겨울 옷', content: '어디서 사나요?' });
    expect(server.asked).toEqual([]);
    expect(await read(post.uuid, 'vi')).toMatchObject({ translationState: 'PENDING', vi: { isTranslated: false } });
    expect(await read(post.uuid, 'ko')).toMatchObject({ translationState: 'SOURCE' });
    await work(post.uuid);
    expect(await read(post.uuid, 'vi')).toMatchObject({ translationState: 'DONE', vi: { title: '<VI> 겨울 옷' } });
  });

  it('goes to the first provider that knows the languages, all its texts in one call', async () => {
    const post = await aPost(test, author, { title: '겨울 옷', content: '어디서 사나요?\n안산입니다.' });
    await work(post.uuid);
    expect(server.asked).toHaveLength(8);
    // DeepL knows no Khmer.
    expect(server.asked.filter(({ provider }) => provider === 'google').map(({ to }) => to)).toEqual(['km']);
    expect(server.asked.every(({ texts }) => texts.length === 2)).toBe(true);
    await work(post.uuid);
    expect(server.asked).toHaveLength(8);
  });

  it('is translated anew where it was changed, and never overwritten by what was made of the old text', async () => {
    const post = await aPost(test, author, { title: '겨울 옷', content: '어디서 사나요?' });
    let isEdited = false;
    server.answer = ({ texts, provider, to }, response) => {
      const finish = () => {
        const made = texts.map((text) => `<${to}> ${text}`);
        response.end(
          JSON.stringify(
            provider === 'deepl'
              ? { translations: made.map((text) => ({ text })) }
              : { data: { translations: made.map((translatedText) => ({ translatedText })) } },
          ),
        );
      };
      if (isEdited) return finish();
      isEdited = true;
      const edit = { title: '겨울 옷', content: '여름 옷은요?' };
      void rest(test, 'put', `/api/post/${post.uuid}`, edit, { token: author.token }).then(finish);
    };
    await work(post.uuid);
    expect((await states(post.uuid))['title.vi']).toBe('DONE');
    expect(['PENDING', 'STALE', 'DONE']).toContain((await states(post.uuid))['content.vi']);
    expect((await read(post.uuid)).vi.content).not.toContain('어디서');
    await work(post.uuid);
    expect((await read(post.uuid)).vi).toMatchObject({ title: '<VI> 겨울 옷', content: '<VI> 여름 옷은요?' });
  });

  it('with nothing but links and numbers is not translated at all', async () => {
    const post = await aPost(test, author, { title: '🙂', content: 'https://haiko.test 010-1234-5678' });
    await work(post.uuid);
    expect(server.asked).toEqual([]);
    expect(new Set(Object.values(await states(post.uuid)))).toEqual(new Set(['SKIPPED']));
  });

  it('keeps names, tags, links and visa codes, and no text that lost one', async () => {
    const post = await aPost(test, author, { title: 'E-9 비자', content: '@Linh 에게 https://a.test/ko 물어보세요' });
    server.answer = ({ texts, provider, to }, response) => {
      // Of these texts alone: it does other sentences, so that it is not the provider's fault.
      const made = texts.map((text) =>
        to === 'VI' && /비자|물어/.test(text) ? text.replaceAll(/⟦\d+⟧/g, '') : `${to} ${text}`,
      );
      response.end(
        JSON.stringify(
          provider === 'deepl'
            ? { translations: made.map((text) => ({ text })) }
            : { data: { translations: made.map((translatedText) => ({ translatedText })) } },
        ),
      );
    };
    await work(post.uuid);
    const shown = await read(post.uuid);
    expect(shown.en.content).toBe('EN-US @Linh 에게 https://a.test/ko 물어보세요');
    // The next provider stands in for the one that lost them.
    expect(shown.vi).toMatchObject({ title: 'vi E-9 비자', content: 'vi @Linh 에게 https://a.test/ko 물어보세요' });
    expect(server.asked[0]?.texts).toEqual(['⟦0⟧ 비자', '⟦0⟧ 에게 ⟦1⟧ 물어보세요']);
  });
});

describe('the language of a post', () => {
  it('is corrected by its author alone, and what was made of the wrong one is made anew', async () => {
    const writer = await aUser(test, { language: 'en' });
    const post = await aPost(test, writer, {
      title: 'Angkor',
      content: 'Bayon, Angkor, Ansan',
      originalLanguage: 'en',
    });
    const correct = (body: object, caller: { token?: string } = {}) =>
      rest(test, 'put', `/api/post/${post.uuid}/language`, body, caller);
    expect((await correct({ originalLanguage: 'tl' })).status).toBe(401);
    expect((await correct({ originalLanguage: 'xx' }, { token: writer.token })).status).toBe(400);
    expect((await correct({ originalLanguage: 'tl' }, { token: author.token })).status).toBe(403);
    await work(post.uuid);
    expect((await read(post.uuid)).tl.isTranslated).toBe(true);
    const reply = await correct({ originalLanguage: 'tl' }, { token: writer.token });
    expect(reply.body).toMatchObject({ originalLanguage: 'tl', title: 'Angkor', content: 'Bayon, Angkor, Ansan' });
    await work(post.uuid);
    expect(await read(post.uuid)).toMatchObject({
      tl: { title: 'Angkor', isTranslated: false },
      en: { title: '<EN-US> Angkor' },
    });
  });
});

describe('a comment', () => {
  it('is translated as a post is', async () => {
    const post = await aPost(test, author);
    const comment = await aComment(test, author, { postUuid: post.uuid, content: '역 앞 시장이요' });
    await work(comment.uuid, 'comment');
    const { data } = await query(
      test,
      'query ($uuid: ID!) { readPost(uuid: $uuid) { comments { content contentKm translationState } } }',
      { uuid: post.uuid },
      { language: 'km' },
    );
    const translated = { content: '역 앞 시장이요', contentKm: '<km> 역 앞 시장이요', translationState: 'DONE' };
    expect(data['readPost'].comments).toEqual([translated]);
  });
});

describe('the background work', () => {
  it('translates what people write, tells who is looking, and stops where the day has no characters left', async () => {
    const busy = await startApp({ ...translationSettings(url, 'google'), BACKGROUND_JOBS: 'on' });
    try {
      const writer = await aUser(busy, { language: 'th' });
      const live = await listenLive(busy, writer);
      const post = await aPost(busy, writer, { title: '겨울 옷', content: '어디서 사나요?' });
      const event = await live.hear(({ name }) => name === 'translation');
      expect(event.data).toEqual({ kind: 'post', uuid: post.uuid, lang: 'th' });
      expect((await read(post.uuid, 'th', busy)).th.title).toBe('<th> 겨울 옷');
      live.close();
    } finally {
      await busy.stop();
    }
  });
});

describe('without a provider', () => {
  it('texts show in their own language and the page says so', async () => {
    const bare = await startApp();
    try {
      const writer = await aUser(bare, { language: 'km' });
      const post = await aPost(bare, writer, { title: 'សួស្តី', content: NINE_SCRIPTS.km });
      expect(await read(post.uuid, 'bn', bare)).toMatchObject({
        translationState: 'UNSUPPORTED',
        bn: { content: NINE_SCRIPTS.km, language: 'km', isTranslated: false },
      });
      expect(await bare.database.manager.query('select 1 from translations')).toEqual([]);
    } finally {
      await bare.stop();
    }
  });
});
