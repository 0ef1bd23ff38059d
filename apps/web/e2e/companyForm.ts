import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator } from '@playwright/test';
import { expect, SAMPLE_PASSWORD, type Phone } from './haiko.ts';
import type { Newcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

const { common, companies, forms } = WORDS.ko;

/** A registration certificate, as small as one can be. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

/** A company of this run alone. */
export interface NewCompany {
  name: string;
  /** The three parts of its registration number. */
  number: [string, string, string];
}

export function newCompany(name: string): NewCompany {
  const [one = 0, two = 0] = randomBytes(2);
  return {
    name: `${name} ${randomBytes(3).toString('hex')}`,
    number: ['999', '81', String(20_000 + ((one * 256 + two) % 70_000))],
  };
}

/** Goes on to the next step of the form. */
async function goOn({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: forms.steps.next, exact: true }).click();
}

/** Fills in what a company says of itself, in Korean, and goes on to its files. */
export async function fillCompany(phone: Phone, { name, number }: NewCompany): Promise<void> {
  const { page } = phone;
  const { form } = companies;
  await page.getByLabel(form.companyName).fill(name);
  // Typed without a stop: the boxes move on by themselves.
  await page.getByLabel(filled(form.registrationPart, { part: 1 })).pressSequentially(number.join(''));
  await expect(page.getByLabel(filled(form.registrationPart, { part: 3 }))).toHaveValue(number[2]);
  await goOn(phone);
}

/** Goes on from the files of a company to its contact person, and fills that in. */
export async function fillManager(phone: Phone): Promise<void> {
  const { page } = phone;
  const { form } = companies;
  await goOn(phone);
  await page.getByLabel(form.managerName, { exact: true }).fill('김하늘');
  await page.getByLabel(form.managerMobile).pressSequentially('010-0000-1234');
  await expect(page.getByLabel(form.managerMobile)).toHaveValue('01000001234');
  await page.getByLabel(form.managerPhone).fill('0200001234');
  await page.getByLabel(form.managerEmail).fill('hire@hangang.example');
}

/** Registers somebody's company through the API; `fields` is the body of a change. */
export async function registeredCompany({ phone, call }: Newcomer, company: NewCompany) {
  const { request } = phone.page;
  const upload = await request.post('/api/file/upload/one', {
    headers: { Authorization: `Bearer ${await phone.stored('accessToken')}` },
    multipart: {
      purpose: 'company-registration',
      file: { name: '등록증.pdf', mimeType: 'application/pdf', buffer: PDF },
    },
  });
  const fields = {
    companyName: company.name,
    businessRegistrationNumber: company.number.join('-'),
    businessRegistrationFileName: '등록증.pdf',
    businessRegistrationFileUrl: (await upload.json()).path,
    ...{ managerName: '김하늘', managerPhone: '0200001234', managerMobile: '01000001234' },
    managerEmail: 'hire@hangang.example',
  };
  const { uuid } = await call('post', '/api/company/register', fields);
  return { uuid, fields };
}

/** The same, and an admin approves it. */
export async function approvedCompany(owner: Newcomer, company: NewCompany) {
  const { uuid, fields } = await registeredCompany(owner, company);
  const review = new Review(owner.page.request, company);
  await review.approve();
  return { path: `/api/company/update/${uuid}`, fields, review };
}

/** The hidden input behind the button of a file. */
export function fileInput({ page }: Phone, label: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${label}`) }).locator('xpath=preceding-sibling::input[1]');
}

export async function attachCertificate(phone: Phone): Promise<void> {
  const file = { name: '등록증.pdf', mimeType: 'application/pdf', buffer: PDF };
  await fileInput(phone, companies.form.certificate).setInputFiles(file);
  await expect(phone.page.getByText('등록증.pdf')).toBeVisible();
}

/** Sends the form of a new company, and answers the question. */
export async function requestCertification(phone: Phone): Promise<void> {
  await phone.page.getByRole('button', { name: companies.form.submit }).click();
  await phone.answer(common.button.yes, companies.form.confirm);
  await expect(phone.page).toHaveURL('/announcement');
}

/** An admin at the query endpoint, as in the playground. */
async function asAdmin(request: APIRequestContext, query: string, variables: object) {
  const data = { email: 'admin@haiko.test', password: SAMPLE_PASSWORD };
  const { accessToken } = await (await request.post('/api/user/signin', { data })).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const reply = await (await request.post('/graphql', { headers, data: { query, variables } })).json();
  expect(reply.errors).toBeUndefined();
  return reply.data;
}

/** An admin's look at a company. */
export class Review {
  readonly #request: APIRequestContext;
  readonly #name: string;

  constructor(request: APIRequestContext, { name }: NewCompany) {
    this.#request = request;
    this.#name = name;
  }

  async reject(reason: string): Promise<void> {
    const query = `mutation ($uuid: ID!, $seenAt: DateTime!, $reason: String!) {
      rejectCompany(uuid: $uuid, seenAt: $seenAt, reason: $reason) { uuid }
    }`;
    await asAdmin(this.#request, query, { ...(await this.#seen()), reason });
  }

  async approve(): Promise<void> {
    const query = 'mutation ($uuid: ID!, $seenAt: DateTime!) { approveCompany(uuid: $uuid, seenAt: $seenAt) { uuid } }';
    await asAdmin(this.#request, query, await this.#seen());
  }

  async #seen(): Promise<{ uuid: string; seenAt: string }> {
    const query =
      'query ($keyword: String) { readCompanies(keyword: $keyword) { items { uuid seenAt: submittedAt } } }';
    return (await asAdmin(this.#request, query, { keyword: this.#name })).readCompanies.items[0];
  }
}
