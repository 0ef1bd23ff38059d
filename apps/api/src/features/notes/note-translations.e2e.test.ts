import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';

const server = new TranslationServer();
let test: TestApp;
let sender: TestUser;
let receiver: TestUser;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
  [sender, receiver] = [await aUser(test, { language: 'ko' }), await aUser(test, { language: 'km' })];
});
afterAll(async () => {
  await test.stop();
  server.stop();
});
beforeEach(async () => {
  server.asked.length = 0;
  server.answer = undefined;
  await test.database.manager.query('delete from translation_allowances');
});

async function aNote(content: string): Promise<string> {
  const reply = await rest(test, 'post', `/api/notes/${receiver.uuid}`, { content }, { token: sender.token });
  return (reply.body as { uuid: string }).uuid;
}

const translate = (uuid: string, body: object, caller: { token?: string } = receiver) =>
  rest(test, 'post', `/api/notes/message/${uuid}/translate`, body, caller.token ? { token: caller.token } : {});

describe('translating a note', () => {
  it('requires sign-in', async () => {
    expect((await translate(await aNote('안녕하세요'), { language: 'km' }, {})).status).toBe(401);
  });

  it('rejects a language that there is not', async () => {
    expect((await translate(await aNote('안녕하세요'), { language: 'fr' })).status).toBe(400);
  });

  it('finds no note of others, and none that one has deleted', async () => {
    const uuid = await aNote('안녕하세요');
    expect((await translate(uuid, { language: 'km' }, await aUser(test))).status).toBe(404);
    await rest(test, 'delete', `/api/notes/received/${uuid}`, undefined, { token: receiver.token });
    expect((await translate(uuid, { language: 'km' })).status).toBe(404);
    expect((await translate(uuid, { language: 'km' }, sender)).status).toBe(200);
  });

  it('is done on request alone, once, for both', async () => {
    const uuid = await aNote(NINE_SCRIPTS.ko);
    expect(server.asked).toEqual([]);
    const { status, body } = await translate(uuid, { language: 'km' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { uuid, language: 'km', content: `<km> ${NINE_SCRIPTS.ko}` },
    });
    await translate(uuid, { language: 'km' }, sender);
    expect(server.asked).toHaveLength(1);
    expect((await translate(uuid, { language: 'ko' })).body).toMatchObject({ content: NINE_SCRIPTS.ko });
  });

  it('keeps nobody waiting for a slow machine, and has what it makes at the next tap', async () => {
    const uuid = await aNote('안녕하세요');
    let answer = () => undefined as unknown;
    server.answer = ({ texts }, response) => {
      const translations = texts.map(() => ({ translatedText: 'Xin chào' }));
      answer = () => response.end(JSON.stringify({ data: { translations } }));
    };
    const reply = await translate(uuid, { language: 'vi' });
    expect({ status: reply.status, code: reply.body.code }).toEqual({ status: 503, code: 'TRANSLATION_UNAVAILABLE' });
    answer();
    const stored = `select content ->> 'vi' as vi from notes where uuid = $1`;
    for (let vi = null; vi === null;) vi = (await test.database.manager.query(stored, [uuid]))[0].vi;
    expect((await translate(uuid, { language: 'vi' })).body).toMatchObject({ content: 'Xin chào' });
    expect(server.asked).toHaveLength(1);
  });

  it('costs whoever asks characters of their day, and nothing where no machine was paid', async () => {
    const spent = async () => {
      const rows = await test.database.manager.query('select author_uuid, characters::int from translation_allowances');
      return rows.map((row: { author_uuid: string; characters: number }) => [row.author_uuid, row.characters]);
    };
    server.answer = (_asked, response) => void response.writeHead(503).end();
    await translate(await aNote('다섯 글자'), { language: 'km' });
    expect(await spent()).toEqual([[receiver.uuid, 0]]);
    server.answer = undefined;
    await translate(await aNote('다섯 글자'), { language: 'km' });
    expect(await spent()).toEqual([[receiver.uuid, 5]]);
    await test.database.manager.query('update translation_allowances set characters = 1000000000');
    const uuid = await aNote('다섯 글자');
    expect((await translate(uuid, { language: 'km' })).body).toMatchObject({ code: 'TRANSLATION_UNAVAILABLE' });
    expect((await translate(uuid, { language: 'km' }, sender)).status).toBe(200);
  });

  it('says so where nobody translates it now', async () => {
    server.answer = (_asked, response) => void response.writeHead(503).end();
    const reply = await translate(await aNote('안녕하세요'), { language: 'bn' });
    expect(reply.status).toBe(503);
    expect(reply.body).toMatchObject({ code: 'TRANSLATION_UNAVAILABLE' });
  });
});

describe('from which languages notes are translated', () => {
  const READ = 'query ($language: Language!) { readNoteTranslationSources(language: $language) }';
  const sources = async (app: TestApp, language: string, caller: { token?: string }) =>
    query(app, READ, { language }, caller);

  it('requires sign-in', async () => {
    expect((await sources(test, 'km', {})).status).toBe(401);
  });

  it('rejects a language that there is not', async () => {
    expect((await sources(test, 'fr', receiver)).status).toBe(400);
  });

  it('is said as the providers of notes know it, which need not be those of posts', async () => {
    const { data } = await sources(test, 'km', receiver);
    expect(data['readNoteTranslationSources']).toEqual(['ko', 'en', 'zh', 'ja', 'th', 'vi', 'tl', 'bn']);
    const settings = {
      ...translationSettings('http://127.0.0.1:9', 'google, deepl'),
      TRANSLATION_NOTE_PROVIDERS: 'deepl',
    };
    const apart = await startApp(settings);
    try {
      const person = await aUser(apart);
      expect((await sources(apart, 'km', person)).data['readNoteTranslationSources']).toEqual([]);
      expect((await sources(apart, 'vi', person)).data['readNoteTranslationSources']).not.toContain('km');
    } finally {
      await apart.stop();
    }
  });
});
