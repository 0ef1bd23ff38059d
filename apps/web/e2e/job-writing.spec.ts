import { randomBytes } from 'node:crypto';
import { approvedCompany, newCompany } from './companyForm.ts';
import { expect, stopClock, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import {
  ADDRESS,
  cutOffPostcodes,
  PostingForm,
  silencePostcodes,
  standInForPostcodes,
  stateButton,
} from './postingForm.ts';
import { postingBody } from './postings.ts';
import { filled, WORDS } from './words.ts';

const { common, companies, forms, jobPostingForm, jobPostings, jobSearch, postForm } = WORDS.en;
const posting = () => ({
  title: `주방 보조 ${randomBytes(3).toString('hex')}`,
  description: '김밥을 만듭니다. ធ្វើគីមបាប។ Làm kimbap.',
  detailPlace: '2층 주방',
});

test('a posting is written with what it needs, found among the own ones, closed, opened and deleted @core', async ({
  phone,
  page,
}) => {
  const { title, ...rest } = posting();
  await standInForPostcodes(page);
  await phone.signInAs('company');
  await phone.open('/announcementwriting');
  const form = new PostingForm(page, 'en');
  await form.next();
  await phone.answer(common.button.ok, jobPostingForm.required);
  await expect(page.getByLabel(postForm.field.title)).toBeFocused();
  await expect(page.getByText(filled(forms.missing, { field: postForm.field.title }))).toBeVisible();
  await form.fill({ title, ...rest });
  await expect(page).toHaveURL('/announcementwriting?step=4');
  // Back is the step before, with all that was filled in; the draft is there after a reload.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/announcementwriting?step=2');
  await expect(page.getByText('Suwon-si, Gyeonggi').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(forms.draft.restored)).toBeVisible();
  await expect(page.getByLabel(jobPostingForm.salaryMax)).toHaveValue('15,000');
  const preview = page.getByRole('region', { name: jobPostingForm.preview });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview).toContainText('12,000–15,000 won');
  await form.next();
  await form.next();
  await form.register();
  // Its steps are gone from the history.
  await page.goBack();
  await expect(page).not.toHaveURL(/announcementwriting/);
  await phone.open('/registeredannouncement');

  await page.getByLabel(jobPostings.own.keyword).fill(title.slice(-6));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(title);
  await stateButton(page, 'en', title).click();
  await page.getByRole('button', { name: jobPostings.own.setClosed }).click();
  await phone.answer(common.button.yes, jobPostings.own.confirmClosed);
  await expect(stateButton(page, 'en', title)).toContainText(jobPostings.own.closed);
  await page.getByRole('button', { name: jobPostings.own.closed, exact: true }).click();
  await expect(page).toHaveURL(/state=CLOSED/);
  await expect(page.getByRole('article')).toContainText(title);
  await stateButton(page, 'en', title).click();
  await page.getByRole('button', { name: jobPostings.own.setOpen }).click();
  await phone.answer(common.button.yes, jobPostings.own.confirmOpen);
  // Among the closed ones it stands no more, and the focus is not lost with it.
  await expect(page.getByText(jobSearch.list.noneHint)).toBeVisible();
  await expect(page.locator('h2', { hasText: filled(jobPostings.scraps.count_other, { count: 0 }) })).toBeFocused();
  await page.getByRole('button', { name: jobPostings.own.all, exact: true }).click();
  await stateButton(page, 'en', title).click();
  await page.getByRole('button', { name: jobPostings.detail.delete }).click();
  await phone.answer(jobPostings.detail.delete, jobPostings.detail.deleteQuestion);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the form keeps its own rules: salary, minimum wage, languages, choices, contact', async ({ phone, page }) => {
  await phone.signInAs('company');
  await phone.open('/announcementwriting?step=2');
  const [min, max] = [page.getByLabel(jobPostingForm.salaryMin), page.getByLabel(jobPostingForm.salaryMax)];
  await page.getByLabel(jobPostingForm.salaryType).selectOption('2');
  await min.pressSequentially('5a000');
  await expect(min).toHaveValue('5,000');
  await expect(page.getByRole('link', { name: jobPostings.pay.official })).toHaveAttribute('href', /minimumwage/);
  await expect(page.getByText(/may be less than the 20\d\d minimum wage/)).toBeVisible();
  await page.getByLabel(jobPostingForm.salaryType).selectOption('1');
  await expect(min).toBeDisabled();
  await expect(min).toHaveValue('');
  await expect(max).toBeDisabled();

  await phone.open('/announcementwriting?step=3');
  const level = page.getByLabel(jobPostingForm.level);
  await expect(level).toBeDisabled();
  await page.getByLabel(jobSearch.filter.language, { exact: true }).selectOption('1');
  await expect(level).toBeEnabled();
  await page.getByRole('button', { name: jobPostingForm.addLanguage }).click();
  await page.getByLabel(jobSearch.filter.language, { exact: true }).nth(1).selectOption('1');
  await phone.answer(common.button.ok, jobPostingForm.languageTwice);
  await expect(page.getByLabel(jobSearch.filter.language, { exact: true }).nth(1)).toHaveValue('');

  await phone.open('/announcementwriting');
  await page.getByLabel(jobSearch.filter.jobCategory, { exact: true }).click();
  const sheet = page.getByRole('dialog', { name: jobSearch.filter.jobCategory });
  const choices = sheet.locator('label');
  for (const number of [1, 2, 3, 4, 5, 6]) await choices.nth(number).click();
  await phone.answer(common.button.ok, 'You can choose up to 5.');
  await sheet.getByRole('button', { name: common.button.apply }).click();
  await expect(sheet).toBeHidden();

  // The contact person is the company's, until it is another one.
  await phone.open('/announcementwriting?step=4');
  await expect(page.getByLabel(companies.form.managerName, { exact: true })).not.toHaveValue('');
  await page.getByLabel(companies.form.managerName, { exact: true }).fill('ผู้ติดต่อ');
  await page.getByRole('button', { name: common.button.reset, exact: true }).click();
  await expect(page.getByLabel(companies.form.managerName, { exact: true })).toHaveValue('');
});

