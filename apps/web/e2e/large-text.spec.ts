import type { Language } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { expect, test } from './haiko.ts';
import { WORDS } from './words.ts';

test.describe('with text twice as large', () => {
  // The scripts whose words stand highest and break least.
  const TALL: readonly Language[] = ['km', 'bn'];
  const enlarge = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  for (const language of TALL) {
    test(`nothing of a posting runs off the phone in ${language} @core`, async ({ phone, page }) => {
      const words = WORDS[language];
      await page.setViewportSize({ width: 390, height: 640 });
      await phone.store({ language });
      await phone.open('/announcement');
      await enlarge(page);
      const account = page.getByRole('banner').getByRole('link').last();
      expect((await account.boundingBox())?.x).toBeLessThanOrEqual(390 - 44);
      const pay = page.getByRole('article').first().locator('strong').first();
      const cut = await pay.evaluate(
        (text) => (text.parentElement?.scrollWidth ?? 0) - (text.parentElement?.clientWidth ?? 0),
      );
      expect(cut).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: words.jobSearch.filter.region, exact: true }).click();
      const button = page.getByRole('dialog').getByRole('button', { name: words.common.button.apply });
      await expect(button).toBeInViewport({ ratio: 1 });
      const apply = await button.boundingBox();
      expect((apply?.x ?? 0) + (apply?.width ?? 0)).toBeLessThanOrEqual(390);
      expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThanOrEqual(640);
      const groups = await page
        .getByRole('dialog')
        .getByRole('group', { name: words.jobSearch.filter.groups })
        .boundingBox();
      expect((apply?.y ?? 0) - (groups?.y ?? 0)).toBeGreaterThan(200);
      await page.keyboard.press('Escape');
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(phone.heading).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });
  }
});
