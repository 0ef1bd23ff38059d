import { MAX_JOB_FILTERS } from '@haiko/shared/limits';
import type { Page } from '@playwright/test';
import { drawn, expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { publishPosting } from './postings.ts';
import { samplePosting } from './samples.ts';
import { counted, filled, WORDS } from './words.ts';
import { CAROUSEL_SLIDES } from '../src/ui/measures.ts';

const { common, companies, jobPostings, jobSearch, reports, sessions } = WORDS.en;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').getByRole('link');
const hot = (page: Page) => page.getByRole('region', { name: jobSearch.list.hot });
const box = (page: Page) => page.getByRole('searchbox', { name: jobSearch.list.keyword });
const filters = (page: Page) => page.getByRole('group', { name: jobSearch.filter.label });
const filter = (page: Page, name: string) => filters(page).getByRole('button', { name: new RegExp(`^${name}`) });
const sheet = (page: Page) => page.getByRole('dialog');
const tick = (page: Page, name: string) => sheet(page).getByText(name, { exact: true }).click();
const scrap = (page: Page) => page.getByRole('main').getByRole('button', { name: jobPostings.card.scrap }).first();

async function search(page: Page, keyword: string): Promise<void> {
  await box(page).fill(keyword);
  await page.getByRole('button', { name: jobSearch.list.search, exact: true }).click();
}

test.describe('a visitor', () => {
  test('finds a posting by two Korean letters, region and visa, opens it, and signs in to save it @core', async ({
    phone,
    page,
  }) => {
    await phone.open('/announcement');
    await expect(hot(page).getByRole('group').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: jobSearch.list.all })).toBeVisible();
    await search(page, '용접');
    await expect(page.getByText(counted('en', 'jobSearch.list.foundFor', { keyword: '용접' }))).toBeVisible();
    await expect(hot(page)).toBeHidden();
    await expect(page).toHaveURL(`/announcement?q=${encodeURIComponent('용접')}`);

    await filter(page, jobSearch.filter.visa).click();
    await sheet(page).getByRole('button', { name: 'E-7 ' }).click();
    await tick(page, 'E-7-4 Skilled worker (points)');
    await sheet(page).getByRole('button', { name: common.button.apply }).click();
    await filter(page, jobSearch.filter.region).click();
    await sheet(page).getByRole('button', { name: 'Gyeongsangnam-do' }).click();
    await tick(page, 'All');
    await sheet(page).getByRole('button', { name: common.button.apply }).click();

    await expect(page).toHaveURL(/q=.*region=3800&visa=1804$/);
    await expect(filter(page, jobSearch.filter.visa)).toHaveAccessibleName(
      filled(jobSearch.filter.opener, { name: jobSearch.filter.visa, count: 1 }),
    );
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toContainText('E-7-3');
    // An icon that says something has its name.
    await expect(cards(page).first().getByRole('img', { name: jobPostings.card.deadline })).toBeVisible();
    // Found in the original, read in one's own language.
    await expect(titles(page)).toHaveText([/^Shipyard welder/]);
    await titles(page).first().click();
    await expect(page).toHaveURL(/\/announcementdetail\/[0-9a-f-]{36}$/);
    await expect(phone.heading).toHaveText(/^Shipyard welder/);
    await scrap(page).click();
    await phone.answer(common.button.no, sessions.wish.save);
    await expect(scrap(page)).toHaveAttribute('aria-pressed', 'false');

    await page.getByRole('button', { name: common.nav.back }).click();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: jobSearch.list.reset }).click();
    await expect(page).toHaveURL('/announcement');
    await expect(box(page)).toHaveValue('');
    await expect(hot(page).getByRole('group').first()).toBeVisible();

    await search(page, 'greenhouse');
    await expect(cards(page).first().locator('mark').first()).toHaveText('greenhouse');
  });

  test('keeps the search while looking at other screens, and after a reload', async ({ phone, page }) => {
    // No journey writes postings for freelancers: their number stays.
    await phone.open('/announcement?type=4');
    await expect(page.getByText(counted('en', 'jobSearch.list.found'))).toBeVisible();
    const count = await page.getByText(counted('en', 'jobSearch.list.found')).innerText();
    await page.getByRole('link', { name: common.nav.home, exact: true }).click();
    await expect(page).toHaveURL('/main');
    await page.getByRole('link', { name: common.nav.announcement, exact: true }).click();
    await expect(page).toHaveURL('/announcement?type=4');
    await expect(page.getByText(count)).toBeVisible();
    await page.reload();
    await expect(page.getByText(count)).toBeVisible();
    await expect(filter(page, jobSearch.filter.employmentType)).toHaveAccessibleName(/1/);
  });

  test('is told that nothing was found for a word, and that a word is missing', async ({ phone, page }) => {
    await phone.open('/announcement');
    await page.getByRole('button', { name: jobSearch.list.search, exact: true }).click();
    await phone.answer(common.button.ok, jobSearch.list.emptyKeyword);
    await search(page, 'zzzzz');
    await expect(page.getByText(filled(jobSearch.list.noneFor, { keyword: 'zzzzz' }))).toBeVisible();
  });

  test('is told when a posting is not there', async ({ phone, page }) => {
    await phone.open('/announcementdetail/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText(jobPostings.detail.missing).last()).toBeVisible();
    await page.getByRole('link', { name: jobPostings.detail.toList }).click();
    await expect(page).toHaveURL('/announcement');
  });
});

