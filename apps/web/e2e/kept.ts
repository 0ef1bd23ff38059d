import type { Page } from '@playwright/test';
import { expect, type Phone } from './haiko.ts';

/** The code that comes last of what a worker keeps for visitors, and for somebody who is signed in. */
const LAST = { visitor: 'JobPostingDetailScreen', signedIn: 'UnsentScreen' };

/** Opens a screen and waits until the worker has kept what works without a network. */
export async function openAndKeep(phone: Phone, path: string, who: keyof typeof LAST = 'signedIn'): Promise<void> {
  await phone.open(path);
  await goOn(phone.page);
  await expect.poll(() => keptFiles(phone.page), { timeout: 30_000 }).toContain(LAST[who]);
}

/** A sign of the reader: of visitors who only glance at a page nothing is kept. */
export async function goOn(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** The names of the files that the worker keeps. */
export function keptFiles(page: Page): Promise<string> {
  return page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => url).join(' '));
}

/** Whether this browser has kept the reply of a query. */
export function isKept(page: Page, query: string): Promise<boolean> {
  return page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('haiko-offline');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('closed'));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = db.transaction('replies').objectStore('replies').getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return keys.some((key) => String(key).split(' ')[1] === name);
  }, query);
}
