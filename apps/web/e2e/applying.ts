import type { Language } from '@haiko/shared/i18n/languages';
import { VISAS } from '@haiko/shared/reference/visas';
import type { Browser, Page } from '@playwright/test';
import { approvedCompany, newCompany, type NewCompany } from './companyForm.ts';
import { expect, type Phone } from './haiko.ts';
import { anotherNewcomer, newcomer, type Newcomer } from './newcomers.ts';
import { postingBody } from './postings.ts';
import { filled, WORDS } from './words.ts';

const { resumes } = WORDS.km;

/** A company that has published a posting, on a phone of its own. */
export interface Employer {
  owner: Newcomer;
  company: NewCompany;
  posting: { uuid: string; title: string };
}

/** An approved company whose owner reads Korean, with one posting. */
export async function employer(browser: Browser): Promise<Employer> {
  const owner = await anotherNewcomer(browser, 'hangang');
  const company = newCompany('한강조선');
  await approvedCompany(owner, company);
  await owner.call('put', '/api/user', { language: 'ko' });
  await owner.phone.store({ language: 'ko' });
  const title = `용접공 모집 ${company.name.slice(-6)}`;
  const { uuid } = await owner.call('post', '/api/job-posting', postingBody(title));
  return { owner, company, posting: { uuid, title } };
}

/** Somebody who reads Khmer, and whose visa allows any work. */
export async function seeker(phone: Phone): Promise<Newcomer> {
  const somebody = await newcomer(phone, 'សុភាព', { language: 'km' });
  const visaMainId = VISAS.find(({ code }) => code === 'F-6')?.id;
  await somebody.call('put', '/api/user', { visaMainId });
  await phone.store({ language: 'km' });
  return somebody;
}

export const RESUME = {
  headline: 'ជាងផ្សារមានបទពិសោធន៍ ៥ ឆ្នាំ',
  introduction: 'ខ្ញុំធ្វើការទៀងទាត់។',
};

/** Writes a résumé in Khmer by its form. */
export async function writeResume(phone: Phone): Promise<void> {
  await phone.open('/resumewriting');
  await fillResume(phone);
  await expect(phone.page).toHaveURL('/resume');
}

/** Fills in the form of a new résumé in Khmer, step by step, and saves. */
export async function fillResume({ page }: Phone): Promise<void> {
  await page.getByLabel(resumes.form.headline).fill(RESUME.headline);
  // The step is called like the field.
  await page.getByRole('textbox', { name: resumes.form.introduction }).fill(RESUME.introduction);
  await goOn(page, 2, resumes.experience);
  await goOn(page, 3, resumes.form.details);
  await page.getByRole('combobox', { name: resumes.korean }).selectOption({ label: 'TOPIK 3' });
  await expect(page.getByRole('region', { name: resumes.form.preview })).toContainText('TOPIK 3');
  await goOn(page, 4, resumes.form.files);
  await page.getByRole('button', { name: resumes.form.save }).click();
}

async function goOn(page: Page, number: number, title: string): Promise<void> {
  const { steps } = WORDS.km.forms;
  await page.getByRole('button', { name: steps.next, exact: true }).click();
  await expect(page.getByRole('heading', { name: filled(steps.step, { number, total: 4, title }) })).toBeFocused();
}

/** Opens what one applies with, on the page of a posting. */
export async function openApplySheet(phone: Phone, posting: string, language: Language = 'km') {
  const { apply } = WORDS[language].applications;
  await phone.open(`/announcementdetail/${posting}`);
  await phone.page.getByRole('button', { name: apply.button, exact: true }).click();
  return phone.page.getByRole('dialog', { name: apply.title });
}

/** Offers the job on the page of an application, in Korean: behind the three dots at its bottom. */
export async function offerJob(phone: Phone): Promise<void> {
  const { page } = phone;
  const { act } = WORDS.ko.applications;
  await page.getByRole('button', { name: act.more, exact: true }).click();
  await page.getByRole('menuitem', { name: act.offer, exact: true }).click();
  await phone.answer(act.offer, act.offerQuestion);
}
