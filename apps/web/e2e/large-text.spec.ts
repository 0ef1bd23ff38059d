import type { Language } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { drawn, expect, test, type Phone } from './haiko.ts';
import { AUTH_PATHS, SCREENS } from './routes.ts';
import { applicationOfInbox, ownApplication, postingOfInbox, samplePost, samplePosting } from './samples.ts';
import { WORDS } from './words.ts';

/** In the addresses of things that are not there, which show no more than that. */
const UNKNOWN = '00000000';
/** Screens that show most to who has a company. */
const OF_COMPANIES = /^\/(enterprise|registered|inbox|announcement(writing|table))/;

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

  for (const language of ['en', ...TALL] as const) {
    test(`nothing of any screen runs off the phone or is cut in ${language}`, async ({ phone, page }) => {
      test.setTimeout(600_000);
      await phone.store({ language });
      const paths = SCREENS.map(({ path }) => path).filter((path) => !path.includes(UNKNOWN));
      for (const [person, theirs] of [
        ['linh', [...paths.filter((path) => !OF_COMPANIES.test(path)), ...(await details(page))]],
        ['company', paths.filter((path) => OF_COMPANIES.test(path))],
      ] as const) {
        await phone.signInAs(person);
        await phone.store({ language });
        for (const path of [...AUTH_PATHS, ...theirs, ...(await applications(page, person))]) await look(phone, path);
      }
    });
  }

  /** Opens a screen, makes its text twice as large, and looks at it as wide as two kinds of phones. */
  async function look(phone: Phone, path: string): Promise<void> {
    const { page } = phone;
    await page.setViewportSize({ width: 390, height: 844 });
    await phone.open(path);
    await expect(page.locator('main .shimmer:visible')).toHaveCount(0);
    await enlarge(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await drawn(page);
      expect.soft(await overflow(page), `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** What is written where nobody sees it: beside the screen where nothing scrolls, or beside the control that it belongs to. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const right = document.documentElement.clientWidth;
    // Slides wait beside the screen to be turned to.
    const moves = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('[aria-roledescription="carousel"]') ||
        /auto|scroll/.test(getComputedStyle(element).overflowX) ||
        moves(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>(':is(header, nav, main) :is(a, button, label, h1, h2, input, p)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { clip, clipPath } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (box.width <= 1 || clip !== 'auto' || clipPath !== 'none' || moves(element.parentElement)) return false;
        if (box.right > right + 1 || box.left < -1) return true;
        const words = document.createRange();
        words.selectNodeContents(element);
        const isControl = element.matches('a, button') && !element.querySelector('.truncate, .sr-only, [class*=clamp]');
        return isControl && words.getBoundingClientRect().right > box.right + 1;
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Screens of an application, and of its conversation, as this person sees them. */
async function applications(page: Page, person: 'linh' | 'company'): Promise<string[]> {
  const one = person === 'linh' ? await ownApplication(page) : await applicationOfInbox(page);
  return [one, `${one}/notes`, ...(person === 'company' ? [await postingOfInbox(page)] : [])];
}

/** Screens of one thing, of the sample content. */
async function details(page: Page): Promise<string[]> {
  return [await samplePost(page), await samplePosting(page)];
}
