import type { Page } from '@playwright/test';
import { drawn, expect, test, type Phone } from './haiko.ts';
import { startOf, WORDS } from './words.ts';

declare global {
  interface Window {
    /** When the first post of one’s own stood there, in milliseconds of the page. */
    firstPostAt?: number;
  }
}

const ASKED_FIRST = ['Feed', 'Me', 'PopularPosts', 'Today'];

/** Signs Linh in on a phone that has shown her feed before, as each has on which somebody is signed in. */
async function withFeedShown(phone: Phone): Promise<void> {
  await phone.signInAs('linh');
  await phone.open('/main');
  await expect.poll(() => askedBefore(phone.page)).toEqual(ASKED_FIRST);
}

function askedBefore(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (JSON.parse(localStorage.getItem('firstQuestions') ?? '[]') as string[]).map(
      (body) => (JSON.parse(body) as { operationName: string }).operationName,
    ),
  );
}

/** The names of the questions that the page asks from now on, of those that it asks first. */
function noteQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = request.url().endsWith('/graphql') && request.postDataJSON().operationName;
    if (ASKED_FIRST.includes(name)) asked.push(name);
  });
  return asked;
}

/** Opens one's feed, whose code of that name does not come before `release`. */
async function openWithout(page: Page, code: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(`**/assets/${code}-*.js`, (route) => {
    isHeld = true;
    return promise.then(() => route.continue());
  });
  await page.goto('/main', { waitUntil: 'commit' });
  return async () => {
    expect(isHeld).toBe(true);
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('what one’s feed asks is asked before any code is there, and once', async ({ phone, page }) => {
  await withFeedShown(phone);
  const asked = noteQuestions(page);
  const release = await openWithout(page, '*');
  await expect.poll(() => asked).toEqual(ASKED_FIRST);
  await release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(
    page.locator('[aria-roledescription="carousel"] h3, [aria-roledescription="carousel"] a').first(),
  ).toBeVisible();
  await drawn(page);
  expect(asked).toEqual(ASKED_FIRST);
});

test('of an expired access token, too, which is renewed once', async ({ phone, page }) => {
  await withFeedShown(phone);
  await phone.store({ accessExpire: String(Date.now() - 1000) });
  const asked = noteQuestions(page);
  const reissues: string[] = [];
  page.on('request', (request) => request.url().endsWith('/auth/reissue') && reissues.push(request.url()));
  const release = await openWithout(page, 'base');
  await expect.poll(() => asked).toEqual(ASKED_FIRST);
  await release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await drawn(page);
  expect(reissues).toHaveLength(1);
});

test('a session that has ended meanwhile is told once the app is there', async ({ phone, page }) => {
  await withFeedShown(phone);
  await phone.store({ accessToken: 'x.y.z', refreshToken: 'x.y.z', accessExpire: String(Date.now() - 1000) });
  const release = await openWithout(page, 'base');
  await expect.poll(() => phone.stored('refreshToken')).toBeNull();
  await release();
  await phone.answer('OK', WORDS.en.common.session.expired);
  await expect(page).toHaveURL('/signin');
  expect(await askedBefore(page)).toEqual([]);
});

test('the feed is asked anew where the language is another by now, and who reads it is not', async ({
  phone,
  page,
}) => {
  await withFeedShown(phone);
  await phone.store({ language: 'km' });
  const asked = noteQuestions(page);
  await phone.open('/main');
  await expect(page.getByRole('navigation', { name: WORDS.km.common.nav.main })).toBeVisible();
  await expect.poll(() => asked.filter((name) => name === 'Feed')).toHaveLength(2);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((name) => name === 'Me')).toHaveLength(1);
});

test('one’s feed stands before Apollo is there, and a heart that is tapped then is given', async ({ phone, page }) => {
  await withFeedShown(phone);
  const asked = noteQuestions(page);
  const release = await openWithout(page, 'apollo');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await expect(page.locator('[aria-roledescription="carousel"] a').first()).toBeVisible();
  await drawn(page);
  await expect(page.locator('.shimmer')).toHaveCount(0);
  const like = card.getByRole('button', { name: startOf(WORDS.en.postReactions.like) });
  const wasLiked = (await like.getAttribute('aria-pressed')) === 'true';
  await page.evaluate(() => document.querySelector('article')?.setAttribute('data-first', ''));
  await like.click();
  const isWritten = page.waitForResponse((reply) => reply.request().method() === 'POST' && /like/.test(reply.url()));
  await release();
  await isWritten;
  await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked));
  // The answers are the same: the cards are not made anew, and nothing is asked twice.
  await expect(page.locator('article[data-first]')).toBeVisible();
  await drawn(page);
  expect(asked).toEqual(ASKED_FIRST);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', String(wasLiked));
});

test('what only stands around one’s feed is asked for once that is seen', async ({ phone, page }) => {
  await withFeedShown(phone);
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('#root:not([class*="data-own"]) article')) return;
      watcher.disconnect();
      window.firstPostAt = performance.now();
    });
    watcher.observe(document, { childList: true, subtree: true, attributes: true });
  });
  await phone.open('/main');
  const around = ['apollo', 'liveUpdates', 'OwnChips', 'offline'];
  // Whether each was asked for behind the first post.
  const waited = () =>
    page.evaluate((names) => {
      const files = performance.getEntriesByType('resource');
      const askedAt = (name: string) => files.find((file) => file.name.includes(`/assets/${name}-`))?.startTime ?? NaN;
      return names.map((name) => askedAt(name) > (window.firstPostAt ?? Infinity));
    }, around);
  await expect.poll(waited).toEqual(around.map(() => true));
  await expect(page.locator('html')).not.toHaveAttribute('data-far');
});

test('an answer to a query of the last release is not shown, and asked for anew', async ({ phone, page }) => {
  await withFeedShown(phone);
  // What it did not ask for yet.
  await page.evaluate(() => {
    const questions = JSON.parse(localStorage.getItem('firstQuestions') ?? '[]') as string[];
    const older = questions.map((body) => body.replace(/hashtags \{.*?\}/s, ''));
    localStorage.setItem('firstQuestions', JSON.stringify(older));
    localStorage.setItem('firstQuestionsOf', 'older');
  });
  const asked = noteQuestions(page);
  await phone.open('/main');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(WORDS.en.posts.feed.loadFailed)).toHaveCount(0);
  await drawn(page);
  expect(asked.filter((name) => name === 'Feed')).toHaveLength(2);
});

test('where no answer comes, what was kept of one’s feed is shown', async ({ phone, page }) => {
  await withFeedShown(phone);
  const title = await page.getByRole('article').first().getByRole('heading').textContent();
  await page.route('**/graphql', () => undefined);
  await phone.open('/main');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title ?? '', { timeout: 25_000 });
});

test('where the answers are refused, the feed says so, and comes when it is tried again', async ({
  phone,
  page,
  complaints,
}) => {
  await withFeedShown(phone);
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: {} }));
  await phone.open('/main');
  await expect(page.getByText(WORDS.en.posts.feed.loadFailed)).toBeVisible();
  await page.unroute('**/graphql');
  await page.locator('main').getByRole('button', { name: WORDS.en.common.button.retry }).last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  // The refusals are ours.
  complaints.length = 0;
});
