import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationsService } from '../translations/translations.service.js';

const server = new TranslationServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());

const work = (test: TestApp, { uuid }: { uuid: string }) =>
  test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid: uuid });

async function titleOf(test: TestApp, { uuid }: { uuid: string }): Promise<string> {
  const { data } = await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { titleVi } }', { uuid });
  return data['readPost'].titleVi;
}

describe('a provider that refuses', () => {
  const answerGoogle =
    (refuse: (texts: string[]) => boolean): TranslationServer['answer'] =>
    ({ texts, to }, response) => {
      if (refuse(texts)) return response.writeHead(400).end('{"error":{"message":"Unsafe text."}}');
      const translations = texts.map((text) => ({ translatedText: `<${to}> ${text}` }));
      response.end(JSON.stringify({ data: { translations } }));
    };

  it('one text does not lose the others of the call', async () => {
    const single = await startApp(translationSettings(url, 'google'));
    try {
      const writer = await aUser(single, { language: 'ko' });
      const post = await aPost(single, writer, { title: '겨울 옷', content: '어디서 사나요?' });
      server.answer = answerGoogle((texts) => texts.some((text) => text.includes('어디서')));
      await work(single, post);
      expect(await titleOf(single, post)).toBe('<vi> 겨울 옷');
      const kept = await single.database.manager.query(
        'select distinct field, state, is_final from translations order by field',
      );
      expect(kept).toEqual([
        { field: 'content', state: 'FAILED', is_final: true },
        { field: 'title', state: 'DONE', is_final: false },
      ]);
    } finally {
      await single.stop();
    }
  });

  const answering = (made: (text: string) => string): TranslationServer['answer'] => {
    return ({ texts }, response) => {
      const translations = texts.map((text) => ({ translatedText: made(text) }));
      response.end(JSON.stringify({ data: { translations } }));
    };
  };
  it.each([
    ['refuses everything', answerGoogle(() => true)],
    ['answers nothing', answering(() => '')],
    ['answers with what it was asked', answering((text) => text)],
    ['loses what is protected', answering((text) => text.replaceAll(/⟦\d+⟧/g, ''))],
  ])('or %s is in trouble itself: it rests, and no text is given up for it', async (_, answer) => {
    const single = await startApp(translationSettings(url, 'google'));
    try {
      const writer = await aUser(single, { language: 'ko' });
      const posts = [];
      for (const title of ['하나', '둘', '셋']) {
        const text = `${title} @Linh 겨울 옷은 어디서 사나요`;
        posts.push(await aPost(single, writer, { title: text, content: text }));
      }
      server.answer = answer;
      const last = posts.pop();
      for (const post of posts) await expect(work(single, post)).rejects.toThrow();
      const asked = server.asked.length;
      await expect(work(single, last ?? { uuid: '' })).rejects.toThrow('left alone');
      expect(server.asked).toHaveLength(asked);
      const states = 'select state, is_final, count(*)::int from translations group by 1, 2';
      expect(await single.database.manager.query(states)).toEqual([{ state: 'FAILED', is_final: false, count: 48 }]);
    } finally {
      await single.stop();
    }
  });

  it('a text is asked again where another one rests', async () => {
    const both = await startApp(translationSettings(url, 'libretranslate, google'));
    try {
      const writer = await aUser(both, { language: 'ko' });
      const first = await aPost(both, writer, { title: '하나', content: '어디서 사나요?' });
      server.answer = ({ provider, texts, to }, response) =>
        provider === 'google'
          ? response.end(
              JSON.stringify({ data: { translations: texts.map((t) => ({ translatedText: `<${to}> ${t}` })) } }),
            )
          : response.writeHead(429, { 'Retry-After': '600' }).end();
      await work(both, first);
      const second = await aPost(both, writer, { title: '둘', content: '@Linh 어디서 사나요?' });
      server.answer = ({ texts }, response) =>
        response.end(JSON.stringify({ data: { translations: texts.map(() => ({ translatedText: 'lost' })) } }));
      await expect(work(both, second)).rejects.toThrow('left alone');
    } finally {
      await both.stop();
    }
  });
});