test('without the postcode service the region is picked from a list, and nothing typed is lost', async ({
  phone,
  page,
  complaints,
}) => {
  await cutOffPostcodes(page);
  await phone.signInAs('company');
  await phone.open('/announcementwriting');
  await page.getByLabel(postForm.field.title).fill('ช่างเชื่อม');
  await phone.open('/announcementwriting?step=2');
  await page.getByLabel(jobPostings.detail.place, { exact: true }).click();
  const sheet = page.getByRole('dialog', { name: jobPostingForm.findAddress });
  await expect(sheet.getByRole('alert')).toContainText(jobPostingForm.unavailable);
  await sheet.getByRole('button', { name: 'Busan', exact: true }).click();
  await sheet.getByRole('button', { name: 'Haeundae-gu' }).click();
  await expect(page.getByLabel(jobPostings.detail.place, { exact: true })).toContainText('부산광역시 해운대구');
  await expect(page.getByLabel(postForm.field.title)).toHaveValue('ช่างเชื่อม');
  // The service is back: the same sheet tries again.
  await page.unrouteAll();
  await standInForPostcodes(page);
  await page.getByLabel(jobPostings.detail.place, { exact: true }).click();
  await page.getByRole('button', { name: ADDRESS }).click();
  await expect(page.getByLabel(jobPostings.detail.place, { exact: true })).toContainText(ADDRESS);
  // The refused script is the point of this journey.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('net::ERR_FAILED')));
});

test('a postcode service that does not answer is given up after five seconds', async ({ phone, page }) => {
  await page.clock.install();
  const answer = await silencePostcodes(page);
  await phone.signInAs('company');
  await phone.open('/announcementwriting?step=2');
  const place = page.getByLabel(jobPostings.detail.place, { exact: true });
  // The form comes by the page's own clock, which stands still from then on.
  await expect(place).toBeVisible();
  await stopClock(page);
  await place.click();
  const sheet = page.getByRole('dialog', { name: jobPostingForm.findAddress });
  await expect(sheet).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(sheet.getByRole('alert')).toContainText(jobPostingForm.unavailable);
  await answer();
});

test('a company that is not approved is told why it cannot write, and a stranger finds no posting to change', async ({
  phone,
  page,
}) => {
  await phone.signInAs('pending');
  for (const path of ['/announcementwriting', '/registeredannouncement']) {
    await phone.open(path);
    await phone.answer(common.button.ok, companies.alert.pending);
    await expect(page).toHaveURL('/myinfor');
  }
  await phone.open('/announcementmodify/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(jobPostings.detail.missing)).toBeVisible();
  await expect(page.getByLabel(postForm.field.title)).toHaveCount(0);
});

test('postings that nobody sees until their company is approved again say so', async ({ phone, page }) => {
  const owner = await newcomer(phone, 'somi');
  const { path, fields, review } = await approvedCompany(owner, newCompany('Somi 소미'));
  const { title } = posting();
  const { uuid } = await owner.call('post', '/api/job-posting', postingBody(title));
  const changed = { ...fields, businessRegistrationNumber: newCompany('').number.join('-') };
  await owner.call('put', path, changed);
  await review.reject('등록증이 흐립니다.');
  await owner.call('put', path, changed);
  await phone.open('/registeredannouncement');
  await expect(page.getByRole('article')).toContainText(jobPostings.own.unlisted);
  await stateButton(page, 'en', title).click();
  const sheet = page.getByRole('dialog', { name: jobPostings.own.sheet });
  await expect(sheet.getByText(jobPostings.detail.unlisted)).toBeVisible();
  // What the server would refuse is not offered.
  await expect(sheet.getByRole('button', { name: jobPostings.detail.delete })).toBeVisible();
  for (const name of [jobPostings.detail.edit, jobPostings.own.setClosed])
    await expect(sheet.getByRole('button', { name })).toHaveCount(0);
  await phone.open(`/announcementdetail/${uuid}`);
  await expect(page.getByText(jobPostings.detail.unlisted)).toBeVisible();
  await review.approve();
  await phone.open('/registeredannouncement');
  await expect(page.getByRole('article')).toContainText(title);
  await expect(page.getByText(jobPostings.own.unlisted)).toHaveCount(0);
});
