import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES } from '@haiko/shared/i18n/languages';

/** One call as the server got it, in the shape of whichever provider it was for. */
export interface AskedTranslation {
  provider: string;
  texts: string[];
  from: string;
  to: string;
  headers: http.IncomingHttpHeaders;
  body: Record<string, unknown>;
}

type Answer = (asked: AskedTranslation, response: http.ServerResponse) => void;
type Body = Record<string, unknown>;

/** How each provider is asked and answers, as their documentation says. */
const PROTOCOLS: {
  provider: string;
  path: RegExp;
  read(body: Body & Body[], url: URL): Omit<AskedTranslation, 'provider' | 'headers' | 'body'>;
  reply(texts: string[]): unknown;
}[] = [
  {
    provider: 'libretranslate',
    path: /^\/translate$/,
    read: (body) => ({ texts: body['q'] as string[], from: String(body['source']), to: String(body['target']) }),
    reply: (texts) => ({ translatedText: texts }),
  },
  {
    provider: 'deepl',
    path: /^\/v2\/translate$/,
    read: (body) => ({
      texts: body['text'] as string[],
      from: String(body['source_lang']),
      to: String(body['target_lang']),
    }),
    reply: (texts) => ({ translations: texts.map((text) => ({ detected_source_language: 'KO', text })) }),
  },
  {
    provider: 'google',
    path: /^\/language\/translate\/v2$/,
    read: (body) => ({ texts: body['q'] as string[], from: String(body['source']), to: String(body['target']) }),
    reply: (texts) => ({ data: { translations: texts.map((translatedText) => ({ translatedText })) } }),
  },
  {
    provider: 'azure',
    path: /^\/azure\/translate$/,
    read: (body, url) => ({
      texts: body.map(({ Text }) => String(Text)),
      from: url.searchParams.get('from') ?? '',
      to: url.searchParams.get('to') ?? '',
    }),
    reply: (texts) => texts.map((text) => ({ translations: [{ text, to: 'km' }] })),
  },
  {
    provider: 'papago',
    path: /^\/nmt\/v1\/translation$/,
    read: (body) => ({ texts: [String(body['text'])], from: String(body['source']), to: String(body['target']) }),
    reply: ([translatedText]) => ({ message: { result: { srcLangType: 'ko', translatedText, engineType: 'NMT' } } }),
  },
  {
    provider: 'chat',
    path: /^\/v1\/chat\/completions$/,
    read: (body) => {
      const [system, user] = body['messages'] as { content: string }[];
      const [, from = '', to = ''] = /from (.+) into (.+) what/.exec(system?.content ?? '') ?? [];
      return { texts: Object.values(JSON.parse(user?.content ?? '{}') as Record<string, string>), from, to };
    },
    reply: (texts) => chatReply({ content: JSON.stringify(namedTexts(texts)) }),
  },
];

/** What a chat model answers with: one message, and why it ended. */
export function chatReply(message: { content?: string; refusal?: string }, finish_reason = 'stop'): unknown {
  return {
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason, message: { role: 'assistant', ...message } }],
  };
}

/** Texts as a chat model is given them, and gives them back. */
export function namedTexts(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text, index) => [`text${index + 1}`, text]));
}

/** A local server that speaks the protocols of six providers: it puts `<km>` before every text, unless a test wants otherwise. */
export class TranslationServer {
  readonly asked: AskedTranslation[] = [];
  /** Answers in the place of the usual translation. */
  answer: Answer | undefined;
  /** How long every call takes. */
  delayMs = 0;
  readonly #server = http.createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://localhost');
    const protocol = PROTOCOLS.find(({ path }) => path.test(url.pathname));
    if (!protocol) return void response.writeHead(404).end();
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
    const { provider, read, reply } = protocol;
    const body = JSON.parse(text) as Body & Body[];
    const asked = { provider, ...read(body, url), headers: request.headers, body };
    this.asked.push(asked);
    if (this.answer) return this.answer(asked, response);
    setTimeout(() => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(reply(asked.texts.map((one) => `<${asked.to}> ${one}`))));
    }, this.delayMs);
  }
}

/** Settings that make the server each of these providers, in this order. */
export function translationSettings(url: string, providers: string): Record<string, string> {
  return {
    TRANSLATION_PROVIDERS: providers,
    LIBRETRANSLATE_URL: url,
    LIBRETRANSLATE_API_KEY: 'libre-key',
    LIBRETRANSLATE_LANGUAGES: LANGUAGES.join(', '),
    DEEPL_URL: url,
    DEEPL_API_KEY: 'deepl-key',
    GOOGLE_TRANSLATE_URL: url,
    GOOGLE_TRANSLATE_API_KEY: 'google-key',
    AZURE_TRANSLATOR_URL: `${url}/azure`,
    AZURE_TRANSLATOR_KEY: 'azure-key',
    AZURE_TRANSLATOR_REGION: 'koreacentral',
    PAPAGO_URL: url,
    PAPAGO_KEY_ID: 'papago-id',
    PAPAGO_KEY: 'papago-key',
    CHAT_TRANSLATION_URL: `${url}/v1`,
    CHAT_TRANSLATION_MODEL: 'small-model',
    CHAT_TRANSLATION_API_KEY: 'chat-key',
  };
}
