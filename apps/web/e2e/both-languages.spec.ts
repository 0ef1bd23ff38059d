import { LANGUAGES } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { written } from '../../api/test/phrase-book.ts';
import { expect, type Phone } from './haiko.ts';
import { anotherNewcomer, newcomer, type Newcomer } from './newcomers.ts';
import { hold } from './touch.ts';
import { test } from './translating.ts';
import { filled, WORDS } from './words.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const { common, languages, notes, posts, translations } = WORDS.vi;
const KHMER = 'សួស្តី!';

/** Somebody who reads Vietnamese, in a conversation with somebody who reads Khmer. */
async function conversation(phone: Phone, dara: Newcomer): Promise<Newcomer> {
  await dara.call('put', '/api/user', { language: 'km' });
  const linh = await newcomer(phone, 'Linh');
  await linh.call('put', '/api/user', { language: 'vi' });
  await phone.store({ language: 'vi' });
  return linh;
}

test('a conversation in both languages: mine first, asked for once, kept on this device @core', async ({
  phone,
  page,
  browser,
}) => {
  const dara = await anotherNewcomer(browser, 'Dara');
  const linh = await conversation(phone, dara);
  for (let number = 1; number <= 30; number += 1) {
    await dara.call('post', `/api/notes/${linh.uuid}`, { content: `${KHMER} ${number}` });
  }
  await linh.call('post', `/api/notes/${dara.uuid}`, { content: 'Chào bạn nhé!' });
  const asked = askedTranslations(page);
  await phone.open(`/notedetail/${dara.uuid}`);
  const log = page.getByRole('log');
  await expect(log).toContainText(`${KHMER} 30`);
  await expect(page.getByText(filled(notes.composer.theyRead, { language: languages.name.km }))).toBeVisible();
  const both = page.getByRole('button', { name: notes.both.label });
  await expect(both).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toEqual([]);

  await both.click();
  await phone.answer(common.button.no, notes.both.question);
  await expect(both).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toEqual([]);

  await both.click();
  await phone.answer(notes.both.yes, notes.both.question);
  const theirs = log.locator('[lang="km"]', { hasText: `${KHMER} 30` });
  const mine = log.getByText(`[[vi]] ${KHMER} 30`);
  await expect(mine).toBeVisible();
  expect((await mine.boundingBox())?.y).toBeLessThan((await theirs.boundingBox())?.y ?? 0);
  // One's own note: as it was written, and below it as it is read.
  await expect(log.getByText('[[km]] Chào bạn nhé!')).toBeVisible();
  // What nobody has looked at is nobody's to translate: the first ones are not loaded, others lie above the screen.
  await expect.poll(() => log.getByText('[[vi]]').count()).toBeGreaterThan(3);
  expect(asked.length).toBeLessThan(20);

  await page.reload();
  await expect(both).toHaveAttribute('aria-pressed', 'true');
  await expect(mine).toBeVisible();
  await both.click();
  await expect(mine).toHaveCount(0);
  await expect(log.getByText(`${KHMER} 30`)).toBeVisible();
  await dara.page.context().close();
});

/** The notes for which the page asks a translation. */
function askedTranslations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const uuid = /notes\/message\/([^/]+)\/translate/.exec(request.url())?.[1];
    if (uuid) asked.push(uuid);
  });
  return asked;
}

test('holding a message opens what can be done with it; scrolling and tapping do not', async ({
  phone,
  page,
  browser,
}) => {
  const dara = await anotherNewcomer(browser, 'Dara');
  const linh = await conversation(phone, dara);
  await dara.call('post', `/api/notes/${linh.uuid}`, { content: KHMER });
  await phone.open(`/notedetail/${dara.uuid}`);
  const note = page.getByRole('log').getByText(KHMER);
  const menu = page.getByRole('menu', { name: notes.chat.options });
  await note.tap();
  await expect(menu).toBeHidden();

  const finger = await hold(note);
  await expect(menu).toBeVisible();
  await finger.lift();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('menuitem')).toHaveText([
    notes.chat.translate,
    notes.chat.copy,
    WORDS.vi.reports.action,
    notes.chat.delete,
  ]);
  await menu.getByRole('menuitem', { name: notes.chat.translate }).click();
  await expect(page.getByRole('log')).toContainText(`[[vi]] ${KHMER}`);
  // The keyboard has the same, behind the button that shows itself to it.
  await page.getByRole('button', { name: notes.chat.options }).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await dara.page.context().close();
});

