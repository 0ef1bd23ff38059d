import { MAX_JOB_ALERTS } from '@haiko/shared/limits';
import type { Page } from '@playwright/test';
import { expect, test as base } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { publishPosting } from './postings.ts';
import { startHaiko } from './server.ts';
import { filled, startOf, WORDS } from './words.ts';

type Haiko = Awaited<ReturnType<typeof startHaiko>>;

/** A Haiko of its own, on which it can become another day. */
const test = base.extend<object, { haiko: Haiko }>({
  haiko: [
    // Playwright tells from the pattern what a fixture needs: nothing here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const haiko = await startHaiko();
      await use(haiko);
      await haiko.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ haiko }, use) => use(haiko.url),
});
// One server for all of them.
test.describe.configure({ mode: 'default' });

/** As if everything so far had been done a day ago, the postings minutes ago, and the clock struck eight. */
const NEXT_MORNING = `
  update job_alerts set checked_at = checked_at - interval '1 day';
  update job_postings set arrived_at = now() - interval '5 minutes' where arrived_at > now() - interval '4 minutes';
  insert into jobs.job (name, data) values ('jobAlerts.tell', '{}');`;

const { common, errors, jobAlerts, jobPostings, jobSearch, notifications, sessions } = WORDS.en;
const main = (page: Page) => page.getByRole('main');
const keep = (page: Page) => main(page).getByRole('button', { name: jobAlerts.keep, exact: true });
const kept = (page: Page) => main(page).getByRole('button', { name: jobAlerts.kept, exact: true });
const rows = (page: Page) => main(page).getByRole('listitem');
const sheet = (page: Page) => page.getByRole('dialog');

/** Chooses an item of a two-level filter. */
async function choose(page: Page, filter: string, group: string | undefined, item: string): Promise<void> {
  const bar = page.getByRole('group', { name: jobSearch.filter.label });
  await bar.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
  if (group) await sheet(page).getByRole('button', { name: group }).click();
  await sheet(page).getByText(item, { exact: true }).click();
  await sheet(page).getByRole('button', { name: common.button.apply }).click();
}

test('a kept search tells the next morning of a posting that matches, opens it, and is let go @core', async ({
  phone,
  page,
  haiko,
}) => {
  await newcomer(phone, 'Sokha');
  await phone.open('/announcement');
  await expect(keep(page)).toHaveCount(0);
  await page.getByRole('searchbox', { name: jobSearch.list.keyword }).fill('জরুরি');
  await page.getByRole('button', { name: jobSearch.list.search, exact: true }).click();
  await choose(page, jobSearch.filter.visa, 'Any visa', 'All');
  await choose(page, jobSearch.filter.region, 'Gyeonggi', 'Icheon-si');
  await expect(page.getByText(filled(jobSearch.list.noneFor, { keyword: 'জরুরি' }))).toBeVisible();
  const address = new URL(page.url());
  await keep(page).click();
  await expect(page.getByText(jobAlerts.saved)).toBeVisible();
  await expect(kept(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(kept(page)).toBeVisible();

  await phone.open('/myinfor');
  await main(page)
    .getByRole('link', { name: `${jobAlerts.title} 1` })
    .click();
  await expect(page).toHaveURL('/jobalerts');
  await expect(page.getByText(filled(jobAlerts.count, { count: 1, limit: MAX_JOB_ALERTS }))).toBeVisible();
  await expect(rows(page).getByRole('link')).toHaveText('জরুরি · Icheon-si, Gyeonggi · Any visa');
  await expect(rows(page).getByText('জরুরি', { exact: true })).toHaveAttribute('lang', 'bn');

  const { title } = await publishPosting(page);
  await haiko.runStatements(NEXT_MORNING);
  const dot = page.getByRole('navigation', { name: common.nav.main }).getByText(common.nav.newNotification);
  await expect(dot).toBeAttached();
  await page.getByRole('link', { name: common.nav.notification }).click();
  const news = main(page).getByRole('link', { name: notifications.message.jobAlert });
  await expect(news).toContainText(notifications.screen.unread);
  await expect(news).toContainText('জরুরি · Icheon-si, Gyeonggi · Any visa');
  await expect(dot).toHaveCount(0);
  await news.click();
  await expect(page).toHaveURL(`${address.pathname}${address.search}`);
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText(title);
  await expect(kept(page)).toBeVisible();
  await page.goBack();
  await expect(news).not.toContainText(notifications.screen.unread);

  await phone.open('/jobalerts');
  const remove = rows(page).getByRole('button', { name: startOf(jobAlerts.remove) });
  await remove.click();
  await phone.answer(common.button.no, jobAlerts.removeQuestion);
  await expect(rows(page)).toHaveCount(1);
  await remove.click();
  await phone.answer(jobPostings.detail.delete, 'জরুরি · Icheon-si, Gyeonggi · Any visa');
  await expect(page.getByText(jobAlerts.removed)).toBeVisible();
  await expect(page.getByText(jobAlerts.empty)).toBeVisible();
  await page.reload();
  await expect(page.getByText(jobAlerts.empty)).toBeVisible();
  await main(page).getByRole('link', { name: jobPostings.detail.toList }).click();
  await expect(page).toHaveURL('/announcement');
});

test('keeping is for members, for what is searched, and undone where it was done', async ({ phone, page }) => {
  await phone.open('/announcement?type=5');
  await keep(page).click();
  await phone.answer(common.button.no, sessions.wish.other);
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'false');

  await newcomer(phone, 'Dara');
  await phone.open('/announcementsearchresult');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(keep(page)).toHaveCount(0);
  // The order in which things were chosen makes no other search.
  await phone.open('/announcementsearchresult?type=5.1&visa=9900.1804');
  await keep(page).click();
  await expect(kept(page)).toBeVisible();
  await phone.open('/announcement?visa=1804.9900&type=1.5');
  await expect(kept(page)).toBeVisible();
  await phone.open('/announcement?visa=1804&type=1.5');
  await expect(keep(page)).toBeVisible();
  await page.goBack();
  await kept(page).click();
  await expect(page.getByText(jobAlerts.removed)).toBeVisible();
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'false');
  await phone.open('/jobalerts');
  await expect(page.getByText(jobAlerts.empty)).toBeVisible();
});

