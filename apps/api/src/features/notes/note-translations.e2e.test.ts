import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
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
beforeEach(() => {
  server.asked.length = 0;
  server.answer = undefined;
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

  it('says so where nobody translates it now', async () => {
    server.answer = (_asked, response) => void response.writeHead(503).end();
    const reply = await translate(await aNote('안녕하세요'), { language: 'bn' });
    expect(reply.status).toBe(503);
    expect(reply.body).toMatchObject({ code: 'TRANSLATION_UNAVAILABLE' });
  });
});
