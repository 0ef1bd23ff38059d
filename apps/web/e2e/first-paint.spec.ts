import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { drawn, expect, test, type Phone } from './haiko.ts';
import { crawled, hold, holdScripts } from './rendered.ts';
import { MOST_SHIFT, noteShifts, scrollOn, shiftsOf } from './shifts.ts';

const shell = (page: Page) => page.locator('#shell');
const COLORS = { light: 'rgb(255, 255, 255)', dark: 'rgb(11, 17, 32)' } as const;

/** Opens an address whose scripts do not come before `release`. */
async function openSlowly(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return {
    async release() {
      release();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    },
  };
}

/** Keeps what the server says of the content from the page: what posts move when their letters come is none of the shell's. */
const holdContent = (page: Page) => hold(page, '**/graphql');

async function expectStill(page: Page): Promise<void> {
  await drawn(page);
  const { score, moved } = await shiftsOf(page);
  expect(score, moved).toBeLessThanOrEqual(MOST_SHIFT);
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

test('the first screen has its boxes before a script has come, in the stored theme; the app takes their place @core', async ({
  phone,
}) => {
  // Visitors get the feed itself there.
  await phone.signInAs('linh');
  await noteShifts(phone.page);
  const release = await holdContent(phone.page);
  await seenBeforeTheApp(phone, '/main', 'light');
  await expectStill(phone.page);
  release();
  await phone.page.unrouteAll({ behavior: 'wait' });
  await expect(phone.page.getByRole('article').nth(5)).toBeAttached();
  await expect(phone.page.locator('.shimmer:visible')).toHaveCount(0);
  await scrollOn(phone.page);
  await phone.page.evaluate(() => document.fonts.ready);
  await expectStill(phone.page);
  await seenBeforeTheApp(phone, '/notice', 'dark');
});

test('an address without a header shows none before the app is there', async ({ phone }) => {
  const { release } = await openSlowly(phone.page, '/signin');
  await expect(shell(phone.page)).toBeAttached();
  await expect(shell(phone.page)).toBeHidden();
  await release();
  await expect(shell(phone.page)).toHaveCount(0);
});

/** Serves a page whose second half comes half a second later: long enough for a frame of what is there. */
async function serveInHalves(html: string) {
  const half = html.lastIndexOf('<article');
  const server = createServer(async (asked, reply) => {
    if (asked.url !== '/') return void reply.writeHead(404).end();
    reply.setHeader('Content-Type', 'text/html');
    reply.write(html.slice(0, half));
    await sleep(500);
    reply.end(html.slice(half));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('the first frame of a rendered page has all of it, however it comes', async ({ page }) => {
  const html = await crawled(page.request, '/main');
  const server = await serveInHalves(html);
  await page.addInitScript(() =>
    requestAnimationFrame(() =>
      document.documentElement.setAttribute('data-first-frame', `${document.querySelectorAll('article').length}`),
    ),
  );
  await page.goto(server.url);
  await expect(page.locator('html')).toHaveAttribute('data-first-frame', `${html.match(/<article/g)?.length}`);
  server.close();
});
