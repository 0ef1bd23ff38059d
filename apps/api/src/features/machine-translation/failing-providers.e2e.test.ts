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
beforeEach(() => {
  server.asked.length = 0;
  server.answer = undefined;
});

const work = ({ app }: TestApp, subjectUuid: string) =>
  app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid });

/** What a Vietnamese reader sees of a post. */
async function read(test: TestApp, uuid: string) {
  const text = `query ($uuid: ID!) { readPost(uuid: $uuid) { title translationState shown(language: vi) { title content } } }`;
  return (await query(test, text, { uuid }, { language: 'vi' })).data['readPost'];
}

describe('a text that a provider cannot translate', () => {
  it('fails alone, is not asked again, and costs nothing where no answer came', async () => {
    const single = await startApp(translationSettings(url, 'google'));
    try {
      const writer = await aUser(single, { language: 'ko' });
      const post = await aPost(single, writer, { title: '겨울 옷', content: '@Linh 에게 물어보세요' });
      server.answer = ({ texts }, response) => {
        const translations = texts.map((text) => ({ translatedText: text.replaceAll(/⟦\d+⟧/g, 'lost') }));
        response.end(JSON.stringify({ data: { translations } }));
      };
      await work(single, post.uuid);
      expect((await read(single, post.uuid)).shown).toMatchObject({
        title: '겨울 옷',
        content: '@Linh 에게 물어보세요',
      });
      const asked = server.asked.length;
      await work(single, post.uuid);
      expect(server.asked).toHaveLength(asked);

      const spent = async (): Promise<string> =>
        (await single.database.manager.query('select sum(characters) as spent from translation_spending'))[0].spent;
      const before = await spent();
      server.answer = (_asked, response) => void response.writeHead(500).end();
      const other = await aPost(single, writer, { title: '여름 옷', content: '어디서 사나요?' });
      await expect(work(single, other.uuid)).rejects.toThrow();
      expect(await spent()).toBe(before);
    } finally {
      await single.stop();
    }
  });
});

describe('a provider that fails', () => {
  it('harms nothing: the next one stands in, and where there is none the work is tried again', async () => {
    const troubled = await startApp(translationSettings(url, 'deepl, google'));
    try {
      const writer = await aUser(troubled, { language: 'ko' });
      const post = await aPost(troubled, writer, { title: '겨울 옷', content: '어디서 사나요?' });
      server.answer = (_asked, response) => void response.writeHead(500).end();
      const before = server.asked.length;
      // The languages are asked for side by side: the first to fail may be one that comes when both are left alone already.
      await expect(work(troubled, post.uuid)).rejects.toThrow(/It answered 500\.|left alone/);
      expect(new Set(server.asked.slice(before).map(({ provider }) => provider))).toEqual(new Set(['deepl', 'google']));
      expect(await read(troubled, post.uuid)).toMatchObject({ title: '겨울 옷', translationState: 'PENDING' });
      const asked = server.asked.length;
      // Both are left alone for a while now.
      await expect(work(troubled, post.uuid)).rejects.toThrow('left alone');
      expect(server.asked).toHaveLength(asked);
    } finally {
      await troubled.stop();
    }
  });
});
