import type { Page } from '@playwright/test';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { WORDS } from './words.ts';

const { applications, jobPostings, jobSearch } = WORDS.en;
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
const sheet = (page: Page) => page.getByRole('dialog');

test('one’s own visa is kept for oneself, and says what fits @core', async ({ phone, page }) => {
  await newcomer(phone, 'Sokha');
  await phone.open('/announcement');
  await page.getByRole('button', { name: jobPostings.myVisa.skip }).click();
  await expect(page.getByRole('button', { name: jobPostings.myVisa.title })).toHaveCount(0);
  await phone.open('/myinfor');
  const row = page.getByRole('button', { name: new RegExp(`^${jobPostings.myVisa.title}`) });
  await expect(row).toContainText(jobPostings.myVisa.none);
  await row.click();
  await sheet(page).getByRole('button', { name: 'F-6 ' }).click();
  await sheet(page).getByRole('button', { name: 'F-6 Marriage migrant' }).last().click();
  await expect(page.getByText(jobPostings.myVisa.saved)).toBeVisible();
  await expect(row).toContainText('F-6');
  await phone.open(`/announcement?q=${encodeURIComponent('철근공')}`);
  await expect(page.getByRole('button', { name: jobSearch.filter.myVisa.replace('{{visa}}', 'F-6') })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(jobPostings.visaFit.yes);
  await titles(page).first().click();
  await expect(page.getByText(jobPostings.visaFit.yes)).toBeVisible();
  await expect(page.getByText('You may take any job with your visa.')).toBeVisible();
  await phone.open('/myinfor');
  await row.click();
  await sheet(page).getByRole('button', { name: jobPostings.myVisa.remove }).click();
  await expect(row).toContainText(jobPostings.myVisa.none);
});

test('a student tells a level of Korean, and reads why a job is closed instead of whom to call @core', async ({
  phone,
  page,
}) => {
  await newcomer(phone, 'Rahim');
  await phone.open('/myinfor');
  await page.getByRole('button', { name: new RegExp(`^${jobPostings.myVisa.title}`) }).click();
  await sheet(page).getByRole('button', { name: 'D-2 ' }).click();
  await sheet(page).getByRole('button', { name: 'D-2-2 ' }).click();
  const level = sheet(page).getByLabel(jobPostings.myVisa.koreanLevel);
  await level.selectOption('TOPIK 4');
  await expect(sheet(page)).toHaveCount(0);
  await phone.open(`/announcement?q=${encodeURIComponent('철근공')}`);
  await expect(page.getByRole('article').first()).toContainText(jobPostings.visaFit.no);
  const mine = page.getByRole('button', { name: jobSearch.filter.myVisa.replace('{{visa}}', 'D-2') });
  await mine.click();
  await expect(page.getByRole('article').filter({ hasText: jobPostings.visaFit.no })).toHaveCount(0);
  await mine.click();
  await expect(page.getByRole('article').first()).toContainText(jobPostings.visaFit.no);
  await titles(page).first().click();
  await expect(page.getByText(/^Students may not work in construction/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: applications.apply.bar })).toHaveText(applications.apply.barred);
  await expect(page.getByRole('main').getByRole('link', { name: /영남대학교/ })).toHaveAttribute('href', /^http/);
  await phone.open('/myinfor');
  await page.getByRole('button', { name: new RegExp(`^${jobPostings.myVisa.title}`) }).click();
  await expect(level).toHaveValue('4');
});

test('who is under 18 reads on card and page that the parents have to agree, where the visa lets them work', async ({
  phone,
  page,
}) => {
  const year = new Date().getFullYear() - 16;
  const me = await newcomer(phone, 'Nita', { birthDate: `${year}-01-01` });
  await me.call('put', '/api/user', { visaMainId: 26 });
  await phone.open('/announcement');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: jobPostings.visaFit.withConsent }).first();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(jobPostings.visaFit.withPermit);
  await card.getByRole('heading').getByRole('link').click();
  // The list is on the screen until the page of the job is there.
  await expect(page.getByText(/^You are under 18/)).toBeVisible();
  await expect(page.getByText(jobPostings.visaFit.withConsent)).toBeVisible();
});
