import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationsService } from '../translations/translations.service.js';

const server = new TranslationServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterEach(() => {
  server.answer = undefined;
});
afterAll(() => server.stop());

async function withApp(settings: Record<string, string>, work: (test: TestApp) => Promise<void>): Promise<void> {
  const test = await startApp({ ...translationSettings(url, 'google'), ...settings });
  try {
    await work(test);
  } finally {
    await test.stop();
  }
}

const translate = (test: TestApp, { uuid }: { uuid: string }) =>
  test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid: uuid });

async function statesOf(test: TestApp, { uuid }: { uuid: string }): Promise<Record<string, number>> {
  const rows: { state: string; count: number }[] = await test.database.manager.query(
    'select state, count(*)::int as count from translations where subject_uuid = $1 group by state',
    [uuid],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** The characters of today that count as the author's and as the provider's. */
async function countedOf(test: TestApp): Promise<{ ofAuthor: number; ofProvider: number }> {
  const [row] = await test.database.manager.query(`
    select (select coalesce(sum(characters), 0)::int from translation_allowances) as "ofAuthor",
      (select coalesce(sum(characters), 0)::int from translation_spending) as "ofProvider"`);
  return row;
}

/** The texts whose translation waits, and for how many seconds. */
async function waiting(test: TestApp): Promise<{ uuid: string; seconds: number }[]> {
  return test.database.manager.query(
    `select data->>'subjectUuid' as uuid, ceil(extract(epoch from start_after - now()))::int as seconds from jobs.job
     where name = 'translations.translate' and state = 'created' and start_after > now() + interval '1 second'`,
  );
}

describe('the characters of a day', () => {
  it('are waited for where the provider has none left', () =>
    withApp({ TRANSLATION_DAILY_CHARACTERS: '20' }, async (test) => {
      const post = await aPost(test, await aUser(test, { language: 'ko' }), {
        title: '겨울 옷',
        content: '어디서 사나요?',
      });
      await translate(test, post);
      expect(await statesOf(test, post)).toEqual({ DONE: 2, PENDING: 14 });
      expect(await waiting(test)).toMatchObject([{ uuid: post.uuid }]);
    }));

  it('are not used up by one person', () =>
    withApp({ TRANSLATION_DAILY_CHARACTERS_PER_AUTHOR: '200' }, async (test) => {
      const busy = await aUser(test, { language: 'ko' });
      const long = { title: '겨울 옷', content: `어디서 사나요? ${'🧥'.repeat(40)}` };
      const first = await aPost(test, busy, long);
      await translate(test, first);
      // However long: nobody is kept from a first text.
      expect(await statesOf(test, first)).toEqual({ DONE: 16 });
      const second = await aPost(test, busy, { title: '여름 옷', content: '어디서 사나요?' });
      await translate(test, second);
      expect(await statesOf(test, second)).toEqual({ PENDING: 16 });
      expect(await waiting(test)).toMatchObject([{ uuid: second.uuid }]);
      const other = await aPost(test, await aUser(test, { language: 'ko' }), long);
      await translate(test, other);
      expect(await statesOf(test, other)).toEqual({ DONE: 16 });
    }));

  it('are given back for what was not translated', () =>
    withApp({ TRANSLATION_DAILY_CHARACTERS_PER_AUTHOR: '200' }, async (test) => {
      const post = await aPost(test, await aUser(test, { language: 'ko' }), {
        title: '겨울 옷',
        content: '어디서 사나요?',
      });
      server.answer = (_asked, response) => void response.writeHead(500).end();
      await expect(translate(test, post)).rejects.toThrow('It answered 500.');
      expect(await countedOf(test)).toEqual({ ofAuthor: 0, ofProvider: 0 });
    }));

  it('are kept of what was paid before a later call of the same text failed', () =>
    withApp({ TRANSLATION_PROVIDERS: 'libretranslate' }, async (test) => {
      // More than a call takes: the title is a call of its own.
      const post = await aPost(test, await aUser(test, { language: 'ko' }), {
        title: '겨울 옷',
        content: '어디서 사나요? '.repeat(1_111),
      });
      server.answer = ({ texts }, response) => {
        const isTitle = texts[0] === '겨울 옷';
        response.writeHead(isTitle ? 200 : 500).end(JSON.stringify({ translatedText: ['Winter'] }));
      };
      await expect(translate(test, post)).rejects.toThrow('It answered 500.');
      const titles = 8 * '겨울 옷'.length;
      expect(await countedOf(test)).toEqual({ ofAuthor: titles, ofProvider: titles });
    }));

  it('are kept of an answer that was paid and is no translation', () =>
    withApp({}, async (test) => {
      const text = { title: '겨울 옷', content: '안산에서 겨울 옷을 어디서 사나요?' };
      const post = await aPost(test, await aUser(test, { language: 'ko' }), text);
      server.answer = ({ texts }, response) => {
        response.end(JSON.stringify({ data: { translations: texts.map((translatedText) => ({ translatedText })) } }));
      };
      await translate(test, post);
      // A name may be written alike; a sentence that comes back as it was is refused.
      expect(await statesOf(test, post)).toEqual({ DONE: 8, FAILED: 8 });
      const all = 8 * (text.title.length + text.content.length);
      expect(await countedOf(test)).toEqual({ ofAuthor: all, ofProvider: all });
    }));
});

describe('the languages of a text', () => {
  it('are counted together: eight need no more statements than one', async () => {
    const counts: number[] = [];
    for (const LIBRETRANSLATE_LANGUAGES of ['ko,en', 'ko,en,zh,ja,th,vi,km,tl,bn'])
      await withApp({ ...translationSettings(url, 'libretranslate'), LIBRETRANSLATE_LANGUAGES }, async (test) => {
        const post = await aPost(test, await aUser(test, { language: 'ko' }), {
          title: '겨울 옷',
          content: '어디서 사나요?',
        });
        counts.push(await countStatements(() => translate(test, post)));
        const done = LIBRETRANSLATE_LANGUAGES.split(',').length - 1;
        expect(await statesOf(test, post)).toMatchObject({ DONE: 2 * done });
      });
    expect(counts[1]).toBeLessThanOrEqual(counts[0] ?? 0);
  });
});

describe('a text that is written', () => {
  it('is translated before all that is translated anew', () =>
    withApp({}, async (test) => {
      const writer = await aUser(test, { language: 'ko' });
      const old = await aPost(test, writer, { title: '겨울 옷', content: '어디서 사나요?' });
      await translate(test, old);
      await test.database.manager.query(`delete from jobs.job where name = 'translations.translate'`);
      await test.app.get(TranslationsService).retranslate({ subjectType: 'post', subjectUuid: old.uuid });
      const fresh = await aPost(test, writer, { title: '여름 옷', content: '어디서 사나요?' });
      const order = await test.database.manager.query(
        `select data->>'subjectUuid' as uuid from jobs.job where name = 'translations.translate'
         order by priority desc, created_on`,
      );
      expect(order).toEqual([{ uuid: fresh.uuid }, { uuid: old.uuid }]);
    }));
});

describe('a text that is changed', () => {
  it('is translated a minute later, once for all that was changed by then', () =>
    withApp({}, async (test) => {
      const writer = await aUser(test, { language: 'ko' });
      const post = await aPost(test, writer, { title: '겨울 옷', content: '어디서 사나요?' });
      expect(await waiting(test)).toEqual([]);
      await translate(test, post);
      await test.database.manager.query(`delete from jobs.job where name = 'translations.translate'`);
      for (const content of ['어디서 살까요?', '어디서 살까요? 안산이요.', '안산 어디서 살까요?']) {
        const edit = { title: '겨울 옷', content };
        expect((await rest(test, 'put', `/api/post/${post.uuid}`, edit, { token: writer.token })).status).toBe(200);
      }
      expect(await waiting(test)).toEqual([{ uuid: post.uuid, seconds: 60 }]);
    }));

  it('is not translated again where nothing of it changed', () =>
    withApp({}, async (test) => {
      const writer = await aUser(test, { language: 'ko' });
      const post = await aPost(test, writer, { title: '겨울 옷', content: '어디서 사나요?' });
      await translate(test, post);
      await test.database.manager.query(`delete from jobs.job where name = 'translations.translate'`);
      const same = { title: '겨울 옷', content: '어디서 사나요?', hashtags: ['옷'] };
      await rest(test, 'put', `/api/post/${post.uuid}`, same, { token: writer.token });
      const jobs = await test.database.manager.query(`select 1 from jobs.job where name = 'translations.translate'`);
      expect(jobs).toEqual([]);
    }));
});
