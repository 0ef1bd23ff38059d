import {
  attachCertificate,
  fileInput,
  fillCompany,
  fillManager,
  newCompany,
  PDF,
  requestCertification,
  Review,
} from './companyForm.ts';
import { expect, test, type Phone } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { png } from './png.ts';
import { filled, WORDS } from './words.ts';

const { common, companies, forms } = WORDS.ko;
const REASON = '등록증이 흐립니다. 다시 올려 주세요. សូមបង្ហោះម្ដងទៀត។';
const COMPANY = newCompany('한강식품');

async function attachFiles(phone: Phone): Promise<void> {
  const certificate = fileInput(phone, companies.form.certificate);
  await certificate.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: PDF });
  await phone.answer(common.button.ok, companies.form.invalidFileType);
  const large = Buffer.concat([PDF, Buffer.alloc(1024 * 1024)]);
  await certificate.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: large });
  await phone.answer(common.button.ok, companies.form.fileTooLarge);
  await attachCertificate(phone);
  await fileInput(phone, companies.form.logo).setInputFiles({
    name: '로고.png',
    mimeType: 'image/png',
    buffer: png(100, 100, 90),
  });
  await expect(phone.page.getByText('로고.png')).toBeVisible();
}

async function registerCompany(phone: Phone): Promise<void> {
  const { page } = phone;
  await phone.open('/myinfor');
  await page.getByRole('link', { name: companies.menu.register }).click();
  await expect(page).toHaveURL('/enterprisecertification');
  await page.getByRole('button', { name: forms.steps.next, exact: true }).click();
  await phone.answer(common.button.ok, companies.form.required);
  await expect(page.getByText(filled(forms.missing, { field: companies.form.companyName }))).toBeVisible();
  await fillCompany(phone, COMPANY);
  await attachFiles(phone);
  await fillManager(phone);
  await expect(page).toHaveURL('/enterprisecertification?step=3');
  // The draft is there after a reload, and Back leads to the step before.
  await page.reload();
  await expect(page.getByRole('region', { name: companies.form.preview })).toContainText(COMPANY.name);
  await page.goBack();
  await expect(page.getByText('등록증.pdf')).toBeVisible();
  await page.goForward();
  await requestCertification(phone);
}

test('a company is registered, rejected with a reason, supplemented and approved @core', async ({ phone, request }) => {
  const { page } = phone;
  await newcomer(phone, 'minh');
  await phone.store({ language: 'ko' });
  await registerCompany(phone);

  await phone.open('/enterprisemanage');
  await phone.answer(common.button.ok, companies.alert.pending);
  await expect(page).toHaveURL('/myinfor');
  await expect(page.getByText(companies.status.pending, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: companies.menu.info, exact: true })).toBeDisabled();
  // An application can be changed and taken back while it waits.
  await expect(page.getByRole('link', { name: companies.form.titleModify })).toHaveAttribute(
    'href',
    '/enterprisemodify',
  );
  await page.getByRole('button', { name: companies.manage.delete }).click();
  await phone.answer(common.button.no, companies.manage.confirmDelete);

  const review = new Review(request, COMPANY);
  await review.reject(REASON);
  // Told by itself, without a reload.
  await expect(page.getByText(companies.status.rejected, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: companies.menu.notifications }).click();
  await page
    .getByRole('link', { name: filled(companies.notification.rejection, { companyName: COMPANY.name }) })
    .click();
  await expect(page.getByText(REASON)).toBeVisible();
  await page.getByRole('link', { name: companies.rejection.supplement }).click();
  await expect(page).toHaveURL('/enterprisemodify');
  await page.getByRole('button', { name: new RegExp(`3단계: ${companies.form.manager}`) }).click();
  await expect(page.getByLabel(companies.form.managerEmail)).toHaveValue('hire@hangang.example');
  await page.getByRole('button', { name: companies.form.save }).click();
  await phone.answer(common.button.yes, companies.form.confirm);
  await expect(page).toHaveURL('/myinfor');
  await expect(page.getByText(companies.status.pending, { exact: true })).toBeVisible();

  await review.approve();
  await expect(page.getByText(companies.status.approved, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: companies.menu.notifications }).click();
  await page
    .getByRole('link', { name: filled(companies.notification.approval, { companyName: COMPANY.name }) })
    .click();
  await expect(page).toHaveURL('/enterprisemanage');
  await expect(page.getByText('010-0000-1234')).toBeVisible();
  // The link to the certificate may have ended: a tap asks for a fresh one.
  const fresh = page.waitForResponse((reply) => reply.request().postData()?.includes('"MyCompany"') ?? false);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: companies.manage.openCertificate }).click();
  await fresh;
  await (await download).cancel();

  // A changed number is reviewed anew; what the company has published stays within its reach.
  await page.getByRole('link', { name: companies.manage.edit }).click();
  await page.getByLabel(filled(companies.form.registrationPart, { part: 1 })).fill('998');
  await page.getByRole('button', { name: companies.form.save }).click();
  await phone.answer(common.button.yes, companies.form.confirmReview);
  await expect(page.getByText(companies.status.pending, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: companies.menu.postings }).click();
  await expect(page).toHaveURL('/registeredannouncement');
  await expect(page.getByText(WORDS.ko.jobPostings.own.empty)).toBeVisible();
  await phone.open('/enterprisecertificationdetail/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(companies.rejection.missing)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: companies.alerts.title }).click();
  await expect(page).toHaveURL('/enterprisenotifications');
});
