import type { Page, Request } from '@playwright/test';
import { expect, test } from './haiko.ts';
import { goOn } from './kept.ts';
import { newcomer } from './newcomers.ts';
import { png } from './png.ts';
import { crawled, openRendered } from './rendered.ts';
import { SAMPLE_LISTS, samplePosting } from './samples.ts';
import { WORDS } from './words.ts';

const { common, jobPostings } = WORDS.en;

test.use({ serviceWorkers: 'allow' });

const SAVES_DATA = { 'Save-Data': 'on' };
/** What others get before they ask for it: screens, and what opens over one. The list of languages is of the worker's shell. */
const CODE_AHEAD = ['PostDetailScreen', 'JobPostingDetailScreen', 'SideMenu', 'FilterSheet'];

/** From the next page on its reader wants to load little. */
async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders(SAVES_DATA);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** What a page asks for from now on, and its worker: files, and queries by their names. */
function asksOf(page: Page): string[] {
  const asked: string[] = [];
  const nameOf = (request: Request) =>
    request.url().endsWith('/graphql') ? String(request.postDataJSON().operationName) : new URL(request.url()).pathname;
  page.context().on('request', (request) => void asked.push(nameOf(request)));
  return asked;
}

/** Notes what pages tell their worker to keep. */
async function noteTold(page: Page): Promise<() => Promise<{ kind: string; ahead: string[] }[]>> {
  await page.addInitScript(() => {
    // An empty page has none.
    if (!('ServiceWorker' in window)) return;
    const told: unknown[] = [];
    Object.assign(window, { told });
    const tell = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function note(message: unknown) {
      told.push(message);
      tell.call(this, message);
    };
  });
  return () => page.evaluate(() => (window as unknown as { told: { kind: string; ahead: string[] }[] }).told);
}

/** A visitor reads the feed and goes on to the jobs; what was asked for by then. */
async function visit(page: Page, savesData: boolean): Promise<string[]> {
  const told = await noteTold(page);
  const asked = asksOf(page);
  await openRendered(page, '/main');
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  await goOn(page);
  await expect.poll(told).toEqual([expect.objectContaining({ kind: 'keep', ahead: savesData ? [] : ['posts'] })]);
  await page.getByRole('link', { name: common.nav.announcement, exact: true }).click();
  await expect(page).toHaveURL('/announcement');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  return asked;
}

test('a visitor who wants to load little gets no carousel, and nothing ahead of time @core', async ({ page }) => {
  expect(await crawled(page.request, '/main', SAVES_DATA)).not.toContain('aria-roledescription="carousel"');
  await saveData(page);
  const asked = await visit(page, true);
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0);
  // The next screen is there, with all that it has loaded.
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/announcementdetail\//);
  const before = asked.slice(
    0,
    asked.findIndex((name) => name.includes('JobPostingDetailScreen')),
  );
  const isAhead = (name: string) =>
    [...CODE_AHEAD, 'Carousel', 'HotJobPostings', 'PopularPosts'].some((part) => name.includes(part));
  expect(before.filter(isAhead)).toEqual([]);
});

test('every other visitor gets them', async ({ page }) => {
  expect(await crawled(page.request, '/main')).toContain('aria-roledescription="carousel"');
  const asked = await visit(page, false);
  await expect(page.locator('[aria-roledescription="carousel"]').first()).toBeVisible();
  for (const part of [...CODE_AHEAD, 'CarouselMotion', 'HotJobPostings'])
    await expect.poll(() => asked.filter((name) => name.includes(part)), part).not.toEqual([]);
});

test('somebody who wants to load little saves a posting, and it is not read ahead of time @core', async ({
  phone,
  page,
}) => {
  const linh = await newcomer(phone, 'Linh');
  const uuid = (await samplePosting(page)).split('/').at(-1);
  await linh.call('post', `/api/scraps/job-postings/${uuid}`, { isOn: true });
  await saveData(page);
  const asked = asksOf(page);
  // By this they would be read at the start.
  const begun = page.waitForResponse(/\/keepSaved-/);
  await phone.open(SAMPLE_LISTS.posting);
  await begun;
  const scrap = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: jobPostings.card.scrap });
  for (const isOn of [false, true]) {
    const saved = page.waitForResponse((reply) => reply.url().includes('/api/scraps/'));
    await scrap.click();
    expect((await saved).request().postDataJSON()).toEqual({ isOn });
    await expect(scrap).toHaveAttribute('aria-pressed', `${isOn}`);
  }
  await page.getByRole('link', { name: common.nav.myInfo }).click();
  await expect(phone.heading).toBeAttached();
  await phone.open('/scrapannouncement');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(asked.filter((name) => /^SavedJobPosting|PostDetailScreen|JobPostingDetailScreen/.test(name))).toEqual([]);
});

test('a picture of a post comes in the size that the screen needs, the small one where data is saved @core', async ({
  browser,
  phone,
}) => {
  const linh = await newcomer(phone, 'Linh');
  const headers = { authorization: `Bearer ${await phone.stored('accessToken')}` };
  const file = { name: 'ảnh.png', mimeType: 'image/png', buffer: png(1_600, 1_200, 90) };
  const multipart = { purpose: 'post', file };
  const { name, path } = await (await linh.page.request.post('/api/file/upload/one', { headers, multipart })).json();
  const said = { title: 'ảnh', content: 'ảnh', files: [{ name, path }] };
  const address = `/postdetail/${(await linh.call('post', '/api/post', said)).uuid}`;
  for (const savesData of [false, true]) {
    const context = await browser.newContext({ deviceScaleFactor: 3 });
    const page = await context.newPage();
    if (savesData) await saveData(page);
    await page.goto(address);
    const picture = page.locator('main img[src^="/files/"]').first();
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(shown).toMatch(savesData ? /-512\.webp$/ : /\/[0-9a-f]{32}\.webp$/);
    await context.close();
  }
});
