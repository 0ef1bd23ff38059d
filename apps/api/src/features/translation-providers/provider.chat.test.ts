import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { chatReply, namedTexts, TranslationServer } from '../../../test/translation-server.js';
import { promptOf, wordsIn } from './chat-prompt.js';
import { chat } from './provider.chat.js';
import { ProviderError, UnusableTextError } from './translation-provider.js';

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

const model = (timeoutMs = 5_000, apiKey?: string) =>
  chat({ url: `${url}/v1`, model: 'small-model', languages: 'ko, km', timeoutMs, apiKey });
const translate = (texts: string[], timeoutMs?: number) => model(timeoutMs).translate(texts, 'ko', 'km');
const answering = (reply: unknown) => {
  server.answer = (_asked, response) => response.end(JSON.stringify(reply));
};

describe('a chat model', () => {
  it('is asked by a schema with a name for each text, and needs no key on a machine of one’s own', async () => {
    await translate([NINE_SCRIPTS.ko, '⟦0⟧ 안녕하세요']);
    const [asked] = server.asked;
    expect(asked?.headers['authorization']).toBeUndefined();
    expect(asked?.body).toMatchObject({
      model: 'small-model',
      messages: [
        { role: 'system', content: promptOf({ texts: asked?.texts ?? [], from: 'ko', to: 'km' }) },
        { role: 'user', content: JSON.stringify(namedTexts([NINE_SCRIPTS.ko, '⟦0⟧ 안녕하세요'])) },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { strict: true, schema: { required: ['text1', 'text2'], additionalProperties: false } },
      },
    });
  });

  it('translates between the languages that it is said to know', () => {
    expect([model().supports('ko', 'km'), model().supports('ko', 'vi')]).toEqual([true, false]);
  });

  it('may put a fence around its answer, and leave a text out', async () => {
    answering(chatReply({ content: '```json\n{"text2": "សួស្តី"}\n```' }));
    expect(await translate(['하나', '둘'])).toEqual(['', 'សួស្តី']);
  });

  it.each([
    ['refuses', chatReply({ refusal: 'I can’t help with that.' })],
    ['is stopped by a filter', chatReply({ content: '' }, 'content_filter')],
    ['does not come to an end', chatReply({ content: '{"text1": "ស' }, 'length')],
  ])('that %s cannot do this text, and is paid', async (_, reply) => {
    answering(reply);
    const problem: unknown = await translate(['안녕하세요']).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(UnusableTextError);
    expect(problem).toMatchObject({ isPaid: true });
  });

  it.each([
    ['half a JSON', chatReply({ content: '{"text1": "សួស្' })],
    ['no JSON', chatReply({ content: 'Sure! Here is the translation.' })],
    ['a list', chatReply({ content: '["សួស្តី"]' })],
    ['nothing', chatReply({})],
  ])('that answers with %s is asked again, and is paid', async (_, reply) => {
    answering(reply);
    const problem: unknown = await translate(['안녕하세요']).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ProviderError);
    expect(problem).not.toBeInstanceOf(UnusableTextError);
    expect(problem).toMatchObject({ isPaid: true });
  });

  it('that is silent is left after its time', async () => {
    server.answer = () => undefined;
    await expect(translate(['안녕하세요'], 50)).rejects.toThrow(ProviderError);
  });
});

describe('the words that a model is given', () => {
  it('are those of the texts', () => {
    expect(wordsIn({ texts: ['퇴직금을 못 받았어요', '비자는 E-9예요'], from: 'ko', to: 'vi' })).toEqual([
      ['퇴직금', 'trợ cấp thôi việc'],
      ['비자', 'visa'],
    ]);
    expect(wordsIn({ texts: [NINE_SCRIPTS.ko], from: 'ko', to: 'vi' })).toEqual([]);
  });

  it('are whole words where words are set apart, however they begin', () => {
    const words = (text: string) => wordsIn({ texts: [text], from: 'en', to: 'ko' }).map(([word]) => word);
    expect(words('Overtime and a Deposit')).toEqual(['overtime', 'deposit']);
    expect(words('They deposited it')).toEqual([]);
  });
});
