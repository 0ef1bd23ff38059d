// How long somebody who is signed in waits for the first post of their own feed and for the screen behind it, on the phone that Lighthouse
// imagines, and what that start costs by Lighthouse. Nothing of the app is on the phone: a release is new, or the browser has thrown the old one away.
/* global document, location, window, MutationObserver, PointerEvent, requestAnimationFrame */
import { chromium } from '@playwright/test';
import { visit } from './lighthouse/lighthouse.mjs';
import { onPhone } from './on-phone.mjs';

const PASSWORD = 'haiko-demo-2026';
/** What the server has rendered for visitors is hidden, and gone before their own stands. */
export const OWN_POST = '#root:not([class*="data-own"]) article h2';
/** What a post's screen shows of what the list knew, and of what it has asked for. */
const OF_POST = { title: 'main h1', whole: 'main textarea' };
/** What the browser has of the app, and of answers; who is signed in stays. */
const CACHES = 'service_workers,cache_storage,indexeddb';

/**
 * Seconds until it stands, from a tap on a post until its screen and all of it does, and until the empty page beside it is alive, each in a
 * new browser; and Lighthouse's figures of the start.
 */
export async function firstOwnPost({ language, haiko, empty, launch }) {
  const stored = { ...(await signIn(haiko.url)), language };
  const feed = await onPhone({ launch, language, isOnline: true }, async (page, sizes, devtools, slowNetwork) => {
    await startBefore(page, devtools, haiko.url, stored);
    await slowNetwork();
    const before = sizes().length;
    await page.addInitScript(watch, { ownPost: OWN_POST, ofPost: OF_POST });
    await page.goto(`${haiko.url}/main`, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(() => window.firstPost);
    const requests = sizes().slice(before);
    await page.waitForFunction(() => window.title > 0 && window.whole > 0);
    const next = await page.evaluate(() => ({ title: window.title, whole: window.whole }));
    return { seconds: (await seen.jsonValue()) / 1000, requests, next };
  });
  empty.weigh(feed.requests);
  const beside = await onPhone({ launch, language }, async (page) => {
    await page.goto(empty.url);
    const alive = await page.waitForFunction(() => document.documentElement.dataset.alive);
    return { seconds: Number(await alive.jsonValue()) / 1000 };
  });
  const before = async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const page = await browser.contexts()[0].newPage();
    await startBefore(page, await page.context().newCDPSession(page), haiko.url, stored);
    await page.close();
  };
  const byLighthouse = await visit(`${haiko.url}/main`, { launch, language, before });
  return { product: feed.seconds, next: feed.next, empty: beside.seconds, byLighthouse };
}

/**
 * In the page: notes when the first post stands, taps on the second one a second later, and notes how many seconds after that its screen and
 * all of it stand. A tap from outside comes when the browser finds the time for it.
 */
function watch({ ownPost, ofPost }) {
  const whenThere = (isThere, note) =>
    new MutationObserver((_, watcher) => {
      if (!isThere()) return;
      watcher.disconnect();
      requestAnimationFrame(note);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  const tap = () => {
    const link = document.querySelectorAll('main article h2 a')[1];
    const tappedAt = performance.now();
    for (const [part, selector] of Object.entries(ofPost))
      whenThere(
        () => location.pathname.startsWith('/postdetail/') && document.querySelector(selector),
        () => Object.assign(window, { [part]: (performance.now() - tappedAt) / 1000 }),
      );
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    link.click();
  };
  whenThere(
    () => document.querySelector(ownPost),
    () => {
      Object.assign(window, { firstPost: performance.now() });
      setTimeout(tap, 1_000);
    },
  );
}

/** Shows one's feed once, as each phone has on which somebody is signed in, and takes all away that the browser keeps but for that. */
async function startBefore(page, devtools, url, stored) {
  await store(page, url, stored);
  await page.goto(`${url}/main`);
  await page.waitForSelector(OWN_POST);
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('firstQuestions') ?? '[]').length === 4);
  // Off the server: a page that may come back keeps its connections.
  await page.goto('about:blank');
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: CACHES });
  await devtools.send('Network.clearBrowserCache');
}

/** Stores it before the app starts. */
export async function store(page, url, values) {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), values);
}

/** What a browser stores of somebody who is signed in. */
export async function signIn(url) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'sokha@haiko.test', password: PASSWORD });
  const reply = await (await fetch(`${url}/api/user/signin`, { method: 'POST', headers, body })).json();
  const at = (seconds) => String(Date.now() + seconds * 1000);
  const { accessToken, refreshToken, accessExpire, refreshExpire } = reply;
  return { accessToken, refreshToken, accessExpire: at(accessExpire), refreshExpire: at(refreshExpire) };
}
