import type { Browser, Page } from '@playwright/test';
import { VISAS } from '@haiko/shared/reference/visas';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import {
  attachCertificate,
  fillCompany,
  fillManager,
  newCompany,
  requestCertification,
  Review,
  type NewCompany,
} from './companyForm.ts';
import { expect, test, type Phone } from './haiko.ts';
import { anotherNewcomer, newcomer } from './newcomers.ts';
import { PostingForm, standInForPostcodes, stateButton } from './postingForm.ts';
import { filled, WORDS } from './words.ts';

const { common, companies, jobPostingForm, jobPostings, postForm } = WORDS.ko;
const km = WORDS.km;
const DAY_MS = 24 * 60 * 60 * 1000;
const REASON = '등록증이 흐립니다. សូមបង្ហោះម្ដងទៀត។';

/** From nothing to an approved company: registered, rejected, supplemented, approved. */
async function becomeCompany(phone: Phone, company: NewCompany): Promise<void> {
  const { page } = phone;
  const review = new Review(page.request, company);
  await phone.open('/enterprisecertification');
  await fillCompany(phone, company);
  await attachCertificate(phone);
  await fillManager(phone);
  await requestCertification(phone);

  await review.reject(REASON);
  await phone.open('/enterprisenotifications');
  await page
    .getByRole('link', { name: filled(companies.notification.rejection, { companyName: company.name }) })
    .click();
  await expect(page.getByText(REASON)).toBeVisible();
  await page.getByRole('link', { name: companies.rejection.supplement }).click();
  await page.getByRole('button', { name: companies.form.save }).click();
  await phone.answer(common.button.yes, companies.form.confirm);
  await expect(page).toHaveURL('/myinfor');

  await review.approve();
  await expect(page.getByText(companies.status.approved, { exact: true })).toBeVisible();
}

/** Writes a posting in Korean, by the floating button of the list. */
async function hire(phone: Phone, title: string): Promise<void> {
  const { page } = phone;
  await standInForPostcodes(page);
  await phone.open('/announcement');
  await page.getByRole('button', { name: jobPostings.add }).click();
  await expect(page).toHaveURL('/announcementwriting');
  const form = new PostingForm(page, 'ko');
  await form.fill({ title, description: '선박 블록을 용접합니다. 기숙사가 있습니다.', detailPlace: '3공장' });
  await form.register();
  await expect(page.getByRole('article')).toContainText(title);
}

async function seekerReadingKhmer(browser: Browser): Promise<Phone> {
  const { phone } = await anotherNewcomer(browser, 'sopheap');
  await phone.store({ language: 'km' });
  return phone;
}

/** Looks for two Korean letters, in a district and for a visa. */
async function find({ page }: Phone): Promise<void> {
  await page.getByRole('searchbox', { name: km.jobSearch.list.keyword }).fill('용접');
  await page.getByRole('button', { name: km.jobSearch.list.search, exact: true }).click();
  await filterBy(page, km.jobSearch.filter.region, 'គ្យុងគី', 'Suwon-si');
  const visa = VISAS.find(({ code }) => code === 'F-4')?.names.km ?? '';
  await filterBy(page, km.jobSearch.filter.visa, visa, 'ទាំងអស់');
}

async function filterBy(page: Page, filter: string, group: string, item: string): Promise<void> {
  // One's own visa is named beside them.
  await page
    .getByRole('button', { name: new RegExp(`^${filter}`) })
    .and(page.locator('[aria-haspopup]'))
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: group }).first().click();
  await sheet.getByText(item, { exact: true }).click();
  await sheet.getByRole('button', { name: km.common.button.apply }).click();
  await expect(sheet).toBeHidden();
}

/** Changes the title, and makes today the last day. */
async function change(phone: Phone, before: string, after: string): Promise<void> {
  const { page } = phone;
  await stateButton(page, 'ko', before).click();
  await page.getByRole('button', { name: jobPostings.detail.edit }).click();
  await expect(page).toHaveURL(/\/announcementmodify\//);
  await page.getByLabel(postForm.field.title).fill(after);
  await new PostingForm(page, 'ko').goTo(3);
  await page.getByRole('textbox', { name: jobPostingForm.deadline }).fill(seoulDayAfter(0, new Date()));
  await page.getByRole('button', { name: companies.form.save }).click();
  await phone.answer(common.button.yes, jobPostingForm.confirmModify);
}

/** A day goes by, on the phone and, as far as it is told, at the server: the clock of the phone alone has no say. */
async function nextDay(page: Page): Promise<void> {
  const tomorrow = new Date(Date.now() + DAY_MS);
  await page.clock.setFixedTime(tomorrow);
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: tomorrow.toUTCString() } });
  });
}

test('from a new company to a posting that is found, saved, changed and over @core', async ({ phone, browser }) => {
  const company = newCompany('한강조선');
  const tail = company.name.slice(-6);
  const [title, changed] = [`용접공 모집 ${tail}`, `용접공 급히 모집 ${tail}`];
  await newcomer(phone, 'hangang');
  await phone.store({ language: 'ko' });
  await becomeCompany(phone, company);
  await hire(phone, title);

  const seeker = await seekerReadingKhmer(browser);
  await seeker.open('/announcement');
  await find(seeker);
  const card = seeker.page.getByRole('article').filter({ hasText: title });
  await expect(card).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(seeker.heading).toHaveText(title);
  const save = seeker.page.getByRole('button', { name: km.jobPostings.card.scrap }).first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await change(phone, title, changed);
  await expect(phone.page).toHaveURL('/registeredannouncement');
  await expect(phone.page.getByRole('article')).toContainText(changed);

  await seeker.open('/scrapannouncement');
  await expect(seeker.page.getByRole('article')).toContainText(km.jobPostings.card.lastDay);
  await seeker.page.getByRole('link', { name: changed }).click();
  await expect(seeker.heading).toHaveText(changed);
  await nextDay(seeker.page);
  await seeker.page.reload();
  await expect(seeker.page.getByText(km.jobPostings.detail.expired)).toBeVisible();
});
