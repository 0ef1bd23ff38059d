import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { NINE_SCRIPTS } from '../../api/test/nine-scripts.ts';
import { expect, SAMPLE_PASSWORD, test, type Phone } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost } from './newcomers.ts';
import { startOf, WORDS } from './words.ts';
import { CAROUSEL_GAP_PX, CAROUSEL_SLIDES } from '../src/ui/measures.ts';

const { boards, common, postReactions, posts } = WORDS.en;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').getByRole('link');
const back = (page: Page) => page.getByRole('button', { name: common.nav.back });
const popular = (page: Page) => page.getByRole('region', { name: posts.popular.title });

/** Which slide stands in the middle. */
async function middleSlide(page: Page): Promise<string | undefined> {
  return popular(page)
    .getByRole('group')
    .evaluateAll((slides) => {
      const middle = (slide: Element) => slide.getBoundingClientRect().left + slide.getBoundingClientRect().width / 2;
      const off = (slide: Element) => Math.abs(middle(slide) - window.innerWidth / 2);
      return slides.sort((a, b) => off(a) - off(b))[0]?.ariaLabel ?? undefined;
    });
}

test('a visitor reads the notices: the pinned one on top, marked, and back at the same place @core', async ({
  phone,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await phone.open('/notice');
  await expect(cards(page).first()).toContainText(boards.notice.pinned);
  await expect(page.getByText(boards.notice.pinned)).toHaveCount(1);
  const hrefs = await titles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  await page.evaluate(() => window.scrollTo(0, 60));
  const title = await titles(page).first().innerText();
  await titles(page).first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/noticedetail\//);
  await expect(phone.heading).toHaveText(title);
  await back(page).click();
  await expect(page).toHaveURL('/notice');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
});

test('a Khmer reader finds the same notices in Khmer', async ({ phone, page }) => {
  const { boards: inKhmer, common: khmer } = WORDS.km;
  await phone.store({ language: 'km' });
  await phone.open('/notice');
  await expect(phone.heading).toHaveText(khmer.sideMenu.notice);
  await expect(cards(page).first()).toContainText(inKhmer.notice.pinned);
  await expect(titles(page).first()).toHaveText(/\p{Script=Khmer}/u);
  await phone.open('/info');
  const all = page.getByRole('navigation', { name: inKhmer.category.label }).getByRole('link');
  await expect(all.nth(1)).toHaveText(/\p{Script=Khmer}/u);
});

test('guides come in categories, which the address keeps @core', async ({ phone, page }) => {
  await phone.open('/info');
  const tabs = page.getByRole('navigation', { name: boards.category.label });
  await expect(tabs.getByRole('link').first()).toHaveText(boards.category.all);
  await expect(tabs.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).nth(1)).toBeVisible();
  await tabs.getByRole('link', { name: 'Health' }).click();
  await expect(page).toHaveURL(/\/info\?category=[0-9a-f-]{36}$/);
  await expect(titles(page)).toHaveText(['What to take along to a hospital']);
  await page.reload();
  await expect(tabs.getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).toHaveCount(1);
  await titles(page).first().click();
  await expect(page).toHaveURL(/\/additionpostdetail\//);
  await expect(page.getByRole('main')).toContainText('Health');
  await back(page).click();
  await expect(page).toHaveURL(/\/info\?category=/);
  await tabs.getByRole('link', { name: boards.category.all }).click();
  await expect(cards(page).nth(1)).toBeVisible();
});

test('a place says where it is and leads to a map, in its list and on its own screen', async ({ phone, page }) => {
  await phone.open('/place');
  const map = (around: ReturnType<typeof cards>) => around.getByRole('link', { name: posts.place.openMap }).first();
  for (const around of [cards(page), page.getByRole('main')]) {
    await expect(around.getByText('서울특별시').first()).toBeVisible();
    await expect(map(around)).toHaveAttribute('href', /^https:/);
    await expect(map(around)).toHaveAttribute('rel', /noopener/);
    await expect(map(around)).toHaveAttribute('target', '_blank');
    if (page.url().endsWith('/place')) await titles(page).first().click();
    await expect(page).toHaveURL(/\/additionpostdetail\//);
  }
});

test('a guide’s form is listed by its name, and downloaded under it', async ({ phone, page }) => {
  const name = '외국인등록 신청서 ពាក្យសុំ.pdf';
  const uuid = await publishGuide(page.request, name);
  await phone.open(`/infodetail/${uuid}`);
  const form = page.getByRole('region', { name: posts.detail.attachments }).getByRole('link');
  await expect(form).toContainText(name);
  const [download] = await Promise.all([page.waitForEvent('download'), form.click()]);
  // The browser's own rules for file names.
  expect(download.suggestedFilename().normalize('NFC')).toBe(name.normalize('NFC'));
  await expect(phone.heading).toHaveText('Alien registration, the form');
});

/** Publishes a guide with a document, as an administrator does; returns its uuid. */
async function publishGuide(request: APIRequestContext, name: string): Promise<string> {
  const signIn = { email: 'admin@haiko.test', password: SAMPLE_PASSWORD };
  const { accessToken } = await (await request.post('/api/user/signin', { data: signIn })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const multipart = { purpose: 'attachment', file: { name, mimeType: 'application/pdf', buffer: Buffer.from(PDF) } };
  const file = await (await request.post('/api/file/upload/one', { headers, multipart })).json();
  const query = `mutation ($input: BoardPostInput!) { createBoardPost(input: $input) { uuid } }`;
  const input = {
    board: 'INFORMATION',
    title: 'Alien registration, the form',
    content: '외국인등록 · ការចុះឈ្មោះជនបរទេស',
    files: [{ name: file.name, path: file.path }],
    hashtagNames: [],
  };
  const reply = await request.post('/graphql', { headers, data: { query, variables: { input } } });
  const { data, errors } = await reply.json();
  expect(errors).toBeUndefined();
  return data.createBoardPost.uuid;
}

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

test('a board that cannot be loaded says so and tries again', async ({ phone, page, complaints }) => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"Notices"') ? route.abort() : route.continue(),
  );
  // A visitor's list comes with the page.
  await phone.signInAs('linh');
  await phone.open('/notice');
  await expect(page.getByText(boards.notice.loadFailed)).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: common.button.retry }).click();
  await expect(cards(page).first()).toBeVisible();
  // The broken connection was ours.
  complaints.length = 0;
});

