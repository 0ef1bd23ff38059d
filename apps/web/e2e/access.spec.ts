import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Phone } from './haiko.ts';
import { AUTH_PATHS } from './routes.ts';

const PATHS = [...AUTH_PATHS, '/main', '/searchresult', '/writing', '/myinfor', 'a post'] as const;
const LANGUAGES = ['en', 'km'] as const;

// White on their greens is what LINE's and NAVER's own rules ask for.
const BRAND_GREENS = /data-provider="(line|naver)"/;

/** What keeps somebody out. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, html, target: String(target) })))
    .filter(({ id, html, target }) => id !== 'color-contrast' || !BRAND_GREENS.test(html + target))
    .map(({ id, html }) => `${id}: ${html}`);
}

async function addressOf(phone: Phone, path: string): Promise<string> {
  if (path.startsWith('/')) return path;
  await phone.open('/main');
  const cards = phone.page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  return (await cards.first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
}

for (const path of PATHS) {
  test(`${path} is open to everybody: readers of the screen, keyboards, narrow phones, both themes`, async ({
    phone,
    page,
  }) => {
    // Signing in and up are for visitors.
    const isForVisitors = (AUTH_PATHS as readonly string[]).includes(path);
    if (!isForVisitors) await phone.signInAs('linh');
    const address = await addressOf(phone, path);
    for (const theme of ['light', 'dark'] as const) {
      await phone.store({ theme, language: 'en' });
      await page.goto(address);
      await expect(phone.heading).toBeAttached();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      if (path === '/signin') await expect(page.locator('[data-provider]')).toHaveCount(6);
      expect(await barriers(page)).toEqual([]);
    }
    for (const language of LANGUAGES) {
      await phone.store({ language });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        await phone.open(address);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${language} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
