import type { Language } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { WORDS } from './words.ts';

/** Ticks the boxes without which nobody signs up, or writes. */
export async function tickConsents(page: Page, language: Language): Promise<void> {
  const { consent } = WORDS[language].legal;
  for (const label of [consent.terms, consent.privacy]) await page.getByText(`[${consent.required}] ${label}`).click();
}
