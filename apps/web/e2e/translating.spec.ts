import { expect, test as base } from './haiko.ts';
import { anotherNewcomer, newcomer } from './newcomers.ts';
import { startHaiko } from './server.ts';
import { filled, WORDS } from './words.ts';

/** A Haiko that translates; its provider only marks texts: `[[vi]] 안녕하세요`. */
const test = base.extend<object, { translating: string }>({
  translating: [
    // Playwright tells from the pattern what a fixture needs: nothing here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const settings = { TRANSLATION_PROVIDERS: 'pseudo', TRANSLATION_EDIT_DELAY_SECONDS: '0' };
      const { url, stop } = await startHaiko(process.env.TEST_DATABASE_URL ?? '', settings);
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ translating }, use) => use(translating),
});
// One server for all of them.
test.describe.configure({ mode: 'default' });

const { notes, posts } = WORDS.vi;
const translatedFromKhmer = filled(posts.language.translatedFrom, { language: posts.language.km });

test('a translation that is finished takes its place while it is looked at', async ({ phone, page, browser }) => {
  const dara = await anotherNewcomer(browser, 'Dara');
  const linh = await newcomer(phone, 'Linh');
  await linh.call('put', '/api/user', { language: 'vi' });
  const written = { title: 'អាវរងា', content: 'សួស្តី!', originalLanguage: 'km' };
  const { uuid } = await dara.call('post', '/api/post', written);
  await phone.store({ language: 'vi' });
  await phone.open(`/postdetail/${uuid}`);
  const main = page.getByRole('main');
  await expect(phone.heading).toHaveText('[[vi]] អាវរងា');
  await expect(main).toContainText(translatedFromKhmer);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await dara.call('put', `/api/post/${uuid}`, { ...written, title: 'អាវរងាថ្មី' });
  await expect(phone.heading).toHaveText('[[vi]] អាវរងាថ្មី');
  await main.getByRole('button', { name: posts.language.showOriginal }).first().click();
  await expect(phone.heading).toHaveText('អាវរងាថ្មី');
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
  await dara.page.context().close();
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
  await log.getByRole('button', { name: notes.chat.options }).click();
  await page.getByRole('menuitem', { name: notes.chat.translate }).click();
  await expect(log).toContainText('[[vi]] សួស្តី!');
  await expect(log).toContainText(translatedFromKhmer);
  await log.getByRole('button', { name: posts.language.showOriginal }).click();
  await expect(log).not.toContainText('[[vi]]');
  await dara.page.context().close();
});
