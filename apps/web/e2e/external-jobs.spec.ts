import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

// Postings of other job sites, as the samples import them from apps/api/samples/job-feeds.

const { jobPostings } = WORDS.en;
const HOST = 'jobs.example';
const main = (page: Page) => page.getByRole('main');
/** The cards of one company. */
const cardOf = (page: Page, company: string) => main(page).getByRole('article').filter({ hasText: company });
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link');

/** Stands in for the other site; returns what it was asked. */
async function standIn(context: BrowserContext): Promise<{ url: string; referer: string | undefined }[]> {
  const asked: { url: string; referer: string | undefined }[] = [];
  await context.route(`https://${HOST}/**`, async (route) => {
    asked.push({ url: route.request().url(), referer: (await route.request().allHeaders())['referer'] });
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>나래일자리</title>' });
  });
  return asked;
}

test('a visitor meets a posting of another site in the list, sees whose it is and where it leads, and reads it there @core', async ({
  phone,
  page,
  context,
}) => {
  const asked = await standIn(context);
  await phone.open('/announcement');
  const card = main(page).getByRole('article').filter({ hasText: HOST }).first();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const link = linkOf(card);
  await expect(link).toHaveAccessibleName(
    new RegExp(filled(jobPostings.card.leadsTo, { host: HOST }).replace('.', '\\.')),
  );
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/jobs\.example\/posting\/\d+$/);

  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL(href);
  await expect(opened).toHaveTitle('나래일자리');
  // The other site can neither steer this window nor see where its reader came from.
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  expect(asked[0]).toEqual({ url: href, referer: undefined });
  await expect(page).toHaveURL('/announcement');
});

test('a search finds postings of other sites by their company, whose last day here presses nobody', async ({
  phone,
  page,
}) => {
  await phone.open(`/announcement?q=${encodeURIComponent('남해바다식품')}`);
  const card = cardOf(page, '남해바다식품');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(HOST);
  await expect(card.locator('mark')).toHaveText('남해바다식품');
  // It is the last day on which it is listed here, and may be ours alone.
  await expect(card.getByText(/^[12] days? left$/)).toHaveClass(/bg-sunken/);
});

test('what is saved of another site leads there from what is saved, too', async ({ phone, page }) => {
  await newcomer(phone, 'Rina');
  await phone.open(`/announcement?q=${encodeURIComponent('Hangang Logistics')}`);
  const card = cardOf(page, 'Hangang Logistics');
  const isSaved = page.waitForResponse(/\/api\/scraps\//);
  await card.getByRole('button', { name: jobPostings.card.scrap }).click();
  await expect(card.getByRole('button', { name: jobPostings.card.scrap })).toHaveAttribute('aria-pressed', 'true');
  await isSaved;
  await page.goto('/scrapannouncement');
  await expect(card).toContainText(HOST);
  await expect(linkOf(card)).toHaveAttribute('href', 'https://jobs.example/posting/1002');
  await expect(linkOf(card)).toHaveAttribute('target', '_blank');
});

test('an address of ours shows what the other site told, and no more than that', async ({ phone, page, context }) => {
  await standIn(context);
  const document = '{ readJobPostings(keyword: "말이음") { items { uuid } } }';
  const reply = await page.request.post('/graphql', { data: { query: document } });
  const [{ uuid }] = (await reply.json()).data.readJobPostings.items;
  await phone.open(`/announcementdetail/${uuid}`);
  const read = main(page).getByRole('link', { name: filled(jobPostings.detail.external, { host: HOST }) });
  await expect(read).toHaveAttribute('rel', /noopener/);
  await expect(main(page).getByText(jobPostings.card.remote).first()).toBeVisible();
  await expect(main(page).getByText(jobPostings.detail.hours, { exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: jobPostings.detail.contact })).toHaveCount(0);
  await main(page).getByRole('link', { name: jobPostings.detail.qualification }).click();
  await expect(main(page).getByText(jobPostings.detail.visas, { exact: true })).toBeVisible();
  await expect(main(page).getByText(jobPostings.detail.languages, { exact: true })).toHaveCount(0);
  const [opened] = await Promise.all([context.waitForEvent('page'), read.click()]);
  await expect(opened).toHaveURL('https://jobs.example/posting/1013');
});
