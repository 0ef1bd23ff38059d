import { afterEach, expect, it } from 'vitest';
import { readServerClock, serverNow } from './serverClock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const STORED = 'clockOffset';

const replyAt = (moment: number) => new Response(null, { headers: { Date: new Date(moment).toUTCString() } });
const tell = (moment: number) => readServerClock(replyAt(moment), Date.now());

/** The same code as the next page has it. */
let pages = 0;
async function nextPage(): Promise<typeof import('./serverClock.ts')> {
  pages += 1;
  const address = `${new URL('./serverClock.ts', import.meta.url).pathname}?page=${pages}`;
  return (await import(/* @vite-ignore */ address)) as typeof import('./serverClock.ts');
}

afterEach(() => tell(Date.now()));

it('how wrong the clock of this phone is stays known to the next page, which may have no connection', async () => {
  tell(Date.now() - 40 * DAY_MS);
  const { serverNow: now } = await nextPage();
  expect(Math.abs(now().getTime() - serverNow().getTime())).toBeLessThan(1000);
  expect(Math.abs(now().getTime() + 40 * DAY_MS - Date.now())).toBeLessThan(DAY_MS);
  // Once it is mended nothing of that is left.
  tell(Date.now());
  expect(localStorage.getItem(STORED)).toBeNull();
  const mended = await nextPage();
  expect(Math.abs(mended.serverNow().getTime() - Date.now())).toBeLessThan(DAY_MS);
});

it.each(['', 'NaN', '{"a":1}', 'ខែ', '-Infinity', '1e300'])('a stored %j says nothing', async (text) => {
  localStorage.setItem(STORED, text);
  const { serverNow: now } = await nextPage();
  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(DAY_MS);
  localStorage.removeItem(STORED);
});
