import { employer, openApplySheet, RESUME, seeker, writeResume } from './applying.ts';
import { barriers } from './barriers.ts';
import { expect, type Phone } from './haiko.ts';
import { stateButton } from './postingForm.ts';
import { test } from './translating.ts';
import { filled, WORDS } from './words.ts';

const { km, ko } = WORDS;
const { apply, question } = km.applications;

/** Opens what one asks with on the page of a posting, and chooses a question, which stands there in Korean as well. */
async function chooseQuestion({ page }: Phone) {
  await page.getByRole('button', { name: apply.ask, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: apply.askTitle });
  await expect(sheet.getByText(ko.applications.question.DORMITORY)).toBeVisible();
  await sheet.getByText(question.DORMITORY).click();
  expect(await barriers(page)).toEqual([]);
  return sheet;
}

test('questions go along with an application, and the conversation of it takes the others', async ({
  phone,
  browser,
}) => {
  const { page } = phone;
  const { owner, posting } = await employer(browser);
  await seeker(phone);
  await writeResume(phone);
  await phone.open(`/announcementdetail/${posting.uuid}`);
  const asking = await chooseQuestion(phone);
  const mail = asking.getByRole('link', { name: apply.askMail });
  const body = encodeURIComponent(`${question.DORMITORY}\n${ko.applications.question.DORMITORY}`);
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:.*&body=${body}$`));
  await asking.getByRole('button', { name: apply.askApply }).click();
  const sheet = page.getByRole('dialog', { name: apply.title });
  await expect(sheet.getByRole('listitem')).toHaveText([question.DORMITORY]);
  await sheet.getByText(km.applications.consent.agree).click();
  await sheet.getByRole('button', { name: apply.send }).click();
  await expect(page).toHaveURL(/\/application\//);
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: question.DORMITORY })).toBeVisible();
  await phone.open(`/announcementdetail/${posting.uuid}`);
  await page.getByRole('link', { name: apply.ask, exact: true }).click();
  await expect(page).toHaveURL(/\/application\/[^/]+\/notes$/);
  await expect(page.getByLabel(km.applications.talk.label)).toBeInViewport();
  await expect(page.getByRole('log')).toContainText(question.DORMITORY);
  // What is asked already is not offered again.
  await expect(page.getByRole('button', { name: question.DAYS })).toBeVisible();
  await expect(page.getByRole('button', { name: question.DORMITORY })).toHaveCount(0);

  // The company reads it in its own language, and tells everybody once somebody is found.
  await owner.phone.open(`/inbox/${posting.uuid}?state=closed`);
  await expect(owner.page.getByText(ko.applications.inbox.emptyState)).toBeVisible();
  await owner.phone.open('/registeredannouncement');
  await stateButton(owner.page, 'ko', posting.title).click();
  await owner.page.getByRole('button', { name: ko.jobPostings.own.setFilled }).click();
  expect(await barriers(owner.page)).toEqual([]);
  const told = owner.page.waitForRequest(/\/api\/job-posting\/[^/]+\/state$/);
  await owner.phone.answer(WORDS.ko.common.button.yes, ko.jobPostings.own.confirmFilled);
  expect((await told).postDataJSON()).toEqual({ state: 'CLOSED', isFilled: true });
  await expect(owner.page.getByText(ko.jobPostings.own.nowFilled)).toBeVisible();
  await owner.page.context().close();
});

test('who is under 18 reads the law before anything else', async ({ phone, browser }) => {
  const { owner, posting } = await employer(browser);
  const somebody = await seeker(phone);
  await somebody.call('put', '/api/user', { birthDate: `${String(new Date().getFullYear() - 16)}-01-01` });
  const sheet = await openApplySheet(phone, posting.uuid);
  await expect(sheet.getByText(filled(km.applications.minor, { adultAge: 18 }))).toBeVisible();
  await expect(sheet.getByRole('link', { name: km.resumes.write })).toBeVisible();
  await owner.page.context().close();
});

test('a résumé on paper is two pages, each in one language with its name', async ({ phone }) => {
  const { page } = phone;
  const { nickname } = await seeker(phone);
  await writeResume(phone);
  await page.getByRole('button', { name: km.resumes.options }).waitFor();
  await expect(page.getByText(`[[ko]] ${RESUME.headline}`).filter({ visible: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pages = page.getByRole('main').getByRole('article').filter({ visible: true });
  await expect(pages).toHaveCount(2);
  await expect(pages.first()).toContainText(`[[ko]] ${RESUME.headline}`);
  for (const [number, { resumes }] of [ko, km].entries()) {
    const sheet = pages.nth(number);
    await expect(sheet.getByRole('heading', { name: resumes.form.introduction, exact: true })).toBeVisible();
    await expect(sheet).toContainText(resumes.availableNow);
  }
  await expect(pages.last().getByRole('heading', { name: RESUME.headline, exact: true })).toBeVisible();
  await expect(page.getByText(nickname).filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
  const paper = await page.pdf({ format: 'A4', path: test.info().outputPath('resume.pdf') });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});
