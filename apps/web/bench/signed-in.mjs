// How long somebody who is signed in waits for the first post of their own feed, on the phone that Lighthouse imagines.
/* global document, window, MutationObserver, requestAnimationFrame */
import { onPhone } from './on-phone.mjs';

const PASSWORD = 'haiko-demo-2026';

/** Seconds until it stands, and until the empty page beside it is alive, each in a new browser. */
export async function firstOwnPost({ language, haiko, empty, launch }) {
  const tokens = await signIn(haiko.url);
  const feed = await onPhone({ launch, language }, async (page, sizes) => {
    await page.addInitScript(
      ({ stored, spoken }) => {
        Object.entries({ ...stored, language: spoken }).forEach(([key, value]) => localStorage.setItem(key, value));
        new MutationObserver((_, watcher) => {
          // What the server has rendered for visitors is hidden, and gone before their own stands.
          if (!document.querySelector('#root:not([class*="data-own"]) article h2')) return;
          watcher.disconnect();
          requestAnimationFrame(() => Object.assign(window, { firstPost: performance.now() }));
        }).observe(document, { childList: true, subtree: true, attributes: true });
      },
      { stored: tokens, spoken: language },
    );
    await page.goto(`${haiko.url}/main`);
    const seen = await page.waitForFunction(() => window.firstPost);
    return { seconds: (await seen.jsonValue()) / 1000, requests: sizes() };
  });
  empty.weigh(feed.requests);
  const beside = await onPhone({ launch, language }, async (page) => {
    await page.goto(empty.url);
    const alive = await page.waitForFunction(() => document.documentElement.dataset.alive);
    return { seconds: Number(await alive.jsonValue()) / 1000 };
  });
  return { product: feed.seconds, empty: beside.seconds };
}

async function signIn(url) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'sokha@haiko.test', password: PASSWORD });
  const reply = await (await fetch(`${url}/api/user/signin`, { method: 'POST', headers, body })).json();
  const at = (seconds) => String(Date.now() + seconds * 1000);
  const { accessToken, refreshToken, accessExpire, refreshExpire } = reply;
  return { accessToken, refreshToken, accessExpire: at(accessExpire), refreshExpire: at(refreshExpire) };
}
