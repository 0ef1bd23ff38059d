import type { Page } from '@playwright/test';
import { NINE_SCRIPTS } from '../../api/test/nine-scripts.ts';
import { cutCall } from './broken.ts';
import { expect, test, type Phone } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost, type Newcomer } from './newcomers.ts';
import { signInByForm } from './signingIn.ts';
import { filled, WORDS } from './words.ts';

// Phones whose storage is full, or whose browser refuses it: the app works as long as the page lives, and nobody loses a word.

const { comments, common, forms, notes, postForm, sessions, users } = WORDS.en;

test.use({ serviceWorkers: 'allow' });

/** Fills both storages to the last letter; runs in the page, before the app. */
function fill(): void {
  for (const storage of [localStorage, sessionStorage]) {
    let size = 2 ** 20;
    while (size > 0) {
      try {
        storage.setItem(`filling ${storage.length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  }
}

/** As browsers do that block cookies and site data; runs in the page, before the app. */
function refuse(names: readonly string[]): void {
  const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
  for (const name of names) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw denied();
      },
    });
  }
  navigator.serviceWorker.register = () => Promise.reject(denied());
  navigator.serviceWorker.getRegistration = () => Promise.reject(denied());
  navigator.locks.request = () => Promise.reject(denied());
}

/** A browser without room for a database either. */
async function fillDatabase(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: process.env.HAIKO_URL ?? '', quotaSize: 1 });
}

const PHONES: [name: string, spoil: (page: Page) => Promise<unknown>][] = [
  [
    'a full storage',
    async (page) => {
      await fillDatabase(page);
      await page.addInitScript(fill);
    },
  ],
  [
    'no storage at all',
    (page) => page.addInitScript(refuse, ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel']),
  ],
  ['no database and no worker', (page) => page.addInitScript(refuse, ['indexedDB', 'caches'])],
];

async function signIn({ page }: Phone, newcomer: Newcomer): Promise<void> {
  await signInByForm(page, newcomer);
  await expect(page).not.toHaveURL('/signin');
}

/** The post of somebody else, from the feed; nothing but taps, as a page that is loaded anew has forgotten everything. */
async function openFromFeed({ page, heading }: Phone, title: string): Promise<void> {
  await page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name: common.nav.home }).click();
  await page.getByRole('article').filter({ hasText: title }).getByText(title).first().click();
  await expect(heading).toHaveText(title);
}

/** Tries to load the page anew; the browser asks, and stays. */
async function refuseReload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reloading;
}

for (const [name, spoil] of PHONES) {
  test(`${name}: a visitor reads, and chooses a language and colors`, async ({ phone, page }) => {
    await spoil(page);
    await phone.open('/main');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: common.nav.menu }).click();
    await page.getByText(common.sideMenu.darkTheme).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: common.nav.language }).click();
    await page.getByRole('menuitemradio', { name: '日本語', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await page.getByRole('link', { name: WORDS.ja.common.nav.search }).click();
    await expect(phone.heading).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  test(`${name}: who signs in writes without a network, and loses nothing while the page lives`, async ({
    phone,
    page,
    context,
    browser,
    complaints,
  }) => {
    test.slow();
    const suman = await anotherNewcomer(browser, 'সুমন');
    const linh = await anotherNewcomer(browser, 'Linh');
    const title = `পোস্ট ${suman.nickname}`;
    await writePost(suman, title);
    await spoil(page);
    await phone.open('/main');

    // As a visitor: the words wait for who signs in.
    await openFromFeed(phone, title);
    const comment = page.getByRole('textbox', { name: comments.composer.label });
    const send = page.getByRole('button', { name: comments.composer.send });
    await comment.fill(NINE_SCRIPTS.km);
    await send.click();
    await phone.answer('Yes', sessions.wish.comment);
    await signIn(phone, linh);
    await expect(phone.heading).toHaveText(title);
    await expect(comment).toHaveValue(NINE_SCRIPTS.km);

    // The screens are there once they have been opened.
    const openConversation = async () => {
      const person = page.getByRole('button', { name: filled(users.person.open, { name: suman.nickname }) });
      await person.first().click();
      const profile = page.getByRole('dialog', { name: users.person.title });
      await profile.getByRole('link', { name: users.profile.note }).click();
    };
    await openConversation();
    const note = page.getByRole('textbox', { name: notes.composer.label });
    await expect(note).toBeVisible();
    await context.setOffline(true);
    await note.fill(NINE_SCRIPTS.vi);
    await page.getByRole('button', { name: notes.composer.send }).click();
    const log = page.getByRole('log', { name: notes.chat.log });
    await expect(log.getByText(notes.chat.waiting)).toBeVisible();
    await page.goBack();
    await expect(comment).toHaveValue(NINE_SCRIPTS.km);
    await send.click();
    await phone.answer('OK', common.noConnection);
    await expect(comment).toHaveValue(NINE_SCRIPTS.km);
    await refuseReload(page);
    // The alert has taken the place of what was ahead.
    await openConversation();
    await expect(log.getByText(NINE_SCRIPTS.vi)).toBeVisible();
    await page.goBack();
    await expect(comment).toHaveValue(NINE_SCRIPTS.km);

    await context.setOffline(false);
    await expect(page.getByText(filled(common.unsent.sent_one, { count: 1 }))).toBeVisible();
    await send.click();
    await expect(page.getByRole('article').getByText(NINE_SCRIPTS.km)).toHaveCount(1);
    await page.goForward();
    await expect(log.getByText(NINE_SCRIPTS.vi)).toHaveCount(1);
    await expect(log.getByText(notes.chat.waiting)).toHaveCount(0);
    // What could not be loaded without a network.
    complaints.splice(0);
    await Promise.all([suman, linh].map((person) => person.page.context().close()));
  });

  test(`${name}: a post that cannot be sent is written on after a look elsewhere`, async ({
    phone,
    page,
    browser,
    complaints,
  }) => {
    const linh = await anotherNewcomer(browser, 'Linh');
    const title = `เรื่อง ${linh.nickname}`;
    await spoil(page);
    await phone.open('/signin');
    await signIn(phone, linh);
    const write = page.getByRole('link', { name: common.nav.writing });
    await write.click();
    await page.getByLabel(postForm.field.title).fill(title);
    await page.getByLabel(postForm.field.content).fill(NINE_SCRIPTS.th);
    await cutCall(page, '**/api/post');
    await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
    await phone.answer('Yes', postForm.confirm.post);
    await phone.answer('OK', common.noConnection);
    await page.getByRole('button', { name: common.nav.back }).click();
    await phone.answer(forms.leave.leaveYes, forms.leave.leaveHint);
    await expect(page).toHaveURL('/main');
    await write.click();
    await expect(page.getByLabel(postForm.field.title)).toHaveValue(title);
    await expect(page.getByLabel(postForm.field.content)).toHaveValue(NINE_SCRIPTS.th);
    await page.unroute('**/api/post');
    await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
    await phone.answer('Yes', postForm.confirm.post);
    await expect(page).toHaveURL(/\/postdetail\//);
    await expect(phone.heading).toHaveText(title);
    complaints.splice(0);
    await linh.page.context().close();
  });
}

test('a full storage: who was signed in before sees their own pages, in the language of the address @core', async ({
  phone,
  page,
}) => {
  const linh = await newcomer(phone, 'Linh');
  const address = await writePost(linh);
  await page.addInitScript(fill);
  await phone.open(`${address}?lang=km`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  await page.getByRole('main').getByRole('button', { name: WORDS.km.posts.action.more }).click();
  await expect(page.getByRole('menuitem', { name: WORDS.km.posts.action.edit })).toBeVisible();
  await page.keyboard.press('Escape');
  const jobs = page.getByRole('link', { name: WORDS.km.common.nav.announcement, exact: true });
  await jobs.focus();
  await expect(jobs).toHaveAttribute('href', '/announcement?lang=km');
});
