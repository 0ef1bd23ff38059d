import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anAdmin } from '../../../test/board-factories.js';
import { aUser } from '../../../test/factories.js';
import { planOf } from '../../../test/plans.js';
import { aPost } from '../../../test/post-factories.js';
import { decideSuggestion } from '../../../test/suggestion-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationsService } from '../translations/translations.service.js';
import { PROVIDER_PAIRS } from './provider-records.queries.js';
import { ProviderRecords } from './provider-records.js';

const server = new TranslationServer();
let test: TestApp;
beforeAll(async () => {
  const settings = translationSettings(await server.start(), 'google, deepl');
  test = await startApp({ ...settings, TRANSLATION_ROUTES: 'ko>vi: deepl; ko>th:' });
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

const READ = `query ($days: Int) {
  readTranslationProviders { name charactersToday dailyCharacters problem }
  readTranslationProviderPairs(days: $days) {
    provider from to texts refused corrected calls failures characters meanMilliseconds slowestMilliseconds
  }
}`;

describe('how providers do', () => {
  it('requires sign-in', async () => {
    expect((await query(test, READ)).status).toBe(401);
  });

  it('is for administrators', async () => {
    expect((await query(test, READ, {}, await aUser(test))).status).toBe(403);
  });

  it('is asked for no more days than are kept', async () => {
    expect((await query(test, READ, { days: 61 }, await anAdmin(test))).status).toBe(400);
  });

  it('is counted by pair, with what the checks refused and what people corrected', async () => {
    const writer = await aUser(test, { language: 'ko' });
    const post = await aPost(test, writer, { title: '겨울 옷', content: '@Linh 에게 물어보세요' });
    server.answer = ({ provider, texts, to }, response) => {
      const made = texts.map((text) => `<${to}> ${text.replace('⟦0⟧ 에게', '에게')}`);
      const translations = made.map((text) => (provider === 'google' ? { translatedText: text } : { text }));
      response.end(JSON.stringify(provider === 'google' ? { data: { translations } } : { translations }));
    };
    await test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid: post.uuid });
    const body = { subjectType: 'post', subjectUuid: post.uuid, field: 'title', language: 'km', text: 'អាវរងា' };
    const { uuid } = (await rest(test, 'post', '/api/translation/suggest', body, await aUser(test))).body;
    await decideSuggestion(test, uuid, 'accept', writer);
    await test.app.get(ProviderRecords).flush();

    const { data } = await query(test, READ, {}, await anAdmin(test));
    const pairs = data['readTranslationProviderPairs'];
    const pair = (to: string, by: string) =>
      pairs.find((one: { to: string; provider: string }) => one.to === to && one.provider === by);
    const characters = '겨울 옷'.length + '⟦0⟧ 에게 물어보세요'.length;
    const counts = { from: 'ko', texts: 2, refused: 1, calls: 1, failures: 0, characters };
    expect(pair('km', 'google')).toMatchObject({ corrected: 1, ...counts });
    expect(pair('vi', 'deepl')).toMatchObject({ corrected: 0, ...counts });
    // The next one was asked for what the first one could not do, and for a sentence that anybody can.
    expect(pair('en', 'deepl')).toMatchObject({ texts: 1, refused: 1, calls: 2 });
    const { meanMilliseconds, slowestMilliseconds } = pair('km', 'google');
    expect(slowestMilliseconds).toBeGreaterThanOrEqual(meanMilliseconds);
    // Nobody is asked for these.
    expect([pair('th', 'google'), pair('th', 'deepl'), pair('vi', 'google')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(data['readTranslationProviders']).toMatchObject([
      { name: 'google', charactersToday: characters * 6, dailyCharacters: 1_000_000, problem: null },
      { name: 'deepl', problem: null },
    ]);
  });

  it('is read from the index of days', async () => {
    expect(await planOf(test, PROVIDER_PAIRS, { days: 30, limit: 100 })).toContain('pk_translation_provider_days');
  });

  it('is forgotten after sixty days', async () => {
    const { manager } = test.database;
    await manager.query(`insert into translation_provider_days (day, provider, from_language, to_language)
      select (now() at time zone 'Asia/Seoul')::date - days, 'azure', 'ko', 'km' from unnest(array[59, 60]) days`);
    await test.app.get(ProviderRecords).forgetOld();
    const kept = await manager.query(`select 1 from translation_provider_days where provider = 'azure'`);
    expect(kept).toHaveLength(1);
  });
});
