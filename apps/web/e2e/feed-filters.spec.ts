import type { Page, Request } from '@playwright/test';
import { asks } from './broken.ts';
import { drawn, expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { png } from './png.ts';
import { WORDS } from './words.ts';

const { common, myInfo, postForm, posts } = WORDS.en;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const strip = (page: Page) => page.getByRole('group', { name: posts.feed.narrow });
const carousel = (page: Page) => page.getByRole('region', { name: posts.popular.title });

/** What the feed was asked for last, beside its page. */
function lastFilter(page: Page) {
  const last: { filter?: object } = {};
  page.on('request', (request: Request) => {
    if (!asks(request, 'Feed')) return;
    const { language, skip, take, ...filter } = request.postDataJSON().variables;
    last.filter = filter;
  });
  return last;
}

for (const language of ['en', 'ko', 'km', 'bn'] as const) {
  test(`the first post stands high on the screen, below a low carousel, in ${language} @core`, async ({
    phone,
    page,
  }) => {
    await phone.store({ language });
    await phone.open('/main');
    await expect(cards(page).first()).toBeVisible();
    await drawn(page);
    const words = WORDS[language].posts;
    const slides = page.getByRole('region', { name: words.popular.title });
    await expect(slides.getByRole('group').first()).toBeVisible();
    const { y = Infinity } = (await cards(page).first().boundingBox()) ?? {};
    const { height = Infinity } = (await slides.boundingBox()) ?? {};
    console.log(`/main in ${language}: first post at ${y}, carousel ${height} high`);
    expect(y).toBeLessThanOrEqual(310);
    expect(height).toBeLessThanOrEqual(160);
  });
}

test('the carousel repeats nothing that the feed begins with @core', async ({ phone, page }) => {
  const newest = async () => {
    const reply = await page.request.post('/graphql', { data: { query: '{ readPosts { items { uuid } } }' } });
    return (await reply.json()).data.readPosts.items.map(({ uuid }: { uuid: string }) => `/postdetail/${uuid}`);
  };
  const before = await newest();
  await phone.open('/main');
  await expect(carousel(page).getByRole('group').first()).toBeVisible();
  const links = carousel(page).getByRole('heading').getByRole('link');
  const slides = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(slides.length).toBeGreaterThan(0);
  // Others write and delete meanwhile: what was among the newest before and after was so when the page was made, too.
  const after = await newest();
  expect(slides.filter((address) => before.includes(address) && after.includes(address))).toEqual([]);
});

test('a visitor narrows the feed to what is written in a language, until it is taken back @core', async ({
  phone,
  page,
}) => {
  const last = lastFilter(page);
  await phone.store({ language: 'vi' });
  await phone.open('/main');
  const chips = page.getByRole('group', { name: WORDS.vi.posts.feed.narrow });
  // A visitor has told nothing else of themselves.
  await expect(chips.getByRole('button')).toHaveCount(1);
  const chip = chips.getByRole('button', { name: 'Tiếng Việt' });
  await chip.press('Enter');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => last.filter).toEqual({ originalLanguage: 'vi' });
  await expect(page.getByRole('region', { name: WORDS.vi.posts.popular.title })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  // As long as the tab: the server's page, which is the whole feed, is not for this reader.
  await page.reload();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: WORDS.vi.posts.popular.title })).toHaveCount(0);
  await chip.click();
  await expect(page.getByRole('region', { name: WORDS.vi.posts.popular.title })).toBeVisible();
});

test('somebody tells where they live, writes about a town, and finds it near them @core', async ({ phone, page }) => {
  await newcomer(phone, 'Dara');
  const last = lastFilter(page);
  await phone.open('/writing');
  await page.getByLabel(postForm.field.title).fill('Winter coats at the market');
  await page.getByLabel(postForm.field.content).fill('They have warm ones, and cheap.');
  await page.getByRole('button', { name: postForm.town.add }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seoul' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seongdong-gu' }).click();
  await expect(page.getByRole('button', { name: 'Seongdong-gu, Seoul' })).toBeVisible();
  await page
    .getByLabel(postForm.pictures.add)
    .setInputFiles({ name: 'coat.png', mimeType: 'image/png', buffer: png(800, 600, 40) });
  await page.getByRole('button', { name: 'ALT: describe photo 1' }).click();
  await page.getByRole('textbox', { name: postForm.pictures.alt }).fill('អាវរងាពណ៌ក្រហម');
  await page.getByRole('button', { name: postForm.pictures.altDone }).click();
  await expect(page.getByText(postForm.pictures.cover, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer(common.button.yes, postForm.confirm.post);
  await expect(phone.heading).toHaveText('Winter coats at the market');
  await expect(page.getByText('Seongdong-gu, Seoul')).toBeVisible();
  await expect(page.getByRole('img', { name: 'អាវរងាពណ៌ក្រហម' })).toHaveAttribute('lang', 'km');

  await phone.open('/main');
  await strip(page).getByRole('button', { name: posts.feed.near }).click();
  const sheet = page.getByRole('dialog', { name: myInfo.town.title });
  await sheet.getByRole('button', { name: 'Gangnam-gu' }).click();
  await expect(strip(page).getByRole('button', { name: 'Seoul' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => last.filter).toMatchObject({ region: expect.any(Number) });
  await expect(carousel(page)).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'Winter coats at the market' }).first()).toContainText(
    'Seongdong-gu, Seoul',
  );
  // Also by people of one's own country alone; taking all away shows everybody again.
  await strip(page).getByRole('button', { name: 'Cambodia' }).click();
  await expect.poll(() => last.filter).toMatchObject({ nationalityUuids: [expect.any(String)] });
  await strip(page).getByRole('button', { name: 'Remove Cambodia' }).click();
  await strip(page).getByRole('button', { name: 'Seoul' }).click();
  await expect(carousel(page)).toBeVisible();
});

test('what Haiko itself writes says so, and has nobody to report or block @core', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.open('/notice');
  await cards(page).first().getByRole('link').first().click();
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByText(posts.detail.official)).toBeVisible();
  await expect(article.getByText(common.sideMenu.notice)).toBeVisible();
  await expect(article.getByRole('button', { name: /profile/i })).toHaveCount(0);
  const menu = page.getByRole('button', { name: posts.action.more, exact: true });
  if ((await menu.count()) > 0) {
    await menu.first().click();
    await expect(page.getByRole('menuitem', { name: WORDS.en.reports.action })).toHaveCount(0);
  }
});