test('all that waited is read once the conversation is open, and the keyboard has the bar’s place', async ({
  phone,
  page,
  browser,
}) => {
  const dara = await anotherNewcomer(browser, 'Dara');
  const linh = await conversation(phone, dara);
  for (let number = 1; number <= 24; number += 1) {
    await dara.call('post', `/api/notes/${linh.uuid}`, { content: `${number}` });
  }
  await phone.open('/main');
  await page.getByRole('link', { name: common.nav.newMessages }).click();
  await page.getByRole('main').getByRole('link', { name: dara.nickname }).click();
  await expect(page.getByRole('log')).toContainText('24');
  await expect(page.getByRole('link', { name: common.nav.messages, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: common.nav.newMessages })).toHaveCount(0);

  const bar = page.getByRole('navigation', { name: common.nav.main });
  await expect(bar).toBeVisible();
  await page.getByRole('textbox', { name: notes.composer.label }).focus();
  await expect(bar).toBeHidden();
  await page.getByRole('textbox', { name: notes.composer.label }).blur();
  await expect(bar).toBeVisible();
  await dara.page.context().close();
});

/** A post of the phrase book, which the test's provider knows in all nine. */
async function translatedPost(page: Page, author: Newcomer): Promise<string> {
  const { uuid } = await author.call('post', '/api/post', written('km').sent);
  const shown = LANGUAGES.map((code) => `${code}: shown(language: ${code}) { isTranslated }`).join(' ');
  const data = { query: `query ($uuid: ID!) { readPost(uuid: $uuid) { ${shown} } }`, variables: { uuid } };
  const count = async () => {
    const post = (await (await page.request.post('/graphql', { data })).json()).data.readPost;
    return LANGUAGES.filter((code) => post[code].isTranslated).length;
  };
  await expect.poll(count, { timeout: 30_000 }).toBe(LANGUAGES.length - 1);
  return uuid;
}

test('whoever holds a post sees it turn through its languages and settle in theirs; the sign turns it for the keyboard', async ({
  phone,
  page,
}) => {
  const dara = await newcomer(phone, 'Dara');
  const uuid = await translatedPost(page, dara);
  await page.evaluate(() => localStorage.clear());
  await phone.store({ language: 'vi' });
  const [vi, km] = [written('vi').kept, written('km').kept];
  await phone.open(`/postdetail/${uuid}`);
  await expect(phone.heading).toHaveText(vi.title);
  const before = await page.getByRole('article').boundingBox();
  const finger = await hold(page.getByText(vi.content.split('\n')[0]?.trim() ?? ''));
  await expect(phone.heading).toHaveText(km.title);
  await expect(phone.heading).toHaveText(written('ko').kept.title);
  expect(await page.getByRole('article').boundingBox()).toEqual(before);
  await finger.lift();
  await expect(phone.heading).toHaveText(vi.title);

  await phone.open('/main');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/postdetail/${uuid}"]`) });
  const title = card.getByRole('heading');
  await expect(title).toHaveText(vi.title);
  await card.scrollIntoViewIfNeeded();
  const second = await hold(title);
  await expect(title).toHaveText(km.title);
  await second.lift();
  await expect(title).toHaveText(vi.title);
  // Letting go is no tap.
  await expect(page).toHaveURL('/main');

  const sign = card.getByRole('button', { name: translations.shown.showOriginal });
  await sign.focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(km.title);
  await card.getByRole('button', { name: translations.shown.showTranslation }).click();
  await expect(title).toHaveText(vi.title);
  const box = await sign.evaluate((element) => {
    const { top, left } = element.getBoundingClientRect();
    const hit = (y: number) => document.elementFromPoint(left + 5, y)?.closest('button') === element;
    return hit(top - 10) && hit(top + 30);
  });
  expect(box).toBe(true);
});

