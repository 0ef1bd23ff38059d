import type { Page } from '@playwright/test';
import { drawn } from './haiko.ts';

/** By the browser's score, on every screen. */
export const MOST_SHIFT = 0.02;

/** What browsers tell of something that has moved though nobody touched anything. */
interface LayoutShift {
  value: number;
  startTime: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Noted {
  score: number;
  /** Milliseconds after the page began. */
  at: number;
  /** From where to where, and what. */
  moved: string[];
  /** What stood on the screen by then, from above: what has come or gone is missing or too much in it. */
  screen: string[];
}

/** Notes what of that which was seen has moved since the page began, and how much by the browser's score. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted[] = [];
    Object.assign(window, { noted });
    const line = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return `${Math.round(top)} +${Math.round(height)} ${element.outerHTML.slice(0, 100)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as unknown as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 200) : String(node);
          return `${from.top} +${from.height} → ${to.top} +${to.height} ${what}`;
        });
        const screen = [...document.querySelectorAll('main > *, main > * > *')].slice(0, 20).map(line);
        noted.push({ score: value, at: Math.round(startTime), moved, screen });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What was noted until now: the sum, and what has moved for a reader of the failure. */
export async function shiftsOf(page: Page): Promise<{ score: number; moved: string }> {
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted[] }).noted);
  return { score: noted.reduce((sum, { score }) => sum + score, 0), moved: JSON.stringify(noted, null, 2) };
}

/** Reads on by some screens, each of which is drawn before the next: what comes late has moved what is seen by then, or never does. */
export async function scrollOn(page: Page): Promise<void> {
  for (let screen = 0; screen < 4; screen += 1) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await drawn(page);
  }
}
