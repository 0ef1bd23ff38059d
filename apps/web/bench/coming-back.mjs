// How long somebody who is signed in waits for the first post of their own feed where the worker keeps the app, as it does for everybody
// who comes back: on the phone that Lighthouse imagines, by the browser's own clock.
/* global caches, document, window, requestAnimationFrame, MutationObserver */
import { setTimeout as sleep } from 'node:timers/promises';
import { onPhone } from './on-phone.mjs';
import { OWN_POST, signIn, store } from './signed-in.mjs';
import { startSlowServer } from './slow-server.mjs';

/** What the worker keeps last. */
const LAST_KEPT = 'UnsentScreen';
/** So long after the first post a larger paint may come. */
const LARGEST_BY_MS = 2_000;

/** Seconds until something, one's first post and the largest paint are seen; the worker has to start as in a browser that was closed. */
export async function comeBack({ language, haiko, launch }) {
  const slow = await startSlowServer(haiko.url);
  const stored = { ...(await signIn(haiko.url)), language };
  try {
    return await onPhone({ launch, language, isOnline: true }, async (page, _sizes, devtools) => {
      await store(page, slow.url, stored);
      await page.goto(`${slow.url}/main`);
      await page.waitForSelector(OWN_POST);
      while (!(await page.evaluate(isKept, LAST_KEPT))) await sleep(200);
      await page.goto('about:blank');
      await devtools.send('ServiceWorker.enable');
      await devtools.send('ServiceWorker.stopAllWorkers');
      slow.begin();
      await page.addInitScript(watch, OWN_POST);
      await page.goto(`${slow.url}/main`, { waitUntil: 'commit' });
      await page.waitForFunction(() => window.firstPost);
      await sleep(LARGEST_BY_MS);
      return page.evaluate(() => ({ fcp: window.fcp, firstPost: window.firstPost, lcp: window.lcp }));
    });
  } finally {
    slow.stop();
  }
}

async function isKept(name) {
  const kept = await (await caches.open('assets')).keys();
  return kept.some(({ url }) => url.includes(name));
}

/** In the page: notes the seconds. */
function watch(ownPost) {
  const seconds = (entries) => entries.at(-1).startTime / 1000;
  const note = (type, name) =>
    new PerformanceObserver((list) => Object.assign(window, { [name]: seconds(list.getEntries()) })).observe({
      type,
      buffered: true,
    });
  note('paint', 'fcp');
  note('largest-contentful-paint', 'lcp');
  new MutationObserver((_, watcher) => {
    if (!document.querySelector(ownPost)) return;
    watcher.disconnect();
    requestAnimationFrame(() => Object.assign(window, { firstPost: performance.now() / 1000 }));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
