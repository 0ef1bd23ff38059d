import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { anAdmin } from '../../../test/board-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { chatReply, namedTexts, translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationsService } from '../translations/translations.service.js';
import { ProviderRecords } from './provider-records.js';

const server = new TranslationServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());
afterEach(() => {
  server.answer = undefined;
});

async function withApp(providers: string, work: (test: TestApp) => Promise<void>): Promise<void> {
  const test = await startApp(translationSettings(url, providers));
  try {
    await work(test);
  } finally {
    await test.stop();
  }
}

const translate = (test: TestApp, { uuid }: { uuid: string }) =>
  test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid: uuid });

const statesOf = (test: TestApp, { uuid }: { uuid: string }): Promise<unknown> =>
  test.database.manager.query(
    'select state, is_final as final, provider, count(*)::int from translations where subject_uuid = $1 group by 1, 2, 3',
    [uuid],
  );

async function troublesOf(test: TestApp) {
  await test.app.get(ProviderRecords).flush();
  const text = '{ readTranslationProviders { name problem troubledSince } readDeskCounts { providers } }';
  return (await query(test, text, {}, await anAdmin(test))).data;
}

const refusingKeys: TranslationServer['answer'] = (_asked, response) =>
  response.writeHead(400).end('{"error":{"message":"API key not valid."}}');

describe('a key that goes bad in the midst', () => {
  it('leaves nothing final, uses up no tries, and stands at the desk until it is right', () =>
    withApp('google', async (test) => {
      const writer = await aUser(test, { language: 'ko' });
      const before = await aPost(test, writer, { title: '겨울 옷', content: '어디서 사나요?' });
      await translate(test, before);
      server.answer = refusingKeys;
      const post = await aPost(test, writer, { title: '여름 옷', content: '어디서 사나요?' });
      await translate(test, post);
      await translate(test, post);
      expect(await statesOf(test, post)).toEqual([{ state: 'FAILED', final: false, provider: null, count: 16 }]);
      const waiting = await test.database.manager.query(
        `select count(*)::int from jobs.job where singleton_key = $1 and start_after > now() + interval '1 minute'`,
        [`post:${post.uuid}:key`],
      );
      expect(waiting).toEqual([{ count: 1 }]);
      expect(await troublesOf(test)).toEqual({
        readTranslationProviders: [
          { name: 'google', problem: 'It does not accept our key.', troubledSince: expect.any(String) },
        ],
        readDeskCounts: { providers: 1 },
      });
    }));

  it('lets the next provider stand in', () =>
    withApp('google, chat', async (test) => {
      const post = await aPost(test, await aUser(test, { language: 'ko' }), { title: '겨울 옷', content: '어디서?' });
      server.answer = (asked, response) => {
        if (asked.provider === 'google') return response.writeHead(401).end();
        const made = asked.texts.map((text) => `<${asked.to}> ${text}`);
        response.end(JSON.stringify(chatReply({ content: JSON.stringify(namedTexts(made)) })));
      };
      await translate(test, post);
      expect(await statesOf(test, post)).toEqual([{ state: 'DONE', final: false, provider: 'chat', count: 16 }]);
    }));
});

describe('a chat model that writes another language', () => {
  it('is refused by the checks, paid for, and tells nobody that the text is impossible', () =>
    withApp('chat', async (test) => {
      const content = '회사에서 월급을 두 달 동안 받지 못했는데 어디에 물어봐야 하는지 아시는 분 계신가요?';
      const post = await aPost(test, await aUser(test, { language: 'ko' }), { title: content, content });
      const english = 'The company has not paid my salary for two months, does anybody know where I should ask?';
      server.answer = ({ texts }, response) =>
        response.end(JSON.stringify(chatReply({ content: JSON.stringify(namedTexts(texts.map(() => english))) })));
      await expect(translate(test, post)).rejects.toThrow();
      const [done] = await test.database.manager.query(
        `select string_agg(distinct language, ',') as languages from translations where state = 'DONE'`,
      );
      expect(done.languages).toBe('en');
      expect(await test.database.manager.query('select 1 from translations where is_final')).toEqual([]);
      const [{ spent }] = await test.database.manager.query(
        'select characters::int as spent from translation_spending',
      );
      expect(spent).toBeGreaterThanOrEqual(content.length * 2 * 8);
    }));
});
