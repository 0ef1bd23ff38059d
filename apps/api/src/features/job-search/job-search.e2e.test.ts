import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import { SEARCH_TABLE } from '../../../test/search-table.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationsService } from '../translations/translations.service.js';

const server = new TranslationServer();
let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'libretranslate'));
  company = await anApprovedCompany(test);
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

async function found(list: 'readJobPostings' | 'readPostsByKeyword', keyword: string): Promise<string[]> {
  const search = `query ($keyword: String!) { ${list}(keyword: $keyword, take: 50) { items { uuid } } }`;
  const { data, errors } = await query(test, search, { keyword });
  expect(errors).toEqual([]);
  return data[list].items.map(({ uuid }: { uuid: string }) => uuid);
}

describe('a posting', () => {
  it.each(SEARCH_TABLE)('is found by “%s”: %s', async (keyword, text) => {
    const title = (await aPosting(test, company, { title: text, description: '.', extraInfo: '' })).uuid;
    const description = (await aPosting(test, company, { title: '.', description: text, extraInfo: '' })).uuid;
    expect(await found('readJobPostings', keyword)).toEqual(expect.arrayContaining([title, description]));
  });
});

describe('what was written in Korean', () => {
  // Its words stand nowhere in what the posting and the post say in Korean.
  const wordOf = (language: Language) => [...(NINE_SCRIPTS[language].split(/[\s，、]/u)[0] ?? '')].slice(0, 8).join('');

  it('is found by a word of each of the other languages, through its stored translation', async () => {
    server.answer = ({ texts, to }, response) => {
      const language = LANGUAGES.find((code) => to.toLowerCase().startsWith(code)) ?? 'en';
      response.end(JSON.stringify({ translatedText: texts.map(() => NINE_SCRIPTS[language]) }));
    };
    const korean = { title: '겨울 옷', originalLanguage: 'ko' };
    const posting = await aPosting(test, company, { ...korean, description: '공장에서 일해요', extraInfo: '' });
    const post = await aPost(test, company.owner, { ...korean, content: '어디서 사나요' });
    for (const language of LANGUAGES.filter((code) => code !== 'ko')) {
      expect([language, await found('readJobPostings', wordOf(language))]).not.toEqual([
        language,
        expect.arrayContaining([posting.uuid]),
      ]);
    }
    const translations = test.app.get(TranslationsService);
    await translations.translate({ subjectType: 'job-posting', subjectUuid: posting.uuid });
    await translations.translate({ subjectType: 'post', subjectUuid: post.uuid });
    for (const language of LANGUAGES.filter((code) => code !== 'ko')) {
      expect([language, await found('readJobPostings', wordOf(language))]).toEqual([
        language,
        expect.arrayContaining([posting.uuid]),
      ]);
      expect([language, await found('readPostsByKeyword', wordOf(language))]).toEqual([
        language,
        expect.arrayContaining([post.uuid]),
      ]);
    }
    // Without its marks, as people type it.
    expect(await found('readJobPostings', 'truoc mua dong')).toContain(posting.uuid);
  });
});
