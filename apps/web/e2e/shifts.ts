import type { Page } from '@playwright/test';

/** What browsers tell of something that has moved though nobody touched anything. */
interface LayoutShift {
  value: number;
  sources: readonly { node: Node | null }[];
}

interface Noted {
  score: number;
  moved: string[];
}

/** Notes what of that which was seen has moved since the page began, and how much by the browser's score. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted[] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 200) : String(node),
        );
        noted.push({ score: value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What was noted until now: the sum, and what has moved for a reader of the failure. */
export async function shiftsOf(page: Page): Promise<{ score: number; moved: string }> {
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted[] }).noted);
  return { score: noted.reduce((sum, { score }) => sum + score, 0), moved: JSON.stringify(noted, null, 2) };
}