test.describe('the popular posts above the feed', () => {
  test('show one slide and the beginning of the next, seven pixels apart', async ({ phone, page }) => {
    await phone.open('/main');
    const slide = popular(page).getByRole('group').first();
    await expect(slide).toBeVisible();
    const measured = await slide.evaluate((element) => ({
      perView: (element.parentElement?.clientWidth ?? 0) / element.getBoundingClientRect().width,
      gap: Number.parseFloat(getComputedStyle(element).paddingLeft) * 2,
    }));
    expect(measured.perView).toBeCloseTo(CAROUSEL_SLIDES, 2);
    expect(measured.gap).toBe(CAROUSEL_GAP_PX);
  });

  test('stand still for people who want less motion, until they press play', async ({ phone, page }) => {
    await page.clock.install();
    await phone.open('/main');
    await expect(popular(page).getByRole('group').nth(2)).toBeAttached();
    const before = await middleSlide(page);
    await page.clock.runFor(6_000);
    expect(await middleSlide(page)).toBe(before);
    await popular(page).getByRole('button', { name: common.carousel.play }).tap();
    await page.clock.runFor(6_000);
    await expect.poll(() => middleSlide(page)).not.toBe(before);
  });

  test('lead to the post, and are said to be missing when they cannot be loaded', async ({
    phone,
    page,
    complaints,
  }) => {
    // A visitor's come with the page.
    await phone.signInAs('linh');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"PopularPosts"') ? route.abort() : route.continue(),
    );
    await phone.open('/main');
    await expect(page.getByText(posts.popular.loadFailed)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: common.button.retry }).click();
    const slide = popular(page).getByRole('heading', { level: 3 }).getByRole('link').first();
    const title = await slide.innerText();
    await slide.click();
    await expect(page).toHaveURL(/\/postdetail\//);
    await expect(phone.heading).toHaveText(title);
    complaints.length = 0;
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('turn every five seconds, and stop on request', async ({ phone, page }) => {
      await page.clock.install();
      await phone.open('/main');
      await expect(popular(page).getByRole('group').nth(2)).toBeAttached();
      const before = await middleSlide(page);
      await page.clock.runFor(6_000);
      await expect.poll(() => middleSlide(page)).not.toBe(before);
      await popular(page).getByRole('button', { name: common.carousel.pause }).tap();
      await page.clock.runFor(1_000);
      const stopped = await middleSlide(page);
      await page.clock.runFor(6_000);
      expect(await middleSlide(page)).toBe(stopped);
    });
  });
});

