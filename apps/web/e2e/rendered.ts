import type { APIRequestContext } from '@playwright/test';
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
