import { consentText } from '@haiko/shared/i18n/applicationMessages';
import { LANGUAGE_NAMES } from '@haiko/shared/i18n/languages';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { employer, type Employer, fillResume, offerJob, openApplySheet, RESUME, seeker } from './applying.ts';
import { barriers } from './barriers.ts';
import { PDF } from './companyForm.ts';
import { expect, type Phone } from './haiko.ts';
import { test } from './translating.ts';
import { filled, WORDS } from './words.ts';

const { km, ko } = WORDS;
const MESSAGE = 'តើមានអន្តេវាសិកដ្ឋានទេ?';
const ANSWER = 'ចាស ខ្ញុំត្រូវការ។';
const PAPER = 'វិញ្ញាបនបត្រ.pdf';

/** Reads what is sent to whom, agrees and sends it; on what the screen then shows. */
async function apply(phone: Phone, { company, posting }: Employer): Promise<void> {
  const { page } = phone;
  const sheet = await openApplySheet(phone, posting.uuid);
  await expect(sheet).toContainText(RESUME.headline);
  // Of the account, as it is told by now: the switch says which visa it would show.
  await expect(sheet.getByRole('switch', { name: km.resumes.form.showVisa })).toHaveAccessibleName(/F-6/);
  const send = sheet.getByRole('button', { name: km.applications.apply.send });
  await expect(send).toBeDisabled();
  // What is kept of the consent is what stands there, line by line; how a name in Hangul is read stands below it alone.
  const lines = await sheet.locator('dt, dd, dl + p').allInnerTexts();
  expect(lines.map((line) => line.replace(/\n.*/s, ''))).toEqual(consentText(company.name, 'km').split('\n'));
  await sheet.getByLabel(km.applications.apply.message).fill(MESSAGE);
  await sheet.getByText(km.applications.consent.agree).click();
  expect(await barriers(page)).toEqual([]);
  await send.click();
  await expect(page).toHaveURL(/\/application\//);
  const sent = page.getByRole('button', { name: km.applications.detail.sent });
  await sent.click();
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  expect(await barriers(page)).toEqual([]);
  await sent.click();
}

/** Who has no résumé yet is led from a posting to its form, and back to where the résumé can be sent. */
async function writeResumeToApply(phone: Phone, posting: string): Promise<void> {
  const { page } = phone;
  const sheet = await openApplySheet(phone, posting);
  await sheet.getByRole('link', { name: km.resumes.write }).click();
  await expect(page).toHaveURL('/resumewriting');
  await fillResume(phone);
  await expect(page).toHaveURL(`/announcementdetail/${posting}`);
  await expect(sheet).toContainText(RESUME.headline);
}

/** Opens the one application for a posting by the company's inbox. */
async function openFromInbox(phone: Phone, title: string): Promise<void> {
  const { page } = phone;
  await phone.open('/inbox');
  const posting = page.getByRole('main').getByRole('link').filter({ hasText: title });
  await expect(posting).toContainText(filled(ko.applications.inbox.unread, { count: 1 }));
  await posting.click();
  const row = page.getByRole('main').getByRole('link').filter({ hasText: RESUME.headline });
  await expect(row).toContainText(`[[ko]] ${RESUME.headline}`);
  expect(await barriers(page)).toEqual([]);
  await row.click();
}

/** Opens what is written about the application from the list of conversations, where it stands with its posting. */
async function openFromConversations(phone: Phone, title: string): Promise<void> {
  const { page } = phone;
  await phone.open('/notemanager');
  const row = page.getByRole('main').getByRole('link').filter({ hasText: title });
  await expect(row).toContainText(`[[ko]] ${ANSWER}`);
  expect(await barriers(page)).toEqual([]);
  await row.click();
  await expect(page).toHaveURL(/\/application\/[^/]+\/notes$/);
  await expect(page.getByLabel(ko.applications.talk.label)).toBeInViewport();
}

/** Opens the conversation from the page of the application. */
async function openTalk({ page }: Phone, title: string): Promise<void> {
  await page.getByRole('main').getByRole('link').filter({ hasText: title }).click();
  await expect(page).toHaveURL(/\/application\/[^/]+\/notes$/);
}

/** Writes an answer with a paper. */
async function answerWithPaper({ page }: Phone): Promise<void> {
  const paper = { name: PAPER, mimeType: 'application/pdf', buffer: PDF };
  await page.locator('input[type="file"]').setInputFiles(paper);
  await expect(page.getByRole('button', { name: filled(km.resumes.form.removeFile, { name: PAPER }) })).toBeVisible();
  await page.getByLabel(km.applications.talk.label).fill(ANSWER);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: km.notes.composer.send, exact: true }).click();
  await expect(page.getByRole('link', { name: PAPER })).toBeVisible();
}

