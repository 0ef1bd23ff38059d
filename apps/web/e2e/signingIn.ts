import type { Language } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { WORDS } from './words.ts';

/** Signs somebody in by the form that is on the screen, in the words of its language. */
export async function signInByForm(
  page: Page,
  { email, password }: { email: string; password: string },
  language: Language = 'en',
): Promise<void> {
  const { signIn } = WORDS[language].sessions;
  await page.getByLabel(signIn.email, { exact: true }).fill(email);
  await page.getByLabel(signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
}