test.describe('a filter sheet', () => {
  test('takes three, says so at the fourth, and lets chips go', async ({ phone, page }) => {
    await phone.open('/announcement');
    await filter(page, jobSearch.filter.language).click();
    for (const name of ['Korean', 'English', 'Khmer']) await tick(page, name);
    await tick(page, 'Thai');
    await phone.answer(common.button.ok, filled(jobSearch.filter.limit, { limit: MAX_JOB_FILTERS }));
    await sheet(page)
      .getByRole('button', { name: filled(jobSearch.filter.remove, { name: 'English' }) })
      .click();
    await tick(page, 'Thai');
    await expect(sheet(page).getByText(filled(jobSearch.filter.count, { count: 3, limit: 3 }))).toBeVisible();
    await sheet(page).getByRole('button', { name: common.button.apply }).click();
    await expect(page).toHaveURL(/language=\d+\.\d+\.\d+$/);
    await filter(page, jobSearch.filter.language).click();
    await sheet(page).getByRole('button', { name: common.button.reset }).click();
    await sheet(page).getByRole('button', { name: common.button.apply }).click();
    await expect(page).toHaveURL('/announcement');
  });

  test('lets “all” of a region stand for its districts, and a district take it back', async ({ phone, page }) => {
    await phone.open('/announcement');
    await filter(page, jobSearch.filter.region).click();
    await tick(page, 'Gangnam-gu');
    await tick(page, 'Mapo-gu');
    await tick(page, 'All');
    const chips = sheet(page).getByRole('listitem');
    await expect(chips).toHaveText([filled(jobSearch.filter.allOf, { name: 'Seoul' })]);
    await tick(page, 'Mapo-gu');
    await expect(chips).toHaveText(['Mapo-gu, Seoul']);
    // Only "apply" counts.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/announcement');
  });
});

test('filters are chosen by keyboard in a sheet that keeps its place, and districts of one name are told apart', async ({
  phone,
  page,
}) => {
  await phone.open('/announcement');
  await filter(page, jobSearch.filter.region).press('Enter');
  await expect(sheet(page)).toBeVisible();
  // Its name ends with how many are chosen.
  const seoul = sheet(page)
    .getByRole('button', { name: /^Seoul/ })
    .first();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(seoul).toBeFocused();
  const top = async () => (await seoul.boundingBox())?.y;
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('checkbox').first()).toBeFocused();
  await sheet(page).getByText('Jung-gu', { exact: true }).click();
  expect(await top()).toBe(before);
  await seoul.focus();
  await page.keyboard.press('ArrowDown');
  const busan = sheet(page).getByRole('button', { name: 'Busan', exact: true });
  await expect(busan).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await sheet(page).getByText('Jung-gu', { exact: true }).click();
  await expect(sheet(page).getByRole('listitem')).toHaveText(['Jung-gu, Seoul', 'Jung-gu, Busan']);
});

