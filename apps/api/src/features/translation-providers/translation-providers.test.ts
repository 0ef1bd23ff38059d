import type http from 'node:http';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { AppConfig } from '../../platform/config.js';
import { KeyRefusedError, ProviderError, type TranslationProvider } from './translation-provider.js';
import { configuredProviders } from './translation-providers.js';

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

const BASE = {
  HAIKO_ENV: 'local',
  DATABASE_URL: 'postgres://nobody@localhost/none',
  UPLOAD_DIR: '/nowhere',
  ACCESS_TOKEN_SECRET: 'access secret of these tests alone',
  REFRESH_TOKEN_SECRET: 'refresh secret of these tests alone',
  PRIVACY_SECRET: 'privacy secret of these tests alone',
};

function providers(names: string, settings: Record<string, string> = {}): TranslationProvider[] {
  const config = new AppConfig({ ...BASE, ...translationSettings(url, names), ...settings });
  return configuredProviders(config.translation);
}

function provider(name: string): TranslationProvider {
  const [made] = providers(name);
  if (!made) throw new Error(`No provider ${name}`);
  return made;
}

const TEXTS = Object.values(NINE_SCRIPTS);

describe.each([
  ['libretranslate', 'zh', 'tl', {}],
  ['deepl', 'ZH', 'TL', { authorization: 'DeepL-Auth-Key deepl-key' }],
  ['google', 'zh-CN', 'tl', { 'x-goog-api-key': 'google-key' }],
  [
    'azure',
    'zh-Hans',
    'fil',
    { 'ocp-apim-subscription-key': 'azure-key', 'ocp-apim-subscription-region': 'koreacentral' },
  ],
  ['chat', 'simplified Chinese', 'Tagalog', { authorization: 'Bearer chat-key' }],
] as const)('%s', (name, from, to, headers) => {
  it('translates many texts in one call, in their order, in its own words for languages', async () => {
    const made = await provider(name).translate(TEXTS, 'zh', 'tl');
    expect(made).toEqual(TEXTS.map((text) => `<${to}> ${text}`));
    expect(server.asked).toEqual([expect.objectContaining({ provider: name, texts: TEXTS, from, to })]);
    expect(server.asked[0]?.headers).toMatchObject(headers);
  });
});

describe('papago', () => {
  it('translates one text a call, between the languages that it knows', async () => {
    const papago = provider('papago');
    expect(await papago.translate([NINE_SCRIPTS.ko], 'ko', 'zh')).toEqual([`<zh-CN> ${NINE_SCRIPTS.ko}`]);
    expect(server.asked[0]?.headers).toMatchObject({ 'x-ncp-apigw-api-key-id': 'papago-id' });
    expect([papago.supports('ko', 'th'), papago.supports('th', 'vi'), papago.supports('ko', 'km')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe.each(['libretranslate', 'deepl', 'google', 'azure', 'papago', 'chat'])('a failure of %s', (name) => {
  const says = (status: number, body: string, headers: http.OutgoingHttpHeaders = {}) => {
    server.answer = (_asked, response) => response.writeHead(status, headers).end(body);
  };
  const failure = async () => {
    const problem: unknown = await provider(name)
      .translate(['안녕하세요'], 'ko', 'en')
      .catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ProviderError);
    return problem as ProviderError;
  };

  it('is told with the pause that the provider asks for', async () => {
    says(429, '{"error":"Slow down"}', { 'Retry-After': '30' });
    expect(await failure()).toMatchObject({ message: 'It answered 429.', pauseSeconds: 30 });
    says(429, '', { 'Retry-After': '999999' });
    expect((await failure()).pauseSeconds).toBe(3_600);
  });

  it.each([
    [401, ''],
    [403, '{"error":"banned"}'],
    [400, '{"error":{"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}}'],
  ])('is the key where it answers %i %s', async (status, body) => {
    says(status, body);
    expect(await failure()).toBeInstanceOf(KeyRefusedError);
  });

  it('is a long pause where the quota is used up', async () => {
    says(456, '');
    expect((await failure()).pauseSeconds).toBe(3_600);
  });

  it.each([
    ['an error', 500, 'oops'],
    ['a redirect', 302, ''],
    ['garbage', 200, '<html>'],
    ['another shape', 200, '{"translatedText":7,"data":{},"translations":"x","message":[]}'],
    ['nothing', 200, ''],
    ['no texts', 200, '{"translatedText":[],"data":{"translations":[]},"translations":[],"message":{"result":{}}}'],
  ])('is %s', async (_what, status, body) => {
    says(status, body, { Location: 'http://127.0.0.1:1/' });
    await failure();
  });

  it('is a reply of a hundred megabytes, which is not read to its end', async () => {
    let sent = 0;
    server.answer = (_asked, response) => {
      const chunk = Buffer.alloc(1_048_576, 'x');
      const more = () => {
        while (sent < 100 && !response.destroyed && response.write(chunk)) sent += 1;
        if (sent < 100 && !response.destroyed) response.once('drain', more);
      };
      more();
    };
    expect((await failure()).message).toContain('larger than');
    expect(sent).toBeLessThan(50);
  });
});

describe('the configured providers', () => {
  it('stand in the configured order', () => {
    expect(providers('deepl, google ,papago').map(({ name }) => name)).toEqual(['deepl', 'google', 'papago']);
    expect(providers('')).toEqual([]);
  });

  it('must exist and have their settings', () => {
    expect(() => providers('babelfish')).toThrow('babelfish');
    expect(() => providers('deepl', { DEEPL_API_KEY: '' })).toThrow('deepl');
    expect(() => providers('chat', { CHAT_TRANSLATION_MODEL: '' })).toThrow('chat');
  });

  it('are never the pseudo translator in production', () => {
    const config = new AppConfig({ ...BASE, TRANSLATION_PROVIDERS: 'pseudo' });
    expect(configuredProviders(config.translation)).toHaveLength(1);
    expect(() => configuredProviders({ ...config.translation, isLocal: false })).toThrow('pseudo');
  });
});
