import { employer, openApplySheet, seeker, writeResume } from './applying.ts';
import { staff } from './atDesk.ts';
import { barriers } from './barriers.ts';
import { expect, type Phone } from './haiko.ts';
import { test } from './translating.ts';
import { WORDS } from './words.ts';

const { km, ko } = WORDS;

/** Applies by what is written already; on what the screen then shows. Returns the application's address. */
async function apply(phone: Phone, posting: string): Promise<string> {
  const { page } = phone;
  const sheet = await openApplySheet(phone, posting);
  await sheet.getByText(km.applications.consent.agree).click();
  await sheet.getByRole('button', { name: km.applications.apply.send }).click();
  await expect(page).toHaveURL(/\/application\//);
  return new URL(page.url()).pathname;
}

/** Chooses a template, which stands there in both languages, and sends it as it is. */
async function answer({ page }: Phone, template: 'RECEIVED' | 'INTERVIEW'): Promise<void> {
  const { templates } = ko.applications;
  await page.getByRole('button', { name: ko.applications.act.more, exact: true }).click();
  await page.getByRole('menuitem', { name: templates.title }).click();
  const sheet = page.getByRole('dialog', { name: templates.title });
  await sheet.getByText(templates[template], { exact: true }).click();
  await expect(sheet.getByLabel(templates.yours)).toHaveValue(ko.applications.template[template]);
  await expect(sheet.getByText(km.applications.template[template])).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: ko.applications.act.send, exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** Reports a note of the other side from its own menu. */
async function reportNote({ page }: Phone, text: string): Promise<void> {
  // Of one note alone there is one.
  await expect(page.getByRole('log')).toContainText(text);
  await page.getByRole('log').getByRole('button', { name: km.notes.chat.options }).click();
  await page.getByRole('menuitem', { name: km.reports.action }).click();
  const sheet = page.getByRole('dialog', { name: km.reports.action });
  await sheet.getByText(km.reports.reason.FRAUD).click();
  await sheet.getByRole('button', { name: km.reports.submit }).click();
  await expect(page.getByText(km.reports.done)).toBeVisible();
  await page.getByRole('button', { name: km.common.button.ok, exact: true }).click();
}

test('a company answers by a template, and who applied reads it in Khmer, reports it and blocks the company', async ({
  phone,
  browser,
}) => {
  const { owner, posting } = await employer(browser);
  await seeker(phone);
  await writeResume(phone);
  const address = await apply(phone, posting.uuid);
  const main = phone.page.getByRole('main');

  await owner.phone.open(address);
  await answer(owner.phone, 'INTERVIEW');
  const company = owner.page.getByRole('main');
  await expect(company).toContainText(ko.applications.template.INTERVIEW);
  // As people wrote it: what the machine of this test writes begins with [[km]].
  await main.getByRole('link').filter({ hasText: km.applications.talk.title }).click();
  const read = main.getByText(km.applications.template.INTERVIEW, { exact: true });
  await expect(read).toBeVisible();

  await reportNote(phone, km.applications.template.INTERVIEW);
  const moderator = await staff(browser, 'ko', 'MODERATOR');
  await moderator.phone.open('/desk/reports');
  const type = ko.desk.reports.type['application-note'];
  await moderator.page.getByRole('link').filter({ hasText: type }).first().click();
  await expect(moderator.page.getByRole('heading', { name: type })).toBeVisible();
  await expect(moderator.page.getByText(ko.applications.template.INTERVIEW).first()).toBeVisible();
  await moderator.page.context().close();

  await phone.open(address);
  await phone.page.getByRole('button', { name: km.applications.options }).click();
  await phone.page.getByRole('menuitem', { name: km.blocks.action }).click();
  await phone.answer(km.blocks.action);
  await expect(main).toContainText(km.applications.block.isBlocked);
  await expect(main).toContainText(km.applications.reason.UNAVAILABLE);
  expect(await barriers(phone.page)).toEqual([]);
  await expect(company).toContainText(ko.applications.reason.UNAVAILABLE);
  await expect(company).not.toContainText(ko.applications.block.isBlocked);
  await company.getByRole('link').filter({ hasText: ko.applications.talk.title }).click();
  await expect(company).toContainText(ko.applications.template.INTERVIEW);
  await expect(owner.page.getByLabel(ko.applications.talk.label)).toHaveCount(0);
  await owner.page.context().close();
});
