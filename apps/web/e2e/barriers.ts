import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// White on their greens is what LINE's and NAVER's own rules ask for.
const BRAND_GREENS = /data-provider="(line|naver)"/;

// Names of controls must hold what is seen on them, which axe looks for word by word: these languages part no words.
const WORDLESS = ['ko', 'zh-Hans', 'ja', 'th', 'km'];

/** What keeps somebody out of the page as it stands; `rules`: of these of axe's alone. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  // In one page and for what is wrong alone: it would open another page to put its report together in.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  if (WORDLESS.includes(language)) builder.disableRules('label-content-name-mismatch');
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, html, target: String(target) })))
    .filter(({ id, html, target }) => id !== 'color-contrast' || !BRAND_GREENS.test(html + target))
    .map(({ id, html }) => `${id}: ${html}`);
}
