import { PAGE_SIZE } from '@haiko/shared/limits';
import type { Page } from '@playwright/test';
import { asks } from './broken.ts';
import { drawn, expect, stopClock, test } from './haiko.ts';
import { newcomer, writePost } from './newcomers.ts';
import { pull } from './touch.ts';
import { WORDS } from './words.ts';
import {
  BOTTOM_BAR_HEIGHT_PX,
  HEADER_HEIGHT_PX,
  HEADER_SOLID_AFTER_PX,
  LAYOUT_MAX_WIDTH_PX,
  LOAD_MORE_DEBOUNCE_MS,
  LOAD_MORE_DISTANCE_PX,
  PULL_TO_REFRESH_PX,
} from '../src/ui/measures.ts';

const { comments, common, nationalities, posts } = WORDS.en;
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** What the feed has asked for from now on: where each page begins. */
function watchFeed(page: Page): { skip: number }[] {
  const asked: { skip: number }[] = [];
  page.on('request', (request) => {
    if (!asks(request, 'Feed')) return;
    const { skip = 0 } = JSON.parse(request.postData() ?? '').variables;
    asked.push({ skip });
  });
  return asked;
}

/** The posts of the next page that comes. */
async function nextPage(page: Page): Promise<string[]> {
  const reply = await page.waitForResponse((response) => asks(response.request(), 'Feed'));
  const { items } = (await reply.json()).data.page as { items: { uuid: string }[] };
  return items.map(({ uuid }) => uuid);
}

/** Leaves so many pixels between the bottom of the screen and the end of the rows, and waits until the page knows. */
const leave = (page: Page, pixels: number) =>
  page.evaluate((left) => {
    const end = document.querySelector('main [role="status"]:last-child, main [role="status"][aria-label]');
    if (!end) throw new Error('There is no end.');
    window.scrollBy(0, end.getBoundingClientRect().top - window.innerHeight - left);
    // Observers are told in the order in which they came: the list's own before this one.
    return new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(end));
  }, pixels);

test('the feed comes ten posts at a time: the next ones 100 pixels before the end, after 200 ms there @core', async ({
  phone,
  page,
}) => {
  const asked = watchFeed(page);
  // A visitor's first page is rendered; somebody signed in asks for theirs.
  await phone.signInAs('sokha');
  await page.clock.install();
  const first = nextPage(page);
  await phone.open('/main');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  expect(asked).toMatchObject([{ skip: 0 }]);
  await stopClock(page);
  await leave(page, LOAD_MORE_DISTANCE_PX + 30);
  await page.clock.runFor(LOAD_MORE_DEBOUNCE_MS * 4);
  expect(asked).toHaveLength(1);
  await leave(page, LOAD_MORE_DISTANCE_PX - 30);
  await page.clock.runFor(LOAD_MORE_DEBOUNCE_MS - 20);
  expect(asked).toHaveLength(1);
  const second = nextPage(page);
  await page.clock.runFor(40);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatchObject({ skip: PAGE_SIZE });
  const pages = [await first, await second];
  expect(pages.map(({ length }) => length)).toEqual([PAGE_SIZE, PAGE_SIZE]);
  await page.clock.resume();
  // What others write meanwhile pushes posts from the first page to the second; they are shown once.
  await expect(cards(page)).toHaveCount(new Set(pages.flat()).size);
});

test('the page is refreshed by a pull of 100 pixels, not of 99', async ({ phone, page }) => {
  await phone.open('/main');
  await expect(cards(page).first()).toBeVisible();
  const asked = watchFeed(page);
  await pull(page, PULL_TO_REFRESH_PX - 1);
  await drawn(page);
  expect(asked).toEqual([]);
  await pull(page, PULL_TO_REFRESH_PX);
  await expect.poll(() => asked.length).toBe(1);
});

test('the header is 64 pixels high and solid beyond the tenth pixel, the bottom bar 47', async ({ phone, page }) => {
  await phone.open('/main');
  await expect(cards(page).nth(5)).toBeAttached();
  const header = page.getByRole('banner');
  const heightOf = (locator: typeof header) => locator.evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf(header)).toBe(HEADER_HEIGHT_PX);
  expect(await heightOf(page.getByRole('navigation', { name: common.nav.main }))).toBe(BOTTOM_BAR_HEIGHT_PX);
  const color = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.evaluate((pixels) => window.scrollTo(0, pixels), HEADER_SOLID_AFTER_PX);
  await drawn(page);
  expect(await color()).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate((pixels) => window.scrollTo(0, pixels), HEADER_SOLID_AFTER_PX + 1);
  await expect.poll(color).toBe('rgb(255, 255, 255)');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

  test('the app is 500 pixels wide, in the middle, with its header and sheets; the five places stand beside it', async ({
    phone,
    page,
  }) => {
    await phone.open('/main');
    for (const box of [page.getByRole('main'), page.getByRole('banner')]) {
      const { x, width } = (await box.boundingBox()) ?? { x: 0, width: 0 };
      expect(width).toBeLessThanOrEqual(LAYOUT_MAX_WIDTH_PX);
      expect(width).toBeGreaterThan(LAYOUT_MAX_WIDTH_PX - 4);
      expect(Math.abs(x + width / 2 - 640)).toBeLessThan(8);
    }
    const places = await page.getByRole('navigation', { name: common.nav.main }).boundingBox();
    const column = await page.getByRole('main').boundingBox();
    expect((places?.x ?? 640) + (places?.width ?? 640)).toBeLessThan((column?.x ?? 0) + 8);
    await page.getByRole('button', { name: common.nav.menu }).click();
    await page.getByRole('button', { name: common.sideMenu.addNationality }).click();
    const sheet = page.getByRole('dialog', { name: nationalities.sheet.title });
    expect((await sheet.boundingBox())?.width).toBeLessThanOrEqual(LAYOUT_MAX_WIDTH_PX);
  });
});

test('a comment is deleted only after a yes, asked above everything else', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'ដារ៉ា');
  const address = await writePost(dara);
  await dara.call('post', '/api/comment', { postUuid: address.split('/').at(-1), content: 'মন্তব্য' });
  await phone.open(address);
  const comment = page.getByText('মন্তব্য', { exact: true });
  for (const answer of [common.button.no, posts.action.delete]) {
    await expect(comment).toBeVisible();
    await page.getByRole('button', { name: comments.list.options }).click();
    await page.getByRole('menuitem', { name: posts.action.delete }).click();
    // Modal dialogs stand in the browser's top layer, which no z-index reaches.
    expect(await phone.question.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await phone.answer(answer, comments.list.deleteQuestion);
  }
  await expect(comment).toBeHidden();
});
