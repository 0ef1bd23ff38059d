import type { Page } from '@playwright/test';
import { drawn, expect, test, type Phone } from './haiko.ts';
import { WORDS } from './words.ts';

const ASKED_FIRST = ['Feed', 'Me', 'PopularPosts'];

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

/** Opens one's feed, whose app does not come before `release`. */
async function openWithoutApp(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', (route) => promise.then(() => route.continue()));
  await page.goto('/main', { waitUntil: 'commit' });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('what one’s feed asks is asked before the app is there, and once', async ({ phone, page }) => {
  await withFeedShown(phone);
  const asked = noteQuestions(page);
  const release = await openWithoutApp(page);
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
  const release = await openWithoutApp(page);
  await expect.poll(() => asked).toEqual(ASKED_FIRST);
  await release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await drawn(page);
  expect(reissues).toHaveLength(1);
});

test('a session that has ended meanwhile is told once the app is there', async ({ phone, page }) => {
  await withFeedShown(phone);
  await phone.store({ accessToken: 'x.y.z', refreshToken: 'x.y.z', accessExpire: String(Date.now() - 1000) });
  const release = await openWithoutApp(page);
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
