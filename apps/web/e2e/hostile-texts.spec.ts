import { ALT_MAX, COMMENT_MAX, NAME_MAX, PURPOSE_MAX, TITLE_MAX } from '@haiko/shared/limits';
import { ALL_HOSTILE, HOSTILE_TEXTS, packed, packedNames } from '@haiko/shared/test/hostileTexts';
import { expect } from './haiko.ts';
import { EXCUSED, THROUGH } from './hostileCoverage.ts';
import { freeFields, Ledger } from './hostileFields.ts';
import { expectInert, expectInertHtml, sightOf, test, Writer } from './hostileStage.ts';
import { png } from './png.ts';

// What people write stays words, on every screen of the community; hiring and the desk are the matter of their own files.

// One server for all of them.
test.describe.configure({ mode: 'default' });

const TITLES = packed(TITLE_MAX);
const FILE_NAMES = packed(200);
const ALTS = packed(ALT_MAX);

test('every field that takes words is written into, or excused @core', () => {
  const isExcused = (field: string) => EXCUSED.some(([fields]) => fields.test(field));
  const through = Object.values(THROUGH).flat();
  expect(new Set(HOSTILE_TEXTS).size).toBe(40);
  expect([...through, ...freeFields().filter(isExcused)].sort()).toEqual(freeFields());
  expect(EXCUSED.filter(([fields]) => !freeFields().some((field) => fields.test(field)))).toEqual([]);
});

test('the check itself sees what a text has become @core', async ({ page, complaints }) => {
  await page.goto('about:blank');
  for (const text of ['<b id=hostile>', '<img src=x onerror=hostile()>', '<a href="//evil.example">haiko.kr</a>']) {
    const html = `<!doctype html><body><main>${text}</main>`;
    expect((await page.evaluate(sightOf, html)).strangers, text).not.toEqual([]);
  }
  expect((await page.evaluate(sightOf, '<script>hostile()</script>')).scripts).toEqual(['hostile()']);
  const inert = HOSTILE_TEXTS.filter((text) => !/[<＜]/.test(text)).map((text) => `<p>${text}</p>`);
  expect((await page.evaluate(sightOf, inert.join(''))).strangers).toEqual([]);
  await page.setContent('<script>hostile()</script>');
  await expect.poll(() => complaints).toEqual([expect.stringContaining('A hostile text was run')]);
  complaints.length = 0;
});

test('posts and comments are words to crawlers, visitors, readers and their author', async ({ phone, page }) => {
  const ledger = new Ledger();
  const author = await Writer.signUp(page.request, ledger);
  const posts: string[] = [];
  for (const [index, title] of TITLES.entries()) {
    const name = FILE_NAMES[index];
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: png(64, 64, index) };
    const alt = ALTS[index] ?? null;
    const files = name ? [{ name, alt, path: await author.upload('post', picture) }] : [];
    const body = { title, content: ALL_HOSTILE, originalLanguage: 'en', files };
    const { uuid } = await author.write('POST /api/post', body);
    await author.write('PUT /api/post/{id}', { ...body, title: TITLES.at(index - 1) }, uuid);
    posts.push(uuid);
  }
  const [first = ''] = posts;
  const plain = { title: 'Tags', content: 'Tags', originalLanguage: 'en' };
  const tagged = (text: string) => ({ ...plain, hashtagNames: [text] });
  await author.offer('POST /api/post', 'hashtagNames.0', tagged);
  const { uuid: ofTags } = await author.write('POST /api/post', plain);
  await author.offer('PUT /api/post/{id}', 'hashtagNames.0', tagged, { ids: [ofTags] });
  const comments = packed(COMMENT_MAX);
  for (const [index, content] of comments.entries()) {
    const { uuid } = await author.write('POST /api/comment', { postUuid: first, content });
    await author.write('PUT /api/comment/{id}', { content: comments.at(index - 1) }, uuid);
    await author.write('POST /api/comment', { postUuid: first, content, parentCommentUuid: uuid });
  }
  ledger.expectAll(THROUGH.posts);

  await page.goto('about:blank');
  for (const [index, uuid] of posts.entries()) {
    const title = TITLES.at(index - 1) ?? '';
    await expectInertHtml(page, `/postdetail/${uuid}?lang=en`, [title, ALL_HOSTILE]);
  }
  await expectInertHtml(page, `/postdetail/${first}?lang=km`, comments);
  for (const address of ['/main', '/searchresult?q=hostile', '/searchresult?q=Tags'])
    await expectInertHtml(page, address);

  await phone.open(`/postdetail/${first}`);
  await expectInert(page, [TITLES.at(-1) ?? '', ALL_HOSTILE, ...comments]);
  for (const address of ['/main', '/searchresult?q=hostile']) {
    await phone.open(address);
    await expectInert(page);
  }
  const reader = await Writer.signUp(page.request, ledger);
  await reader.take(phone);
  await phone.open(`/postdetail/${first}`);
  await expectInert(page, [TITLES.at(-1) ?? '', ALL_HOSTILE, ...comments]);
  await author.take(phone);
  await phone.open('/myposts');
  await expectInert(page);
  await phone.open(`/modify/${first}`);
  await expectInert(page, [TITLES.at(-1) ?? '']);
});

