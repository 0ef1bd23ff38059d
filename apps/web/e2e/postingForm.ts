import type { Language } from '@haiko/shared/i18n/languages';
import { JOB_CATEGORY_BY_ID } from '@haiko/shared/reference/jobCategories';
import { VISAS } from '@haiko/shared/reference/visas';
import type { Page, Route } from '@playwright/test';
import { expect } from './haiko.ts';
import { filled, WORDS } from './words.ts';

const SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';

/** An address as the postcode service finds it. */
export const ADDRESS = '경기 수원시 장안구 정조로 100';

/** Speaks the postcode service's interface: a frame's worth of one address to pick. */
export async function standInForPostcodes(page: Page): Promise<void> {
  const body = `window.kakao = { Postcode: class {
    constructor(options) { this.options = options; }
    embed(element) {
      const button = document.createElement('button');
      button.textContent = '${ADDRESS}';
      button.onclick = () => this.options.oncomplete({ userSelectedType: 'R', roadAddress: '${ADDRESS}', zonecode: '16279' });
      element.append(button);
    }
  } };`;
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** As where the service cannot be reached. */
export async function cutOffPostcodes(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.abort());
}

/** As where the service does not answer, until it is told to. */
export async function silencePostcodes(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(SCRIPT, (route) => void held.push(route));
  return async () => {
    await Promise.all(held.map((route) => route.fulfill({ contentType: 'text/javascript', body: '' })));
  };
}

/** What the form of a posting is filled in with. */
export interface Posting {
  title: string;
  description: string;
  detailPlace: string;
}

/** Fills in the form of postings by its names in that language; the address is picked by the stand-in. */
export class PostingForm {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  get words() {
    return WORDS[this.language];
  }

  /** Fills in all four steps, and stands at the last one. */
  async fill({ title, description, detailPlace }: Posting): Promise<void> {
    await this.fillWork({ title, description });
    await this.next();
    await this.pickAddress();
    await this.fillSalary();
    await this.page.getByLabel(this.words.jobPostingForm.detailPlace).fill(detailPlace);
    await this.next();
    await this.fillPeople();
    await this.next();
    await this.fillContact();
  }

  /** Goes on to the next step. */
  async next(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.forms.steps.next, exact: true }).click();
  }

  /** Goes to a step, from 1, by its bar. */
  async goTo(number: number): Promise<void> {
    const { step } = this.words.forms.steps;
    const name = new RegExp(`^${filled(step, { number, total: 4, title: '' }).trim()}`);
    await this.page.getByRole('button', { name }).click();
  }

  async fillWork({ title, description }: Omit<Posting, 'detailPlace'>): Promise<void> {
    const { page } = this;
    const { jobPostings, jobSearch, postForm } = this.words;
    await page.getByLabel(postForm.field.title).fill(title);
    await this.choose(
      jobSearch.filter.jobCategory,
      jobSearch.filter.jobCategory,
      nameOf(JOB_CATEGORY_BY_ID.get(1), this.language),
      101,
    );
    await page.getByLabel(jobPostings.detail.description).fill(description);
  }

  async fillPeople(): Promise<void> {
    const { page } = this;
    const { jobPostingForm, jobPostings, jobSearch } = this.words;
    await page.getByLabel(jobPostings.detail.career).selectOption('4');
    await page.getByLabel(jobPostings.detail.education).selectOption('1');
    const visa = VISAS.find(({ code }) => code === 'F-4');
    await this.choose(
      jobPostings.detail.visas,
      jobSearch.filter.visa,
      nameOf(visa, this.language),
      visa?.subs[0]?.id ?? 0,
    );
    await page.getByLabel(jobSearch.filter.language, { exact: true }).selectOption('1');
    await page.getByLabel(jobPostingForm.level).selectOption('101');
    await page.getByLabel(jobSearch.filter.employmentType).selectOption('1');
  }

  async fillContact(): Promise<void> {
    const { page } = this;
    const { companies, jobPostings } = this.words;
    await page.getByLabel(companies.form.managerName, { exact: true }).fill('김하늘');
    // The company's own stands there.
    await page.getByLabel(jobPostings.detail.mobile).clear();
    await page.getByLabel(jobPostings.detail.mobile).pressSequentially('010-0000-1234');
    await expect(page.getByLabel(jobPostings.detail.mobile)).toHaveValue('01000001234');
    await page.getByLabel(jobPostings.detail.phone, { exact: true }).fill('0200001234');
    await page.getByLabel(jobPostings.detail.email).fill('hire@hangang.example');
  }

  async fillSalary(): Promise<void> {
    const { jobPostingForm } = this.words;
    await this.page.getByLabel(jobPostingForm.salaryType).selectOption('2');
    await this.page.getByLabel(jobPostingForm.salaryMin).fill('12000');
    await this.page.getByLabel(jobPostingForm.salaryMax).fill('15000');
    await expect(this.page.getByLabel(jobPostingForm.salaryMin)).toHaveValue('12,000');
    await this.page.getByLabel(jobPostingForm.hours).fill('8');
  }

  async pickAddress(): Promise<void> {
    const { jobPostings } = this.words;
    await this.page.getByLabel(jobPostings.detail.place, { exact: true }).first().click();
    await this.page.getByRole('button', { name: ADDRESS }).click();
    await expect(this.page.getByLabel(jobPostings.detail.place, { exact: true }).first()).toContainText(ADDRESS);
  }

  /** Opens the sheet of a field, and ticks the item in its group. */
  async choose(field: string, sheetTitle: string, group: string, id: number): Promise<void> {
    const { common } = this.words;
    await this.page.getByLabel(field, { exact: true }).click();
    const sheet = this.page.getByRole('dialog', { name: sheetTitle });
    await sheet.getByRole('button', { name: group, exact: true }).click();
    await sheet
      .getByRole('checkbox')
      .nth(id % 100)
      .check({ force: true });
    await sheet.getByRole('button', { name: common.button.apply }).click();
    await expect(sheet).toBeHidden();
  }

  /** Sends a new posting and answers the question. */
  async register(): Promise<void> {
    const { common, jobPostingForm } = this.words;
    await this.page.getByRole('button', { name: jobPostingForm.submit, exact: true }).click();
    const question = this.page.getByRole('alertdialog');
    await expect(question).toContainText(jobPostingForm.confirmCreate);
    await question.getByRole('button', { name: common.button.yes, exact: true }).click();
    await expect(this.page).toHaveURL('/registeredannouncement');
  }
}

/** The button that changes the state of a posting. */
export function stateButton(page: Page, language: Language, title: string) {
  const { manage } = WORDS[language].jobPostings.own;
  return page.getByRole('button', { name: filled(manage, { title }) });
}

function nameOf(item: { names: Record<Language, string> } | undefined, language: Language): string {
  return item?.names[language] ?? '';
}
