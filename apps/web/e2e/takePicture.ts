import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { HTML_LANG, LANGUAGES } from '@haiko/shared/i18n/languages';
import { leaves } from '@haiko/shared/i18n/leaves';
import type { Page } from '@playwright/test';
import { textsWithBoxes } from './drawnBy.ts';
import { expect } from './haiko.ts';
import { WORDS } from './words.ts';

/**
 * Takes a picture once every letter on it is drawn, and notes for translators what stands on it: `messages.tsv` in the folder of all pictures has a line for each message,
 * its language and the picture. `npm run messages -- export` tells a translator with it where a message is seen.
 */
export async function takePicture(page: Page, path: string, options: { fullPage?: boolean } = {}): Promise<void> {
  // Until its font is there, a name of another script is an empty place.
  await expect.poll(() => textsWithBoxes(page)).toEqual([]);
  await page.screenshot({ path, ...options });
  const folder = process.env.HAIKO_PICTURES ?? '';
  const lang = await page.locator('html').getAttribute('lang');
  const language = LANGUAGES.find((one) => HTML_LANG[one] === lang) ?? 'en';
  const seen = await page.evaluate(() => [
    ...[...document.querySelectorAll('body *')].map((element) =>
      [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(''),
    ),
    ...['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    ),
  ]);
  const keys = messagesIn(leaves(WORDS[language]), new Set(seen.map((text) => text?.trim() ?? '')));
  // A line is written whole, however many pictures are taken at once.
  appendFileSync(
    `${folder}/messages.tsv`,
    keys.map((key) => `${key}\t${language}\t${relative(folder, path)}\n`).join(''),
  );
}

/** Keys of the messages that are among the texts; a placeholder may be anything. */
function messagesIn(messages: Record<string, string>, texts: ReadonlySet<string>): string[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const parts = message.split(/\{\{.*?\}\}|<\/?\d+>/);
    if (parts.length === 1) return texts.has(message) ? [key] : [];
    // "{{from}} → {{to}}" would be found everywhere.
    if (!parts.some((part) => /\p{L}{2}/u.test(part))) return [];
    const pattern = new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`, 's');
    return [...texts].some((text) => pattern.test(text)) ? [key] : [];
  });
}
