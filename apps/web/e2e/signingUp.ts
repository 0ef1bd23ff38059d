import type { Language } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { tickConsents } from './consents.ts';
import { expect, type Phone } from './haiko.ts';
import { filled, WORDS } from './words.ts';

/** What everybody has to say of themselves, whichever way they came. */
export async function introduce(
  page: Page,
  language: Language,
  about: { nickname: string; country: string },
): Promise<void> {
  const { signUp } = WORDS[language].accounts;
  // Its e-mail and password, where there are any, stand in the same step.
  await page.getByLabel(signUp.nickname, { exact: true }).fill(about.nickname);
  await expect(page.getByText(signUp.nicknameFree).first()).toBeVisible();
  await goOn(page, language, 2, signUp.aboutYou);
  await page.getByText(signUp.female, { exact: true }).click();
  await page.getByRole('button', { name: signUp.nationality }).click();
  const sheet = page.getByRole('dialog', { name: signUp.nationality });
  await sheet.getByRole('searchbox').fill(about.country);
  await sheet.getByRole('button', { name: about.country }).click();
  await page.getByLabel(signUp.year).selectOption('1998');
  await page.getByLabel(signUp.month).selectOption({ index: 5 });
  await page.getByLabel(signUp.day).selectOption({ index: 12 });
  await goOn(page, language, 3, signUp.agreements);
  await tickConsents(page, language);
}

async function goOn(page: Page, language: Language, number: number, title: string): Promise<void> {
  const { steps } = WORDS[language].forms;
  await page.getByRole('button', { name: steps.next, exact: true }).click();
  await expect(page.getByRole('heading', { name: filled(steps.step, { number, total: 3, title }) })).toBeFocused();
}

/** Sends the form. */
export async function confirmSignUp(phone: Phone, language: Language): Promise<void> {
  const { accounts, common } = WORDS[language];
  await phone.page.getByRole('button', { name: accounts.signUp.submit, exact: true }).click();
  await phone.answer(common.button.yes, accounts.signUp.confirm);
}