/** Opens a post of somebody else that nobody changes or deletes. */
async function openSomebodysPost(phone: Phone, browser: Browser): Promise<string> {
  const somebody = await anotherNewcomer(browser, 'সুমি');
  const title = `সিউলের শীত ${somebody.nickname}`;
  const { uuid } = await somebody.call('post', '/api/post', { title, content: NINE_SCRIPTS.bn });
  await somebody.page.context().close();
  await phone.open(`/postdetail/${uuid}`);
  await expect(phone.heading).toHaveText(title);
  return title;
}

test('one’s own posts are counted, and one that is deleted counts no more', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'ដារ៉ា');
  await phone.open('/myposts');
  await expect(page.getByText(posts.feed.empty)).toBeVisible();
  await page.getByRole('link', { name: posts.feed.write }).click();
  await expect(page).toHaveURL('/writing');
  for (const title of ['첫 번째 글', 'ការបង្ហោះទីពីរ', 'Bài thứ ba']) await writePost(dara, title);
  await phone.open('/myposts');
  await expect(page.getByText('3 posts', { exact: true })).toBeVisible();
  await expect(titles(page)).toHaveText(['Bài thứ ba', 'ការបង្ហោះទីពីរ', '첫 번째 글']);
  await titles(page).nth(1).click();
  await page.getByRole('button', { name: posts.action.more, exact: true }).click();
  await page.getByRole('menuitem', { name: posts.action.delete }).click();
  await phone.answer(posts.action.delete, posts.detail.deleteQuestion);
  await expect(page).toHaveURL('/myposts');
  await expect(page.getByText('2 posts', { exact: true })).toBeVisible();
  await expect(titles(page)).toHaveText(['Bài thứ ba', '첫 번째 글']);
});

test('what one likes and scraps elsewhere stands in one’s lists; what one takes back goes when one leaves @core', async ({
  phone,
  page,
  browser,
}) => {
  await newcomer(phone, 'ដារ៉ា');
  await phone.open('/mylikeandscrapposts');
  await expect(page.getByText(postReactions.own.noLiked)).toBeVisible();
  await page.getByRole('link', { name: postReactions.own.scrapped, exact: true }).click();
  await expect(page).toHaveURL('/mylikeandscrapposts?tab=scrap');
  await expect(page.getByText(postReactions.own.noScrapped)).toBeVisible();

  const title = await openSomebodysPost(phone, browser);
  const main = page.getByRole('main');
  // Who leaves the page by its address takes with them what is on its way.
  const isWritten = (path: string) =>
    page.waitForResponse((reply) => reply.url().includes(path) && reply.request().method() === 'POST');
  const written = Promise.all([isWritten('/api/likes_dislikes/'), isWritten('/api/scraps/')]);
  await main
    .getByRole('button', { name: startOf(postReactions.like) })
    .first()
    .click();
  await main.getByRole('button', { name: postReactions.scrap, exact: true }).click();
  await written;
  await phone.open('/mylikeandscrapposts?tab=scrap');
  await expect(titles(page)).toHaveText([title]);
  await page.getByRole('link', { name: postReactions.own.liked, exact: true }).click();
  await expect(titles(page)).toHaveText([title]);

  const like = cards(page).getByRole('button', { name: startOf(postReactions.like) });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(titles(page)).toHaveText([title]);
  await page.getByRole('link', { name: postReactions.own.scrapped, exact: true }).click();
  await page.getByRole('link', { name: postReactions.own.liked, exact: true }).click();
  await expect(page.getByText(postReactions.own.noLiked)).toBeVisible();

  await page.getByRole('link', { name: postReactions.own.scrapped, exact: true }).click();
  await cards(page)
    .getByRole('button', { name: startOf(postReactions.like) })
    .click();
  await page.getByRole('link', { name: postReactions.own.liked, exact: true }).click();
  await expect(titles(page)).toHaveText([title]);
});
