import type { Page, Request } from '@playwright/test';
import { hang } from './broken.ts';
import { drawn, expect, type Phone } from './haiko.ts';
import { WORDS } from './words.ts';

/** What is sent, and left before anything is said of it. */
export interface Sending {
  /** The address that it is sent to. */
  to: string;
  send: () => Promise<void>;
  /** Goes to another screen, by which the page is not loaded anew; by its first line if left out. */
  leave?: () => Promise<void>;
  /** What is told of its end all the same. */
  told?: string;
}

/** Whoever sends something and goes on stays where they have gone when it ends, and is asked nothing there. */
export async function leaveWhileSent(phone: Phone, { to, send, leave, told }: Sending): Promise<void> {
  const { page } = phone;
  const form = new URL(page.url()).pathname;
  const asked = page.waitForRequest(to);
  const answered = page.waitForResponse(to);
  const letGo = await hang(page, to);
  await send();
  await asked;
  await (leave ?? (() => goBack(phone)))();
  await expect(page).not.toHaveURL((url) => url.pathname === form);
  await expect(phone.heading).toBeVisible();
  await drawn(page);
  const there = page.url();
  const isLoading = watchCode(page);
  await letGo();
  await (await answered).finished();
  if (told) await expect(page.getByText(told)).toBeVisible();
  // What would lead on, or ask, may need code of its own.
  do await drawn(page);
  while (isLoading());
  await expect(page).toHaveURL(there);
  await expect(phone.question).toBeHidden();
}

/** Whether code is on its way that was asked for since. */
function watchCode(page: Page): () => boolean {
  const loading = new Set<Request>();
  page.on('request', (request) => request.url().includes('/assets/') && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return () => loading.size > 0;
}

/** By the arrow of the screen. */
async function goBack({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: WORDS.en.common.nav.back, exact: true }).click();
}