test('what is searched for is words, in the address, in the field and in the answer', async ({ phone, page }) => {
  await page.goto('about:blank');
  for (const text of HOSTILE_TEXTS) {
    const address = `/searchresult?q=${encodeURIComponent(text.slice(0, 50))}`;
    const sight = await expectInertHtml(page, address);
    expect(sight.title, address).not.toMatch(/^$/);
  }
  for (const [path, texts] of [
    ['/searchresult', HOSTILE_TEXTS.slice(0, 4)],
    ['/announcement', HOSTILE_TEXTS.slice(9, 12)],
  ] as const) {
    for (const text of texts) {
      await phone.open(`${path}?q=${encodeURIComponent(text.slice(0, 50))}`);
      await expectInert(page, [text.slice(0, 50)]);
    }
  }
  for (const text of ['javascript:hostile()', '//evil.example', '"><script>hostile()</script>']) {
    const sent = encodeURIComponent(text);
    for (const address of [`/signin?next=${sent}&error=${sent}`, `/main?lang=${sent}`, `/info?category=${sent}`]) {
      await page.goto(address);
      await expectInert(page);
    }
  }
});

test('a suggested translation is words to its author, to a moderator and to whoever reads it', async ({
  phone,
  page,
}) => {
  const ledger = new Ledger();
  const author = await Writer.signUp(page.request, ledger);
  const { uuid: subjectUuid } = await author.write('POST /api/post', {
    ...{ title: 'A coat', content: 'Where can I buy a coat? '.repeat(100), originalLanguage: 'en' },
  });
  const reader = await Writer.signUp(page.request, ledger, { language: 'vi' });
  const suggested = { subjectType: 'post', subjectUuid, language: 'vi' };
  const title = TITLES[0] ?? '';
  await reader.write('POST /api/translation/suggest', { ...suggested, field: 'title', text: title });
  await reader.write('POST /api/translation/suggest', { ...suggested, field: 'content', text: ALL_HOSTILE });
  ledger.expectAll(THROUGH.suggestions);

  const moderator = await Writer.signIn(page.request, ledger, 'moderator');
  await moderator.take(phone);
  await phone.open('/desk/suggestions');
  await expectInert(page, [ALL_HOSTILE.slice(0, 100)]);
  await author.take(phone);
  await phone.open('/translationsuggestions');
  await expectInert(page, [title]);
  const waiting = `{ readTranslationSuggestions { items { uuid updatedAt } } }`;
  for (const { uuid, updatedAt: seenAt } of (await author.ask(waiting)).items) {
    await author.write('PUT /api/translation/suggestion/{id}/accept', { seenAt }, uuid);
  }
  await page.goto('about:blank');
  await expectInertHtml(page, `/postdetail/${subjectUuid}?lang=vi`, [title, ALL_HOSTILE]);
  await reader.take(phone);
  await phone.store({ language: 'vi' });
  await phone.open(`/postdetail/${subjectUuid}`);
  await expectInert(page, [title, ALL_HOSTILE]);
});

test('what people say of themselves and to each other is words @core', async ({ phone, page }) => {
  const ledger = new Ledger();
  const writer = await Writer.signUp(page.request, ledger);
  const purposes = packed(PURPOSE_MAX);
  const account = (name: string, index: number) => ({ name, purpose: purposes[index % purposes.length] });
  const names = packedNames(NAME_MAX);
  for (const [index, name] of names.entries()) await Writer.signUp(page.request, ledger, account(name, index));
  const turned = HOSTILE_TEXTS.find((text) => text.includes('\u202e')) ?? '';
  const refused = await page.request.post('/api/user/signup', { data: { name: turned } });
  expect((await refused.json()).fields).toContainEqual(expect.objectContaining({ path: 'name', code: 'INVALID' }));
  ledger.refused('POST /api/user/signup', 'name', turned);
  for (const purpose of purposes) await writer.write('PUT /api/user', { purpose });
  const reader = await Writer.signUp(page.request, ledger);
  await writer.write('POST /api/notes/{id}', { content: ALL_HOSTILE }, reader.uuid);
  ledger.expectAll(THROUGH.people);

  await writer.take(phone);
  await phone.open('/aboutme');
  await expectInert(page, purposes.slice(-1));
  await phone.open(`/notedetail/${reader.uuid}`);
  await expectInert(page, [ALL_HOSTILE]);
  await reader.take(phone);
  for (const address of ['/notemanager', '/notemanager?q=hostile', '/notifications']) {
    await phone.open(address);
    await expectInert(page);
  }
  await phone.open(`/notedetail/${writer.uuid}`);
  await expectInert(page, [ALL_HOSTILE]);
});

test('the name that a provider tells is words on the screen of signing up', async ({ page }) => {
  const providers = ['google', 'kakao', 'line', 'naver', 'payco'];
  for (const [index, name] of packedNames(NAME_MAX).entries()) {
    const began = await page.request.get(`/api/user/signin/${providers[index % providers.length]}/step1`);
    const { url } = (await began.json()) as { url: string };
    const asked = await page.request.get(`${url}&as=${encodeURIComponent(`named:${name}`)}`, { maxRedirects: 0 });
    const returned = await page.request.get(asked.headers()['location'] ?? '', { maxRedirects: 0 });
    const { pathname, search } = new URL(returned.headers()['location'] ?? '');
    await page.goto(pathname + search);
    await page.waitForURL('**/signup');
    await expectInert(page, [name]);
  }
});

test('a field that is no text takes none of them @core', async ({ page }) => {
  const ledger = new Ledger();
  const writer = await Writer.signUp(page.request, ledger);
  const fields = THROUGH.refused.map((field) => field.split(' ') as [string, string, string]);
  for (const [method, route, path] of fields) {
    // Alone: what else is required is missing, so that nothing is written, whatever becomes of the text.
    await writer.offer(`${method} ${route}`, path, (text) => ({ [path]: text }));
  }
  ledger.expectAll(THROUGH.refused);
});
