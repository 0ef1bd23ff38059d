import { startApp, type TestApp } from '../../../test/app.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationBacklog } from './translation-backlog.js';
import { TranslationsService } from './translations.service.js';

const server = new TranslationServer();
let test: TestApp;
let author: TestUser;
beforeEach(async () => {
  const settings = { TRANSLATION_DAILY_CHARACTERS: '50', TRANSLATION_DAILY_CHARACTERS_PER_AUTHOR: '1000' };
  test = await startApp({ ...translationSettings(await server.start(), 'deepl, google'), ...settings });
  author = await aUser(test, { language: 'ko' });
});
afterEach(async () => {
  await test.stop();
  server.stop();
  server.answer = undefined;
});

const backlog = () => test.app.get(TranslationBacklog);
const work = (subjectUuid: string) => test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid });

describe('what it takes to have everything translated', () => {
  it('is said by provider: the characters of each original for each language whose turn is its', async () => {
    const post = await aPost(test, author, { title: '겨울 옷', content: '어디서 사나요?' });
    await aComment(test, author, { postUuid: post.uuid, content: 'អាវរងា' });
    const { texts, providers, ...budgets } = await backlog().estimate();
    expect(Object.fromEntries(texts.map(({ type, count }) => [type, count]))).toEqual({
      post: 1,
      comment: 1,
      'job-posting': 0,
      resume: 0,
      application: 0,
      'application-note': 0,
    });
    // DeepL knows no Khmer: of Korean it gets seven languages, Google one; of the Khmer comment Google gets all eight.
    const [korean, khmer] = ['겨울 옷어디서 사나요?'.length, 'អាវរងា'.length];
    expect(providers).toEqual([
      { name: 'deepl', characters: 7 * korean, days: 2 },
      { name: 'google', characters: korean + 8 * khmer, days: 2 },
    ]);
    expect(budgets).toEqual({ dailyCharacters: 50, dailyCharactersPerAuthor: 1000 });
  });
});

describe('what is left to translate', () => {
  it('shrinks with the work, not with the asking, and says what waits for another day', async () => {
    const short = await aPost(test, author, { title: '옷', content: '겨울' });
    expect(await backlog().remaining()).toEqual({ all: 16, tomorrow: 0, failing: 0 });
    await work(short.uuid);
    expect(await backlog().remaining()).toEqual({ all: 0, tomorrow: 0, failing: 0 });
    const long = await aPost(test, author, { title: '겨울 옷', content: '어디서 사나요? 안산이나 수원에서요.' });
    await work(long.uuid);
    const { all, tomorrow, failing } = await backlog().remaining();
    expect(all).toBeGreaterThan(0);
    expect({ tomorrow, failing }).toEqual({ tomorrow: all, failing: 0 });
  });

  it('holds what failed and is tried again', async () => {
    const { uuid } = await aPost(test, author, { title: '옷', content: '겨울' });
    server.answer = (_asked, response) => void response.writeHead(500).end();
    await expect(work(uuid)).rejects.toThrow('It answered 500.');
    expect(await backlog().remaining()).toEqual({ all: 16, tomorrow: 0, failing: 16 });
  });

  it('holds nothing that nobody else sees', async () => {
    const hidden = await aPosting(test, await anApprovedCompany(test), { isPublic: false });
    const asked = { subjectType: 'job-posting', subjectUuid: hidden.uuid } as const;
    expect(await test.app.get(TranslationsService).retranslate(asked, 'everything')).toBe(false);
    expect(await backlog().remaining()).toMatchObject({ all: 0 });
  });

  it('is everything again, but what people wrote, once all of it is asked for', async () => {
    const { uuid: subjectUuid } = await aPost(test, author, { title: '옷', content: '겨울' });
    await work(subjectUuid);
    await test.database.manager.query(
      `update translations set state = 'HUMAN' where field = 'title' and language = 'vi'`,
    );
    const translations = test.app.get(TranslationsService);
    expect(await translations.retranslate({ subjectType: 'post', subjectUuid }, 'missing')).toBe(true);
    expect(await backlog().remaining()).toMatchObject({ all: 0 });
    expect(await translations.retranslate({ subjectType: 'post', subjectUuid }, 'everything')).toBe(true);
    expect(await backlog().remaining()).toMatchObject({ all: 15 });
  });
});
