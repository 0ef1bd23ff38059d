import type { Page } from '@playwright/test';

const LEFT = 195;
const TOP = 300;

/** Pulls the page down with one finger, so many pixels, and lets go. */
export async function pull(page: Page, distance: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: LEFT, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(TOP) });
  for (let moved = 20; moved < distance; moved += 20)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(TOP + moved) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(TOP + distance) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
