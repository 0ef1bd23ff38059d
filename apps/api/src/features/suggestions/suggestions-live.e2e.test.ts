import { decideSuggestion } from '../../../test/suggestion-factories.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { listenLive } from '../../../test/live.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationsService } from '../translations/translations.service.js';

const server = new TranslationServer();
let test: TestApp;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
  author = await aUser(test, { language: 'ko' });
  reader = await aUser(test, { language: 'vi' });
});
beforeEach(() => {
  server.answer = undefined;
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

const work = (subjectUuid: string) => test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid });

const suggest = (subjectUuid: string, caller: TestUser, changes: object = {}) => {
  const title = { field: 'title', language: 'vi', text: 'Áo mùa đông' };
  const body = { subjectType: 'post', subjectUuid, ...title, ...changes };
  return rest(test, 'post', '/api/translation/suggest', body, caller);
};

const accept = (uuid: string) => decideSuggestion(test, uuid, 'accept', author);

async function titleOf(uuid: string): Promise<string> {
  return (await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { titleVi } }', { uuid })).data['readPost']
    .titleVi;
}

const aKoreanPost = () => aPost(test, author, { title: '겨울 옷', content: NINE_SCRIPTS.ko });

/** Opens the post, as whoever is told of its translations has. */
const open = (uuid: string, who: TestUser) =>
  query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { uuid } }', { uuid }, who);

describe('a suggestion that is accepted', () => {
  it('while a machine translates the same text is what stays', async () => {
    const { uuid } = await aKoreanPost();
    const suggestion = (await suggest(uuid, reader)).body.uuid;
    let accepted: Promise<{ status: number }> | undefined;
    server.answer = ({ texts, to }, response) => {
      accepted ??= accept(suggestion);
      const translations = texts.map((text) => ({ translatedText: `<${to}> ${text}` }));
      void accepted.then(() => response.end(JSON.stringify({ data: { translations } })));
    };
    await work(uuid);
    expect((await accepted)?.status).toBe(200);
    expect(await titleOf(uuid)).toBe('Áo mùa đông');
    const kept = `select field, state from translations where subject_uuid = $1 and language = 'vi' order by field`;
    expect(await test.database.manager.query(kept, [uuid])).toEqual([
      { field: 'content', state: 'DONE' },
      { field: 'title', state: 'HUMAN' },
    ]);
  });

  it('is told to who looks at the text in its language, and to nobody else', async () => {
    const { uuid } = await aKoreanPost();
    const cambodian = await aUser(test, { language: 'km' });
    for (const who of [reader, cambodian]) await open(uuid, who);
    const [mine, other] = [await listenLive(test, reader), await listenLive(test, cambodian)];
    await accept((await suggest(uuid, reader)).body.uuid);
    const { data } = await mine.hear(({ name }) => name === 'translation');
    expect(data).toMatchObject({ kind: 'post', uuid, lang: 'vi' });
    await accept((await suggest(uuid, cambodian, { language: 'km', text: 'អាវរងា' })).body.uuid);
    await other.hear(({ name }) => name === 'translation');
    const heard = other.events.filter(({ name }) => name === 'translation').map((event) => event.data['lang']);
    expect(heard).toEqual(['km']);
    for (const live of [mine, other]) live.close();
  });

  it('is by its author at once, for their own text alone', async () => {
    const { uuid } = await aKoreanPost();
    const own = await suggest(uuid, author);
    expect({ status: own.status, state: own.body.state }).toEqual({ status: 201, state: 'ACCEPTED' });
    expect(await titleOf(uuid)).toBe('Áo mùa đông');
    const waiting = await query(test, '{ readTranslationSuggestions { items { uuid } } }', {}, author);
    expect(waiting.data['readTranslationSuggestions'].items).toEqual([]);
    expect((await suggest(uuid, author, { text: 'Áo ấm' })).body.state).toBe('ACCEPTED');
    expect(await titleOf(uuid)).toBe('Áo ấm');
    expect((await suggest(uuid, reader, { text: 'Áo khoác' })).body.state).toBe('OPEN');
    await work(uuid);
    expect(await titleOf(uuid)).toBe('Áo ấm');
  });
});

describe('a machine’s translation', () => {
  it('is told to who looks at the text in its language, and not to its author who reads their own words', async () => {
    const writer = await aUser(test, { language: 'ko' });
    const { uuid } = await aPost(test, writer, { title: '겨울 옷', content: NINE_SCRIPTS.ko });
    await open(uuid, reader);
    const [mine, authors] = [await listenLive(test, reader), await listenLive(test, writer)];
    await work(uuid);
    await mine.hear(({ name, data }) => name === 'translation' && data['uuid'] === uuid);
    // Where what is told later has come, what was told with it has, too.
    await suggest(uuid, reader, { text: 'Áo khoác' });
    await authors.hear(({ name, data }) => name === 'badge' && data['suggestions'] === 1);
    for (const { events } of [mine, authors]) {
      const heard = events.filter(({ name }) => name === 'translation').map((event) => event.data['lang']);
      expect(heard).toEqual(events === mine.events ? ['vi'] : []);
    }
    for (const live of [mine, authors]) live.close();
  });
});