test('a finger that scrolls holds nothing', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'Dara');
  const uuid = await translatedPost(page, dara);
  await page.evaluate(() => localStorage.clear());
  await phone.store({ language: 'vi' });
  await phone.open(`/postdetail/${uuid}`);
  const line = page.getByText(written('vi').kept.content.split('\n')[0]?.trim() ?? '');
  const box = await line.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: 195, y: (box?.y ?? 0) + y }] });
  const asked: string[] = [];
  page.on('request', (request) => request.postData()?.includes('TextInAllLanguages') && asked.push(request.url()));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(10) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(40) });
  // Longer than a hold, by the page's own clock.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(asked).toEqual([]);
  await expect(phone.heading).toHaveText(written('vi').kept.title);
  await page.getByRole('button', { name: posts.action.more }).click();
  await expect(page.getByRole('menuitem', { name: posts.action.copy })).toBeVisible();
});

test('on the first visit the first post turns once, and never for who wants no motion', async ({
  browser,
  phone,
  page,
  baseURL,
}) => {
  const dara = await newcomer(phone, 'Dara');
  await translatedPost(page, dara);
  const visit = async (reducedMotion: 'reduce' | 'no-preference') => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'vi', reducedMotion });
    const visitor = await context.newPage();
    await visitor.addInitScript(() => {
      const turns: string[] = [];
      Object.assign(globalThis, { turns });
      new MutationObserver((changes) => {
        for (const { target } of changes) turns.push((target as Element).querySelector('h2')?.textContent ?? '');
      }).observe(document, { subtree: true, attributeFilter: ['data-turning'] });
    });
    return { context, visitor };
  };
  const turnsOf = (visitor: Page) => visitor.evaluate(() => (globalThis as unknown as { turns: string[] }).turns);
  const goOn = async (visitor: Page) => {
    await visitor.goto('/main');
    await expect(visitor.getByRole('article').first()).toBeVisible();
    await expect(visitor.locator('html')).not.toHaveAttribute('data-rendered');
    await visitor.mouse.move(200, 300);
    await expect.poll(() => isNoted(visitor)).toBe(true);
  };

  const { context, visitor } = await visit('no-preference');
  await goOn(visitor);
  // It begins, and it ends.
  await expect.poll(() => turnsOf(visitor)).toHaveLength(2);
  // Its height is let go when it is as it was, and not before: nothing below has moved.
  const [before, after] = await turnsOf(visitor);
  expect(after).toBe(before);
  await goOn(visitor);
  await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(await turnsOf(visitor)).toEqual([]);
  await context.close();

  const still = await visit('reduce');
  await still.visitor.goto('/main');
  await expect(still.visitor.locator('html')).not.toHaveAttribute('data-rendered');
  await expect(async () => {
    await still.visitor.keyboard.press('Shift');
    expect(await visitsOf(still.visitor)).toBeGreaterThan(0);
  }).toPass();
  expect(await isNoted(still.visitor)).toBe(false);
  await still.context.close();
});

const isNoted = (page: Page): Promise<boolean> =>
  page.evaluate(readVisits, 'turned').then((value) => value !== undefined);
const visitsOf = (page: Page): Promise<number> =>
  page.evaluate(readVisits, 'count').then((value) => Number(value ?? 0));

/** In the page: what this device remembers of its visits. */
async function readVisits(key: string): Promise<unknown> {
  // To open what is not there yet would make it, without anything in it, before the app does.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'haiko-offline')) return undefined;
  const open = indexedDB.open('haiko-offline');
  const db = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)));
  if (!db.objectStoreNames.contains('visits')) return db.close();
  const read = db.transaction('visits').objectStore('visits').get(key);
  const value = await new Promise((resolve) => (read.onsuccess = () => resolve(read.result)));
  db.close();
  return value;
}