test('a Khmer reader sees a posting in Khmer, its original on request, and two tabs in the address @core', async ({
  phone,
  page,
}) => {
  const { jobPostings: inKhmer, translations: khmer } = WORDS.km;
  await phone.store({ language: 'km' });
  await phone.open(`/announcement?q=${encodeURIComponent('딸기')}`);
  await expect(titles(page).first()).toHaveText(/\p{Script=Khmer}/u);
  await titles(page).first().click();
  await expect(phone.heading).toHaveText(/\p{Script=Khmer}/u);
  await page.getByRole('button', { name: khmer.shown.showOriginal }).click();
  await expect(phone.heading).toHaveText(/\p{Script=Hangul}/u);
  const main = page.getByRole('main');
  await expect(main).toContainText(filled(inKhmer.detail.hoursWeekly_other, { count: 40 }));
  await expect(main).toContainText('2,200,000–2,500,000');
  await main.getByRole('link', { name: inKhmer.detail.qualification }).click();
  await expect(page).toHaveURL(/\?tab=qualification$/);
  await expect(main).toContainText(inKhmer.detail.education);
  await page.reload();
  await expect(main).toContainText(inKhmer.detail.education);
  await expect(main.getByRole('link', { name: /^0\d+-\d+-\d{4}$/ }).first()).toHaveAttribute('href', /^tel:0\d{7,10}$/);
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('what is saved is kept, found again, and let go', async ({ phone, page }) => {
  await newcomer(phone, 'Dara');
  await phone.open('/scrapannouncement');
  await expect(page.getByText(jobPostings.scraps.empty)).toBeVisible();
  await phone.open(`/announcement?q=${encodeURIComponent('딸기')}`);
  const title = await titles(page).first().innerText();
  // The button shows it before the server knows, and leaving the page would take the request with it.
  const isSaved = page.waitForResponse(/\/api\/scraps\//);
  const isReadAgain = page.waitForResponse((reply) => /SavedJobPostings/.test(reply.request().postData() ?? ''));
  await scrap(page).click();
  await expect(scrap(page)).toHaveAttribute('aria-pressed', 'true');
  await isSaved;
  await isReadAgain;
  await page.goto('/scrapannouncement');
  await expect(page.getByText(filled(jobPostings.scraps.count_one, { count: 1 }))).toBeVisible();
  await expect(titles(page)).toHaveText([title]);
  await page.getByRole('searchbox', { name: jobPostings.scraps.keyword }).fill('zzzzz');
  await expect(page.getByText(filled(jobSearch.list.noneFor, { keyword: 'zzzzz' }))).toBeVisible();
  await page.getByRole('searchbox', { name: jobPostings.scraps.keyword }).fill('딸기');
  await expect(titles(page)).toHaveText([title]);
  const isLetGo = page.waitForResponse(/\/api\/scraps\//);
  await scrap(page).click();
  await expect(scrap(page)).toHaveAttribute('aria-pressed', 'false');
  await isLetGo;
  await page.goto('/scrapannouncement');
  await expect(page.getByText(jobPostings.scraps.empty)).toBeVisible();
});

test.describe('the button for a new announcement', () => {
  const add = (page: Page) => page.getByRole('button', { name: jobPostings.add });

  test('lies on no card at first, and floats once its row is left behind', async ({ phone, page }) => {
    await phone.open('/announcement');
    await expect(titles(page).first()).toBeVisible();
    const under = await add(page).evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const cards = [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect());
      return cards.filter((card) => card.left < right && card.right > left && card.top < bottom && card.bottom > top);
    });
    expect(under).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 1200));
    // Else the page may see nothing but the way down.
    await drawn(page);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect(add(page)).toBeInViewport({ ratio: 1 });
  });

  test('asks visitors to sign in', async ({ phone, page }) => {
    await phone.open('/announcement');
    await add(page).click();
    await phone.answer(common.button.no, sessions.wish.other);
  });

  test('leads people without a company to its registration', async ({ phone, page }) => {
    await newcomer(phone, 'Mina');
    await phone.open('/announcement');
    await add(page).click();
    await phone.answer(companies.menu.register, companies.alert.none);
    await expect(page).toHaveURL('/enterprisecertification');
  });

  for (const [person, alert] of [
    ['pending', companies.alert.pending],
    ['rejected', companies.alert.rejected],
  ] as const) {
    test(`tells a company that is ${person} why not`, async ({ phone, page }) => {
      await phone.signInAs(person);
      await phone.open('/announcement');
      await add(page).click();
      await phone.answer(common.button.ok, alert);
    });
  }

  test('leads an approved company to the form', async ({ phone, page }) => {
    await phone.signInAs('company');
    await phone.open('/announcement');
    await add(page).click();
    await expect(page).toHaveURL('/announcementwriting');
  });
});

