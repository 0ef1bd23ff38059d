import type { APIRequestContext, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect } from './haiko.ts';

/** What a browser asks for. */
export const HTML = { Accept: 'text/html' };

/** What the standard says of documents; how React writes them (`<br/>`, `<input disabled="">`) is a matter of taste. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** The page of an address as a crawler gets it; the first one may be the shell, where the machine is slow. */
export async function crawled(request: APIRequestContext, address: string, headers: Record<string, string> = {}) {
  let text = '';
  await expect(async () => {
    text = await (await request.get(address, { headers: { ...HTML, ...headers } })).text();
    expect(text).toContain('data-rendered');
  }).toPass();
  return text;
}

/** What is wrong with a document, and where. */
export function flawsOf(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) => messages.map((flaw) => `${flaw.message} (${flaw.selector})`));
}

/**
 * Opens an address until its page came rendered, and forgets what earlier tries have asked for: somebody's write makes pages old, and
 * the next one may be late where the machine is slow.
 */
export async function openRendered(page: Page, address: string, asked: string[] = []): Promise<void> {
  await expect(async () => {
    // An earlier try asks nothing any more once it is left.
    await page.goto('about:blank');
    asked.length = 0;
    // Scripts may be held, and the page is not loaded before they are.
    const reply = await page.goto(address, { waitUntil: 'commit' });
    expect(await reply?.text()).toContain('data-rendered');
  }).toPass();
}

/** The same where the tab stands: Back then leads to an entry of the same document, and loads no other. */
export async function reloadRendered(page: Page): Promise<void> {
  await expect(async () => {
    const reply = await page.reload({ waitUntil: 'commit' });
    expect(await reply?.text()).toContain('data-rendered');
  }).toPass();
}

/** Keeps what a page asks for at such addresses from it until what it returns is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, (route) => released.then(() => route.continue()));
  return release;
}

/** The same of the app's code. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

/** Waits until the app has taken the page over. */
export const isAlive = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-rendered');
