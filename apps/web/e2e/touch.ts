import type { Locator, Page } from '@playwright/test';

const LEFT = 195;
const TOP = 300;

/** Pulls the page down with one finger, so many pixels, and lets go. */
export async function pull(page: Page, distance: number): Promise<void> {
  // Comes once the page has nothing else to do.
  await page.locator('[data-follows-pull]').waitFor({ state: 'attached' });
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: LEFT, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(TOP) });
  for (let moved = 20; moved < distance; moved += 20)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(TOP + moved) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(TOP + distance) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/** Puts a finger in the middle of something and leaves it there; `lift` takes it away. */
export async function hold(target: Locator): Promise<{ lift: () => Promise<void> }> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to hold');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return {
    async lift() {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await touch.detach();
    },
  };
}