test('a company deletes its posting where it reads it; others can report one', async ({ phone, page }) => {
  const { uuid, title } = await publishPosting(page);
  await phone.signInAs('company');
  await phone.open(`/announcement?q=${encodeURIComponent(title)}`);
  await titles(page).click();
  await expect(phone.heading).toHaveText(title);
  await expect(page.getByText(jobPostings.pay.below, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: jobPostings.detail.more }).click();
  await expect(page.getByRole('menuitem', { name: jobPostings.detail.edit })).toBeVisible();
  await page.getByRole('menuitem', { name: jobPostings.detail.delete }).click();
  await phone.answer(jobPostings.detail.delete, jobPostings.detail.deleteQuestion);
  await expect(page.getByText(jobPostings.detail.deleted)).toBeVisible();
  await expect(page.getByText(filled(jobSearch.list.noneFor, { keyword: title }))).toBeVisible();
  await phone.open(`/announcementdetail/${uuid}`);
  await expect(page.getByText(jobPostings.detail.missing).last()).toBeVisible();

  await phone.signInAs('linh');
  await phone.open(await samplePosting(page));
  await page.getByRole('button', { name: jobPostings.detail.more }).click();
  await page.getByRole('menuitem', { name: reports.action }).click();
  await expect(sheet(page).getByText(reports.question)).toBeVisible();
});

test('a list that cannot be loaded says so and tries again', async ({ phone, page, complaints }) => {
  // A visitor's comes with the page.
  await phone.signInAs('linh');
  const breaks = (name: string) =>
    page.route('**/graphql', (route) =>
      route.request().postData()?.includes(`"${name}"`) ? route.abort() : route.fallback(),
    );
  await breaks('JobPostings');
  await breaks('HotJobPostings');
  await phone.open('/announcement');
  await expect(page.getByText(jobSearch.list.loadFailed)).toBeVisible();
  await expect(page.getByText(jobSearch.list.hotFailed)).toBeVisible();
  await page.unroute('**/graphql');
  const retry = page.getByRole('button', { name: common.button.retry });
  // What one of the two loads moves the other's button.
  await expect(async () => {
    if (await retry.first().isVisible()) await retry.first().click({ timeout: 1_000 });
    await expect(retry).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(cards(page).first()).toBeVisible();
  // The broken connection was ours.
  complaints.length = 0;
});

test('the hot postings show one slide and the beginning of the next', async ({ phone, page }) => {
  await phone.open('/announcement');
  const slide = hot(page).getByRole('group').first();
  await expect(slide).toBeVisible();
  const perView = await slide.evaluate(
    (element) => (element.parentElement?.clientWidth ?? 0) / element.getBoundingClientRect().width,
  );
  expect(perView).toBeCloseTo(CAROUSEL_SLIDES, 2);
});
