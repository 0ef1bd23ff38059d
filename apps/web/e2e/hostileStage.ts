import { readFileSync } from 'node:fs';
import { asShown, HOSTILE_TEXTS } from '@haiko/shared/test/hostileTexts';
import type { APIRequestContext, APIResponse, BrowserContext, Page } from '@playwright/test';
import { expect, type Phone, SAMPLE_PASSWORD, test as base } from './haiko.ts';
import type { Ledger } from './hostileFields.ts';
import { newAccount } from './newcomers.ts';
import { startHaiko } from './server.ts';

// People who write hostile texts through the API, and what a page must not have become of them.

/** How many of forty are sent at once. */
const AT_ONCE = 8;

// What a call answers is the call's: journeys look at single fields of it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Answer = any;

interface Tokens {
  accessToken: string;
  refreshToken: string;
  accessExpire: number;
  refreshExpire: number;
}

interface Refusal {
  status: number;
  code?: string;
  fields?: { path: string }[];
}

/** Somebody who writes; the ledger hears what went through. */
export class Writer {
  readonly request: APIRequestContext;
  readonly ledger: Ledger;
  readonly nickname: string;
  readonly uuid: string;
  readonly #tokens: Tokens;

  private constructor(request: APIRequestContext, ledger: Ledger, nickname: string, tokens: Tokens) {
    this.request = request;
    this.ledger = ledger;
    this.nickname = nickname;
    this.#tokens = tokens;
    const [, claims = ''] = tokens.accessToken.split('.');
    this.uuid = (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
  }

  static async signUp(request: APIRequestContext, ledger: Ledger, changes: object = {}): Promise<Writer> {
    const data = { ...newAccount('writer'), ...changes };
    const reply = await request.post('/api/user/signup', { data });
    expect(reply.status(), await reply.text()).toBe(201);
    ledger.kept('POST /api/user/signup', data);
    return new Writer(request, ledger, data.nickname, (await reply.json()) as Tokens);
  }

  /** A sample person. */
  static async signIn(request: APIRequestContext, ledger: Ledger, person: string): Promise<Writer> {
    const reply = await request.post('/api/user/signin', {
      data: { email: `${person}@haiko.test`, password: SAMPLE_PASSWORD },
    });
    expect(reply.status(), await reply.text()).toBe(200);
    return new Writer(request, ledger, person, (await reply.json()) as Tokens);
  }

  /** `POST /api/comment`, with what stands in the braces of its path. */
  async write(call: string, body: object, ...ids: string[]): Promise<Answer> {
    const reply = await this.#send(call, body, ids);
    const text = await reply.text();
    expect(reply.ok(), `${call}: ${text}`).toBe(true);
    this.ledger.kept(call, body);
    return text ? JSON.parse(text) : undefined;
  }

  /** Each of the forty alone: it is kept, or refused with this field named. */
  async offer(
    call: string,
    path: string,
    bodyWith: (text: string) => object,
    { ids = [], texts = HOSTILE_TEXTS }: { ids?: string[]; texts?: readonly string[] } = {},
  ): Promise<void> {
    await each(texts, async (text) => {
      const body = bodyWith(text);
      const reply = await this.#send(call, body, ids);
      if (reply.ok()) return this.ledger.kept(call, body);
      this.#judge(call, path, text, { status: reply.status(), ...(await reply.json()) });
    });
  }

  /** The answer of the one field of a query or a mutation. */
  async ask(document: string, variables: object = {}): Promise<Answer> {
    const { data, errors } = await this.#query(document, variables);
    expect(errors, document).toBeUndefined();
    if (document.startsWith('mutation')) this.ledger.kept(fieldOf(document), variables);
    return Object.values(data)[0];
  }

  /** As `offer`, through a mutation. */
  async offerTo(
    document: string,
    path: string,
    variablesWith: (text: string) => object,
    texts: readonly string[] = HOSTILE_TEXTS,
  ): Promise<void> {
    await each(texts, async (text) => {
      const variables = variablesWith(text);
      const { errors } = await this.#query(document, variables);
      if (!errors) return this.ledger.kept(fieldOf(document), variables);
      this.#judge(fieldOf(document), path, text, { status: 400, ...errors[0].extensions });
    });
  }

  /** The path of a file. */
  async upload(purpose: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<string> {
    const reply = await this.request.post('/api/file/upload/one', {
      headers: this.#headers,
      multipart: { purpose, file },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return ((await reply.json()) as { path: string }).path;
  }

  /** Is signed in on this phone from now on. */
  async take(phone: Phone): Promise<void> {
    const { accessToken, refreshToken, accessExpire, refreshExpire } = this.#tokens;
    const at = (seconds: number) => String(Date.now() + seconds * 1000);
    await phone.store({ accessToken, refreshToken, accessExpire: at(accessExpire), refreshExpire: at(refreshExpire) });
  }

  #judge(call: string, path: string, text: string, refusal: Refusal): void {
    const { code = '', fields = [] } = refusal;
    const isNamed = fields.some(({ path: named }) => path.startsWith(named) || named.startsWith(path));
    const isTold = isNamed || (/hashtag/.test(path) && /HASHTAG/.test(code));
    expect([refusal.status, isTold], `${call} ${path} with ${text}: ${JSON.stringify(refusal)}`).toEqual([400, true]);
    this.ledger.refused(call, path, text);
  }

  #send(call: string, data: object, ids: string[]): Promise<APIResponse> {
    const [method = '', route = ''] = call.split(' ');
    const left = [...ids];
    const path = route.replace(/\{\w+\}/g, () => left.shift() ?? '');
    return this.request.fetch(path, { method, headers: this.#headers, data });
  }

  async #query(query: string, variables: object): Promise<Answer> {
    const reply = await this.request.post('/graphql', { headers: this.#headers, data: { query, variables } });
    return reply.json();
  }

  get #headers() {
    return { authorization: `Bearer ${this.#tokens.accessToken}` };
  }
}

async function each(texts: readonly string[], send: (text: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < texts.length; at += AT_ONCE) await Promise.all(texts.slice(at, at + AT_ONCE).map(send));
}

const fieldOf = (document: string) => /\{\s*(\w+)/.exec(document)?.[1] ?? '';

/** What stands on a page, and what of it no code of ours has put there. */
export interface Sight {
  text: string;
  title: string;
  /** JSON of the head for search engines. */
  data: string[];
  /** What is written into the page to be run. */
  scripts: string[];
  strangers: string[];
}

/** The one that the build has written into it. */
const [, FIRST_SCRIPT] = /<script>([^]*?)<\/script>/.exec(
  readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8'),
) ?? ['', ''];

/** Runs in the page, on what it shows or on HTML that is read without being run. */
export function sightOf(html: string | null): Sight {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const elements = [...root.querySelectorAll('*')];
  const scripts = elements.filter((one) => one instanceof HTMLScriptElement);
  const UNUSED =
    'iframe,object,embed,base,math,marquee,noscript p,[http-equiv=refresh],[srcdoc],[shadowrootmode],form[action]';
  const LEADING = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster'];
  const leadsAway = (link: Element) => {
    const href = link.getAttribute('href') ?? '';
    if (new URL(href, 'https://haiko.kr').hostname !== 'evil.example') return false;
    // What is shown begins with where it leads, and turns nothing around.
    const seen = link.cloneNode(true) as Element;
    for (const unseen of seen.querySelectorAll('.sr-only')) unseen.remove();
    const shown = seen.textContent.trim();
    return /[\u202a-\u202e\u2066-\u2069]/.test(shown) || !/^(https?:\/\/)?evil\.example([/.\s]|$)/.test(shown);
  };
  const isStranger = (one: Element) =>
    one.matches(UNUSED) ||
    /^(hostile|evil)/.test(`${one.id}${one.getAttribute('name') ?? ''}`) ||
    [...one.attributes].some(({ name }) => /^on/.test(name)) ||
    LEADING.some((name) => /^\s*(javascript|vbscript|data:text)/i.test(one.getAttribute(name) ?? '')) ||
    /expression|evil/.test(one.getAttribute('style') ?? '') ||
    (one.localName === 'style' && /evil|hostile/.test(one.textContent)) ||
    (one.localName !== 'a' && LEADING.some((name) => /evil\.example/.test(one.getAttribute(name) ?? ''))) ||
    (one.localName === 'a' && leadsAway(one));
  const isWritten = (script: HTMLScriptElement) => !script.type.endsWith('json') && !script.hasAttribute('src');
  const isForeign = (script: HTMLScriptElement) =>
    script.hasAttribute('src') && !script.getAttribute('src')?.startsWith('/');
  const shown = root.body.cloneNode(true) as HTMLElement;
  for (const script of shown.querySelectorAll('script,style')) script.remove();
  const fields = [...root.querySelectorAll<HTMLInputElement>('input,textarea')].map(({ value }) => value);
  const pictures = [...root.querySelectorAll('img')].map(({ alt }) => alt);
  return {
    text: [shown.textContent, ...fields, ...pictures].join(' '),
    title: root.title,
    data: scripts.filter(({ type }) => type === 'application/ld+json').map((script) => script.textContent),
    scripts: scripts.filter(isWritten).map((script) => script.textContent),
    strangers: [...elements.filter(isStranger), ...scripts.filter(isForeign)].map((one) => one.outerHTML.slice(0, 200)),
  };
}

const missingOf = (text: string, texts: readonly string[]) => {
  const shown = asShown(text);
  return texts.filter((one) => !shown.includes(asShown(one)));
};

/** The page shows each of these texts as it was written, and none of them has become anything. */
export async function expectInert(page: Page, texts: readonly string[] = []): Promise<void> {
  await expect.poll(async () => missingOf((await page.evaluate(sightOf, null)).text, texts)).toEqual([]);
  expectNoStrangers(await page.evaluate(sightOf, null));
}

export function expectNoStrangers({ scripts, strangers }: Sight, address?: string): void {
  expect(strangers, address).toEqual([]);
  expect(
    scripts.filter((script) => script !== FIRST_SCRIPT),
    address,
  ).toEqual([]);
}

/** The same of the page as a crawler gets it, head and all; returns what it saw. */
export async function expectInertHtml(page: Page, address: string, texts: readonly string[] = []): Promise<Sight> {
  let html = '';
  await expect(async () => {
    const reply = await page.request.get(address, { headers: { Accept: 'text/html' } });
    html = await reply.text();
    // The first one may be the shell, where the machine is slow.
    expect(html).toContain('data-rendered');
  }).toPass();
  const sight = await page.evaluate(sightOf, html);
  expect(missingOf(sight.text, texts), address).toEqual([]);
  expectNoStrangers(sight, address);
  for (const data of sight.data) expect(() => JSON.parse(data) as unknown, address).not.toThrow();
  return sight;
}

/** Whatever a text does in any page of a phone is a complaint: it runs, asks, loads or sends something, or breaks the content policy. */
async function listen(context: BrowserContext, home: string, complaints: string[]): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(window, { hostile: () => console.error('A hostile text was run') });
  });
  context.on('dialog', (dialog) => {
    complaints.push(`A dialog says: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    const isOurs = origin === new URL(home).origin && pathname !== '/csp-reports';
    if (!isOurs && !['data:', 'blob:', 'about:'].includes(protocol)) complaints.push(`Asked for ${request.url()}`);
  });
}

/** Journeys on a server of their own: what they write looks bad in everybody else's lists. */
export const test = base.extend<{ listening: void }, { haiko: Awaited<ReturnType<typeof startHaiko>> }>({
  haiko: [
    // Playwright tells from the pattern what a fixture needs: nothing here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const haiko = await startHaiko();
      await use(haiko);
      await haiko.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ haiko }, use) => use(haiko.url),
  listening: [
    async ({ context, haiko, complaints }, use) => {
      await listen(context, haiko.url, complaints);
      await use();
    },
    { auto: true },
  ],
});
