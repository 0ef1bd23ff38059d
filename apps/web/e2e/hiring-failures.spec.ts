import type { Page } from '@playwright/test';
import { asks, cut, cutCall, hang } from './broken.ts';
import { attachCertificate, fileInput, fillCompany, fillManager, newCompany, PDF } from './companyForm.ts';
import { expect, test, type Phone } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { PostingForm, standInForPostcodes } from './postingForm.ts';
import { publishPosting } from './postings.ts';
import { WORDS } from './words.ts';

const { applications, common, companies, jobPostingForm, jobPostings, jobSearch, resumes } = WORDS.en;

// The connections that break are ours.
test.afterEach(({ complaints }) => void (complaints.length = 0));

/** Looks for the failure in the screen, mends the connection, and asks again. */
async function askAgain(page: Page, message: string): Promise<void> {
  const failure = page.getByRole('main').getByText(message, { exact: true });
  await expect(failure).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: common.button.retry }).first().click();
  await expect(failure).toBeHidden();
}

for (const [path, query, message, person] of [
  ['/enterprisemanage', 'MyCompany', companies.failed.lookup, 'company'],
  ['/enterprisemodify', 'MyCompany', companies.failed.detail, 'company'],
  ['/registeredannouncement', 'OwnJobPostings', jobSearch.list.loadFailed, 'company'],
  ['/inbox', 'ApplicationInbox', applications.loadFailed, 'company'],
  ['/applications', 'MyApplications', applications.loadFailed, 'linh'],
  ['/resumewriting', 'MyResume', resumes.loadFailed, 'linh'],
] as const) {
  test(`${path} says that it (${query}) could not be loaded, and loads it when asked again`, async ({
    phone,
    page,
  }) => {
    await phone.signInAs(person);
    await cut(page, query);
    await phone.open(path);
    await askAgain(page, message);
  });
}

test('who cannot be asked for a résumé yet is told, and applies when it is there', async ({ phone, page }) => {
  const { uuid } = await publishPosting(page);
  await phone.signInAs('linh');
  await cut(page, 'Applicant');
  await phone.open(`/announcementdetail/${uuid}`);
  const apply = page.getByRole('button', { name: applications.apply.button, exact: true });
  await apply.click();
  await phone.answer(common.button.ok);
  await page.unrouteAll();
  await apply.click();
  await expect(page.getByRole('dialog', { name: applications.apply.title })).toBeVisible();
});

test('who has left a job hears no more of a tap on Apply', async ({ phone, page }) => {
  const { uuid, title } = await publishPosting(page);
  await phone.signInAs('linh');
  await hang(page, '**/graphql', 'Applicant');
  await phone.open(`/announcement?q=${encodeURIComponent(title)}`);
  const posting = page
    .getByRole('article')
    .getByRole('link')
    .and(page.locator(`[href$="${uuid}"]`));
  await posting.click();
  await page.getByRole('button', { name: applications.apply.button, exact: true }).click();
  const isCalledOff = page.waitForEvent('requestfailed', (request) => asks(request, 'Applicant'));
  await page.getByRole('button', { name: common.nav.back }).click();
  await isCalledOff;
  // What would be said, over whatever is there, has code of its own to load.
  await page.waitForTimeout(1_000);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the reason of a rejection that cannot be fetched is asked for again', async ({ phone, page }) => {
  await phone.signInAs('rejected');
  await phone.open('/enterprisenotifications');
  const link = page.getByRole('main').getByRole('link').first();
  await expect(link).toBeVisible();
  await cut(page, 'CompanyNotification');
  await link.click();
  await expect(page).toHaveURL(/\/enterprisecertificationdetail\//);
  await askAgain(page, companies.failed.reason);
  await expect(page.getByRole('link', { name: companies.rejection.supplement })).toBeVisible();
});

test('a registration that fails, and a file that does not arrive, are told; what was typed stays', async ({
  phone,
  page,
}) => {
  const company = newCompany('Sông Hàn 한강 ហានកាំង');
  await newcomer(phone, 'mealea');
  await phone.store({ language: 'ko' });
  const korean = WORDS.ko;
  await phone.open('/enterprisecertification');
  await fillCompany(phone, company);
  await cutCall(page, '**/api/file/upload/one');
  await fileInput(phone, korean.companies.form.certificate).setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  });
  await phone.answer(korean.common.button.ok, korean.companies.failed.upload);
  await page.unrouteAll();
  await attachCertificate(phone);
  await fillManager(phone);
  await cutCall(page, '**/api/company/register');
  await page.getByRole('button', { name: korean.companies.form.submit }).click();
  await phone.answer(korean.common.button.yes, korean.companies.form.confirm);
  await phone.answer(korean.common.button.ok, korean.companies.failed.register);
  await expect(page.getByLabel(korean.companies.form.companyName)).toHaveValue(company.name);
});