/** Reads the paper that came with an answer. */
async function readPaper({ page }: Phone): Promise<void> {
  const address = await page.getByRole('link', { name: PAPER }).getAttribute('href');
  const reply = await page.request.get(address ?? '');
  expect(reply.headers()['content-type']).toBe('application/pdf');
}

/** Proposes two in the afternoon of the day after tomorrow, by the clock of Korea. Returns what both sides read. */
async function offerInterview({ page }: Phone): Promise<string> {
  const { act, detail } = ko.applications;
  const day = seoulDayAfter(2, new Date());
  await page.getByRole('button', { name: detail.interview }).click();
  const sheet = page.getByRole('dialog', { name: act.interview });
  await sheet.getByLabel(act.day, { exact: true }).fill(day);
  await sheet.getByLabel(act.time).selectOption('14:00');
  await sheet.getByRole('button', { name: act.send }).click();
  await expect(sheet).toBeHidden();
  return `${day.replaceAll('-', '.')} 14:00`;
}

test('somebody applies in Khmer, and the company answers in Korean @core', async ({ phone, browser }) => {
  const hiring = await employer(browser);
  const { owner, posting } = hiring;
  await seeker(phone);
  await writeResumeToApply(phone, posting.uuid);
  await apply(phone, hiring);
  const main = phone.page.getByRole('main');
  await expect(main.getByRole('list', { name: km.applications.detail.history })).toContainText(
    km.applications.state.sent,
  );

  await openFromInbox(owner.phone, posting.title);
  const company = owner.page.getByRole('main');
  await owner.page.getByRole('button', { name: ko.applications.detail.wholeResume }).click();
  // On paper stand both, so the other one is there, unseen.
  const inKorean = company.getByText(`[[ko]] ${RESUME.introduction}`).filter({ visible: true });
  await expect(inKorean).toBeVisible();
  await owner.page.getByRole('button', { name: LANGUAGE_NAMES.km }).click();
  await expect(inKorean).toHaveCount(0);
  await expect(company.getByText(RESUME.introduction, { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: km.applications.state.read })).toHaveAttribute(
    'aria-current',
    'step',
  );

  const application = new URL(owner.page.url()).pathname;
  await openTalk(owner.phone, ko.applications.talk.none);
  await owner.page.getByRole('button', { name: ko.applications.question.NEEDS_DORMITORY }).click();
  // The page of the application says at once what was said last.
  await openTalk(phone, km.applications.question.NEEDS_DORMITORY);
  await expect(main.getByText(km.applications.question.NEEDS_DORMITORY)).toBeVisible();
  await answerWithPaper(phone);
  await expect(company).toContainText(`[[ko]] ${ANSWER}`);
  await readPaper(owner.phone);
  await openFromConversations(owner.phone, posting.title);

  await owner.phone.open(application);
  await phone.open(application);
  const time = await offerInterview(owner.phone);
  await expect(company).toContainText(time);
  await expect(main).toContainText(time);
  expect(await barriers(phone.page)).toEqual([]);
  const saved = phone.page.waitForEvent('download');
  await phone.page.getByRole('button', { name: km.applications.detail.calendar }).click();
  expect((await saved).suggestedFilename()).toBe('haiko-interview.ics');

  await offerJob(owner.phone);
  await phone.page.getByRole('button', { name: km.applications.act.accept }).click();
  await phone.answer(km.applications.act.accept, km.applications.act.acceptQuestion);
  const { sent, read, talk, offer, accepted } = ko.applications.state;
  const states = company.getByRole('list', { name: ko.applications.detail.history });
  for (const state of [accepted, sent, read, talk, offer]) await expect(states).toContainText(state);
  await expect(company).toContainText(ko.applications.detail.hired);
  await expect(main).toContainText(km.applications.detail.accepted);
  await main.getByRole('link').filter({ hasText: km.applications.talk.title }).click();
  await expect(phone.page.getByLabel(km.applications.talk.label)).toBeVisible();
  await phone.open('/applications');
  await expect(main.getByRole('link').filter({ hasText: posting.title })).toContainText(km.applications.state.accepted);
  await owner.page.context().close();
});
