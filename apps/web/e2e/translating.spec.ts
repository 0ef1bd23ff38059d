import { HTML_LANG, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { translated, written } from '../../api/test/phrase-book.ts';
import { barriers } from './barriers.ts';
import { expect } from './haiko.ts';
import { anotherNewcomer, newcomer } from './newcomers.ts';
import { readAndFind, readersOf } from './nine-by-nine.ts';
import { crawled } from './rendered.ts';
import { test } from './translating.ts';
import { filled, WORDS } from './words.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const { languages, notes, translations } = WORDS.vi;
const translatedFromKhmer = filled(translations.shown.translatedFrom, { language: languages.name.km });

test('a translation that is finished takes its place while it is looked at @core', async ({ phone, page, browser }) => {
  const dara = await anotherNewcomer(browser, 'Dara');
  const linh = await newcomer(phone, 'Linh');
  await linh.call('put', '/api/user', { language: 'vi' });
  const coat = { title: 'អាវរងា', content: 'សួស្តី!', originalLanguage: 'km' };
  const { uuid } = await dara.call('post', '/api/post', coat);
  await phone.store({ language: 'vi' });
  await phone.open(`/postdetail/${uuid}`);
  const main = page.getByRole('main');
  await expect(phone.heading).toHaveText('[[vi]] អាវរងា');
  await expect(main).toContainText(translatedFromKhmer);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await dara.call('put', `/api/post/${uuid}`, { ...coat, title: 'អាវរងាថ្មី' });
  await expect(phone.heading).toHaveText('[[vi]] អាវរងាថ្មី');
  await main.getByRole('button', { name: translations.shown.showOriginal }).first().click();
  await expect(phone.heading).toHaveText('អាវរងាថ្មី');
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
  await dara.page.context().close();
});

test('a crawler reads a translated post in nine languages, each at an address of its own @core', async ({
  phone,
  request,
}) => {
  const dara = await newcomer(phone, 'Dara');
  const { uuid } = await dara.call('post', '/api/post', { ...written('km').sent, originalLanguage: 'km' });
  const address = `/postdetail/${uuid}`;
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const { title, content } = translated('km', language);
      await expect(async () => expect(await crawled(request, `${address}?lang=${language}`)).toContain(title)).toPass();
      const page = await crawled(request, `${address}?lang=${language}`);
      expect(page).toContain(`<title>${title} · Haiko</title>`);
      for (const line of content.split('\n').filter((one) => /\p{L}{3}/u.test(one)))
        expect(page).toContain(line.trim());
      expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${address}\\?lang=${language}" />`));
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
      expect(JSON.parse(data)).toMatchObject({ headline: title, inLanguage: HTML_LANG[language] });
    });
  }
  const alternates = (await crawled(request, address)).match(/hreflang="[^"]+"/g);
  expect(alternates).toEqual(
    [...LANGUAGES.map((each) => HTML_LANG[each]), 'x-default'].map((code) => `hreflang="${code}"`),
  );
});

test('a note is translated when its reader asks, and only then', async ({ phone, page, browser }) => {
  const dara = await anotherNewcomer(browser, 'Dara');
  const linh = await newcomer(phone, 'Linh');
  await dara.call('post', `/api/notes/${linh.uuid}`, { content: 'សួស្តី! តើអ្នកសុខសប្បាយទេ?' });
  await phone.store({ language: 'vi' });
  await phone.open(`/notedetail/${dara.uuid}`);
  const log = page.getByRole('log');
  await expect(log).toContainText('សួស្តី!');
  await expect(log).not.toContainText('[[vi]]');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/notes/message/*/translate', async (route) => {
    await held;
    await route.continue();
  });
  await log.getByRole('button', { name: notes.chat.options }).click();
  await page.getByRole('menuitem', { name: notes.chat.translate }).click();
  await expect(log).toContainText(notes.chat.translating);
  letThrough();
  await expect(log).toContainText('[[vi]] សួស្តី!');
  await expect(log).not.toContainText(notes.chat.translating);
  await expect(log).toContainText(translatedFromKhmer);
  await log.getByRole('button', { name: translations.shown.showOriginal }).click();
  await expect(log).not.toContainText('[[vi]]');
  await dara.page.context().close();
});

for (const from of LANGUAGES) {
  test(`what is written in ${from} is read and found in other languages, its original one tap away`, async ({
    phone,
    page,
  }) => {
    const readers = readersOf(from);
    test.setTimeout(30_000 + readers.length * 30_000);
    console.log(`Written in ${from}, read in ${readers.join(', ')}`);
    const dara = await newcomer(phone, 'Dara');
    const { uuid } = await dara.call('post', '/api/post', written(from).sent);
    await expect.poll(() => translatedInto(page, uuid), { timeout: 30_000 }).toEqual(expect.arrayContaining(readers));
    // Visitors read and search.
    await page.evaluate(() => localStorage.clear());
    for (const to of readers) await test.step(to, () => readAndFind(phone, { uuid, from }, to));
  });
}

/** In which languages a post can be read besides its own. */
async function translatedInto(page: Page, uuid: string): Promise<Language[]> {
  const shown = LANGUAGES.map((code) => `${code}: shown(language: ${code}) { isTranslated }`).join(' ');
  const data = { query: `query ($uuid: ID!) { readPost(uuid: $uuid) { ${shown} } }`, variables: { uuid } };
  const reply = await page.request.post('/graphql', { data });
  const post = (await reply.json()).data.readPost;
  return LANGUAGES.filter((code) => post[code].isTranslated);
}

test('an administrator sees how the translation services do', async ({ phone, page, browser }) => {
  const dara = await anotherNewcomer(browser, 'Dara');
  await dara.call('post', '/api/post', { title: 'អាវរងា', content: 'សួស្តី!', originalLanguage: 'km' });
  await phone.signInAs('admin');
  const { desk, languages: names } = WORDS.en;
  const pair = filled(desk.providers.pair, { from: names.name.km, to: names.name.vi });
  // Counts are written a second after the answer.
  await expect(async () => {
    await phone.open('/desk/providers');
    await expect(page.getByRole('heading', { name: pair })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const main = page.getByRole('main');
  await expect(main).toContainText(desk.providers.works);
  await expect(main.getByRole('listitem').filter({ hasText: pair })).toContainText(desk.providers.corrected);
  expect(await barriers(page)).toEqual([]);
  await dara.page.context().close();
});
