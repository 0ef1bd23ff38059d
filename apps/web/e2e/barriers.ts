import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// White on their greens is what LINE's and NAVER's own rules ask for.
const BRAND_GREENS = /data-provider="(line|naver)"/;

const NAMES = 'label-content-name-mismatch';

// axe compares what is seen with a control's name word by word: these languages part no words, or write particles onto them.
const WORDLESS = ['ko', 'zh-Hans', 'ja', 'th', 'km'];

/** What keeps somebody out of the page as it stands; `rules`: of these of axe's alone. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Of a color that is on its way to another one, axe would judge a mixture.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  // In one page and for what is wrong alone: it would open another page to put its report together in.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  const { violations } = await builder.analyze();
  const found = violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, html, target: String(target) })))
    .filter(({ id, html, target }) => id !== 'color-contrast' || !BRAND_GREENS.test(html + target));
  const misnamed = WORDLESS.includes(language)
    ? await withoutTheirText(
        page,
        found.filter(({ id }) => id === NAMES).map(({ target }) => target),
      )
    : undefined;
  return found
    .filter(({ id, target }) => id !== NAMES || !misnamed || misnamed.includes(target))
    .map(({ id, html }) => `${id}: ${html}`);
}

interface Axe {
  setup: (node: Document) => unknown;
  teardown: () => void;
  commons: {
    text: { accessibleText: (node: Element) => string; visibleVirtual: (node: unknown) => string };
  };
  utils: { getNodeFromTree: (node: Element) => unknown };
}

/** Which of these controls have a name that does not hold the letters that are seen on them. */
async function withoutTheirText(page: Page, targets: readonly string[]): Promise<string[]> {
  if (targets.length === 0) return [];
  return page.evaluate((selectors) => {
    const { axe } = window as unknown as { axe: Axe };
    const letters = (text: string) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/\([^()]*\)/g, '')
        .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
    axe.setup(document);
    const misnamed = selectors.filter((selector) => {
      const control = document.querySelector(selector);
      if (!control) return false;
      const { accessibleText, visibleVirtual } = axe.commons.text;
      const seen = letters(visibleVirtual(axe.utils.getNodeFromTree(control)));
      // One letter is a sign, as where a face has no picture; axe passes over those of Latin by itself.
      const isSign = [...new Intl.Segmenter().segment(seen)].length < 2;
      return !isSign && !letters(accessibleText(control)).includes(seen);
    });
    axe.teardown();
    return misnamed;
  }, targets);
}