test('a company that cannot be changed or deleted is as it was, and its owner is told', async ({ phone, page }) => {
  await phone.signInAs('company');
  await phone.open('/enterprisemodify?step=3');
  await page.getByLabel(companies.form.managerName, { exact: true }).fill('김하늘 ហាន');
  await cutCall(page, '**/api/company/**');
  await page.getByRole('button', { name: companies.form.save }).click();
  await phone.answer(common.button.yes, companies.form.confirmModify);
  await phone.answer(common.button.ok, companies.failed.update);
  await expect(page.getByLabel(companies.form.managerName, { exact: true })).toHaveValue('김하늘 ហាន');
  await phone.open('/enterprisemanage');
  await page.getByRole('button', { name: companies.manage.delete }).click();
  await phone.answer(common.button.yes, companies.manage.confirmDelete);
  await phone.answer(common.button.ok, companies.failed.delete);
  await expect(page.getByText('김하늘 ហាន')).toHaveCount(0);
  await expect(page.getByRole('link', { name: companies.manage.edit })).toBeVisible();
});

test('a posting that cannot be registered or changed is told, and nothing that was written is lost', async ({
  phone,
  page,
}) => {
  await standInForPostcodes(page);
  await phone.signInAs('company');
  await phone.open('/announcementwriting');
  const form = new PostingForm(page, 'en');
  const title = 'ช่างเชื่อม 용접';
  await form.fill({ title, description: 'ธุរកិច្ច 용접', detailPlace: '3공장' });
  await cutCall(page, '**/api/job-posting**');
  await page.getByRole('button', { name: jobPostingForm.submit, exact: true }).click();
  await failToSend(phone, jobPostingForm.confirmCreate);
  await expect(page.getByLabel(WORDS.en.postForm.field.title)).toHaveValue(title);

  const posting = await publishPosting(page);
  await phone.open(`/announcementmodify/${posting.uuid}`);
  await expect(page.getByLabel(WORDS.en.postForm.field.title)).toHaveValue(posting.title);
  await page.route('**/api/job-posting/**', (route) => route.abort());
  await page.getByRole('button', { name: companies.form.save }).click();
  await failToSend(phone, jobPostingForm.confirmModify);
  await expect(page.getByLabel(WORDS.en.postForm.field.title)).toHaveValue(posting.title);
});

async function failToSend(phone: Phone, question: string): Promise<void> {
  await phone.answer(common.button.yes, question);
  await phone.answer(common.button.ok, jobPostingForm.failed);
}

test('a posting that cannot be saved for later says so, and one that cannot be opened is asked for again', async ({
  phone,
  page,
}) => {
  await phone.signInAs('linh');
  const { uuid } = await publishPosting(page);
  await cut(page, 'JobPostingDetailScreen');
  await phone.open(`/announcementdetail/${uuid}`);
  await askAgain(page, jobPostings.detail.failed);
  await cutCall(page, '**/api/scraps/job-postings/**');
  const scrap = page.getByRole('main').getByRole('button', { name: jobPostings.card.scrap }).first();
  await scrap.click();
  await phone.answer(common.button.ok, jobPostings.card.scrapFailed);
  await expect(scrap).toHaveAttribute('aria-pressed', 'false');
});
