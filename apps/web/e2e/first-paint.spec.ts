import type { Page } from '@playwright/test';
import { expect, test, type Phone } from './haiko.ts';

const shell = (page: Page) => page.locator('#shell');
const COLORS = { light: 'rgb(255, 255, 255)', dark: 'rgb(11, 17, 32)' } as const;

/** How much of what was seen has moved since the page began, as browsers score it. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { sum: 0 };
    Object.assign(window, { shifts: counted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens an address whose scripts do not come before `release`. */
async function openSlowly(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  return {
    async release() {
      release();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    },
  };
}

async function seenBeforeTheApp(phone: Phone, path: string, theme: keyof typeof COLORS): Promise<void> {
  const { page } = phone;
  await phone.store({ theme });
  const { release } = await openSlowly(page, path);
  await expect(shell(page)).toBeVisible();
  await expect(shell(page)).toHaveCSS('background-color', COLORS[theme]);
  await expect(shell(page)).toHaveText(/^\s*$/);
  const logo = await shell(page).locator('svg').boundingBox();
  await release();
  await expect(shell(page)).toHaveCount(0);
  expect(await page.getByRole('banner').locator('svg[viewBox="0 0 119 36"]').boundingBox()).toEqual(logo);
}

test('the first screen has its boxes before a script has come, in the stored theme; the app takes their place', async ({
  phone,
}) => {
  await countShifts(phone.page);
  await seenBeforeTheApp(phone, '/main', 'light');
  const shifts = await phone.page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  expect(shifts).toBeLessThanOrEqual(0.02);
  await phone.page.unrouteAll({ behavior: 'wait' });
  await seenBeforeTheApp(phone, '/notice', 'dark');
});

test('an address without a header shows none before the app is there', async ({ phone }) => {
  const { release } = await openSlowly(phone.page, '/signin');
  await expect(shell(phone.page)).toBeAttached();
  await expect(shell(phone.page)).toBeHidden();
  await release();
  await expect(shell(phone.page)).toHaveCount(0);
});
