import type { Page } from '@playwright/test';
import { expect, type Phone } from './haiko.ts';

/** The code that comes last of what a worker keeps: of the part that a visitor opens first, and of all for somebody who is signed in. */
const LAST = { posts: 'PostDetailScreen', jobs: 'JobPostingDetailScreen', signedIn: 'UnsentScreen' };

/** Opens a screen and waits until the worker has kept what works without a network. */
export async function openAndKeep(phone: Phone, path: string, who: 'visitor' | 'signedIn' = 'signedIn'): Promise<void> {
  await phone.open(path);
  await goOn(phone.page);
  const part = path.startsWith('/announcement') ? 'jobs' : 'posts';
  const last = LAST[who === 'visitor' ? part : 'signedIn'];
  await expect.poll(() => keptFiles(phone.page), { timeout: 30_000 }).toContain(last);
}

/** A sign of the reader: of visitors who only glance at a page nothing is kept. */
export async function goOn(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** The names of the files that the worker keeps. */
export function keptFiles(page: Page): Promise<string> {
  return page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => url).join(' '));
}

/** Whether this browser has kept the reply of a query, in which something stands. */
export function isKept(page: Page, query: string, word = ''): Promise<boolean> {
  return page.evaluate(
    async ([name, part]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('haiko-offline');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('closed'));
      });
      const replies = await new Promise<{ key: string; text: string }[]>((resolve) => {
        const request = db.transaction('replies').objectStore('replies').getAll();
        request.onsuccess = () => resolve(request.result);
      });
      db.close();
      return replies.some(({ key, text }) => key.split(' ')[1] === name && text.includes(part));
    },
    [query, word] as const,
  );
}