test('where no more can be kept the way leads to those that are, and what does not work is taken back', async ({
  phone,
  page,
  complaints,
}) => {
  const person = await newcomer(phone, 'Mina');
  const words = ['용접', '焊接', '溶接', 'เชื่อม', 'hàn', 'ការផ្សារ', 'hinang', 'ঝালাই', 'welding', '포장'];
  for (const keyword of words) await person.call('post', '/api/job-alerts', { keyword });
  await phone.open('/announcement?type=5');
  await keep(page).click();
  await phone.answer(jobAlerts.title, errors.TOO_MANY_JOB_ALERTS);
  await expect(page).toHaveURL('/jobalerts');
  await expect(rows(page).getByRole('link')).toHaveText(words.toReversed());

  const first = rows(page).first();
  await page.route('**/api/job-alerts/*', (route) => route.abort());
  await first.getByRole('button').click();
  await phone.answer(jobPostings.detail.delete);
  await phone.answer(common.button.ok, common.noConnection);
  await expect(rows(page)).toHaveCount(words.length);
  await page.unroute('**/api/job-alerts/*');
  // The broken connection was ours.
  complaints.length = 0;

  await first.getByRole('link').click();
  await expect(page).toHaveURL(`/announcement?q=${encodeURIComponent('포장')}`);
  await kept(page).click();
  await expect(keep(page)).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(words.length - 1);
});

test('a kept search that cannot be chosen any more is told in Khmer, and breaks nothing', async ({
  phone,
  page,
  haiko,
}) => {
  const inKhmer = WORDS.km.jobAlerts;
  const { uuid, call } = await newcomer(phone, 'Suda');
  for (const keyword of ['ก', 'ข', 'ค']) await call('post', '/api/job-alerts', { keyword });
  const outdated = ['region=1101.9999&visa=1804', 'visa=777', '%E0%A4%A&&=&type=;'];
  const [gone, nothing, broken] = outdated.map((filter) => `'${filter}'`);
  await haiko.runStatements(`
    update job_alerts set filter = case keyword when 'ก' then ${gone} when 'ข' then ${nothing} else ${broken} end
    where user_uuid = '${uuid}'`);
  await phone.store({ language: 'km' });
  await phone.open('/jobalerts');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).getByText(inKhmer.outdated)).toHaveCount(3);
  await expect(rows(page).last()).toContainText(/^Jongno-gu, Seoul · E-7-4 \p{Script=Khmer}/u);
  await rows(page).last().getByRole('link').click();
  await expect(main(page).getByRole('button', { name: inKhmer.keep })).toBeVisible();
  await page.goBack();
  for (const count of [2, 1, 0]) {
    await rows(page).first().getByRole('button').click();
    await phone.answer(WORDS.km.jobPostings.detail.delete, inKhmer.removeQuestion);
    await expect(rows(page)).toHaveCount(count);
  }
});
