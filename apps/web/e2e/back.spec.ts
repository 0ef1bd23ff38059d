import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { holdScripts, reloadRendered } from './rendered.ts';
import { WORDS } from './words.ts';

const { common, forms, nationalities, posts, postForm, reports } = WORDS.en;

/** The feed, and a post that was opened from it: a screen that has one before it. */
async function openPost(page: Page): Promise<string> {
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
  return address;
}

const sideMenu = (page: Page) => page.getByRole('dialog', { name: common.sideMenu.title });
/** Of the feed alone. */
const guides = (page: Page) => page.getByRole('navigation', { name: posts.feed.menu });
const languages = (page: Page) => page.getByRole('menu', { name: common.nav.language });

async function openOptions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: posts.action.more, exact: true }).first().click();
  return page.getByRole('menu').filter({ visible: true });
}

test('Back closes what is open, one thing after the other, and then leaves @core', async ({ phone, page }) => {
  await newcomer(phone, 'Dara');
  await phone.open('/main');
  const address = await openPost(page);
  // A menu.
  await page.getByRole('button', { name: common.nav.language }).click();
  await expect(languages(page)).toBeVisible();
  await page.goBack();
  await expect(languages(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  // A menu that opens a sheet.
  await (await openOptions(page)).getByRole('menuitem', { name: reports.action }).click();
  const sheet = page.getByRole('dialog').filter({ visible: true });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(address);
  // What was closed by a button is nothing to go back to.
  await page.getByRole('button', { name: common.nav.language }).click();
  await page.keyboard.press('Escape');
  await expect(languages(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/main');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(address);
});

test('Back closes a menu as soon as it is seen', async ({ phone, page }) => {
  await phone.open('/main');
  const address = await openPost(page);
  const options = page.getByRole('button', { name: posts.action.more, exact: true }).first();
  await expect(options).toHaveAttribute('popovertarget');
  // In one task: what the browser tells later has not come yet.
  const overlays = await options.evaluate((button: HTMLElement) => {
    button.click();
    return history.state.overlays;
  });
  expect(overlays).toBe(1);
  await expect(page.getByRole('menu').filter({ visible: true })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('menu').filter({ visible: true })).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

test('Back closes the side menu and the sheet above it, and a link of it leaves nothing behind', async ({
  phone,
  page,
}) => {
  await phone.open('/main');
  const menu = page.getByRole('button', { name: common.nav.menu });
  await menu.click();
  await sideMenu(page).getByRole('button', { name: common.sideMenu.addNationality }).click();
  const sheet = page.getByRole('dialog', { name: nationalities.sheet.title });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(sideMenu(page)).toBeVisible();
  await page.goBack();
  await expect(sideMenu(page)).toBeHidden();
  await expect(page).toHaveURL('/main');
  await menu.click();
  await sideMenu(page).getByRole('link', { name: common.sideMenu.notice }).click();
  await expect(page).toHaveURL('/notice');
  await page.goBack();
  await expect(page).toHaveURL('/main');
  await expect(sideMenu(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/notice');
});

test('Back answers a question with no, also the one that keeps a form from being left', async ({ phone, page }) => {
  await newcomer(phone, 'Mina');
  await phone.open('/main');
  await page.getByRole('link', { name: common.nav.writing }).click();
  const title = `Half a post ${randomBytes(3).toString('hex')}`;
  await page.getByLabel(postForm.field.title).fill(title);
  await page.getByLabel(postForm.field.content).fill('Not done yet');
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await expect(phone.question).toContainText(postForm.confirm.post);
  await page.goBack();
  await expect(phone.question).toBeHidden();
  await expect(page).toHaveURL('/writing');
  await expect(page.getByLabel(postForm.field.title)).toHaveValue(title);
});

test('a changed post is left by Back only after the question, which Back takes away', async ({ phone, page }) => {
  const me = await newcomer(phone, 'Sokha');
  const { uuid } = await me.call('post', '/api/post', { title: 'As it was', content: 'Before the change' });
  await phone.open(`/postdetail/${uuid}`);
  await (await openOptions(page)).getByRole('menuitem', { name: posts.action.edit }).click();
  await expect(page).toHaveURL(`/modify/${uuid}`);
  await page.getByLabel(postForm.field.title).fill('As it will be');
  await page.goBack();
  await expect(phone.question).toContainText(forms.leave.leaveHint);
  await page.goBack();
  await expect(phone.question).toBeHidden();
  await expect(page).toHaveURL(`/modify/${uuid}`);
  await expect(page.getByLabel(postForm.field.title)).toHaveValue('As it will be');
  await page.goBack();
  await phone.answer(forms.leave.leaveYes, forms.leave.leaveHint);
  await expect(page).toHaveURL(`/postdetail/${uuid}`);
  await expect(phone.heading).toHaveText('As it was');
});

test('No at the guard and OK at an unknown address lead to the screen that the tab has shown before @core', async ({
  phone,
  page,
}) => {
  await phone.open('/main');
  const address = await openPost(page);
  await page.goto('/myposts');
  await phone.answer('No', common.dialog.loginRequired);
  await expect(page).toHaveURL(address);
  await expect(phone.heading).toBeAttached();
  await page.goto('/no/such/page');
  await phone.answer('OK', common.dialog.unknownRoute);
  await expect(page).toHaveURL(address);
  await expect(phone.heading).toBeAttached();
  // Behind it nothing has changed.
  await page.goBack();
  await expect(page).toHaveURL('/main');
});

test('Back from a page that has not come to life yet leads to the screen before @core', async ({ phone, page }) => {
  await phone.open('/main');
  const address = await openPost(page);
  const release = await holdScripts(page);
  await reloadRendered(page);
  // Not `goBack`: it would wait for the page to be loaded.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/main');
  release();
  await expect(guides(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(phone.heading).toBeAttached();
});

test('Back while a page comes to life leads to the screen before @core', async ({ phone, page }) => {
  await phone.open('/main');
  const address = await openPost(page);
  // Once somebody listens for it (ui/backCloses.ts) Back leads on, and React, whose work waits at such a port, goes on behind that.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window) as (...listener: unknown[]) => void;
    const post = MessagePort.prototype.postMessage as (this: MessagePort, ...message: unknown[]) => void;
    const isRendered = () => document.documentElement.dataset.rendered !== undefined;
    const held: (() => void)[] = [];
    let isHolding = false;
    listen(
      'popstate',
      () => {
        Object.assign(window, { wasRendered: isRendered() });
        // Long enough for a router that has heard of it to be elsewhere.
        setTimeout(() => {
          isHolding = false;
          held.forEach((send) => send());
        }, 300);
      },
      { once: true },
    );
    let isBack = false;
    Object.assign(window, {
      addEventListener(...listener: unknown[]) {
        listen(...listener);
        if (listener[0] !== 'popstate' || isBack || !isRendered()) return;
        isBack = true;
        isHolding = true;
        history.back();
      },
    });
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      if (isHolding) held.push(() => post.apply(this, message));
      else post.apply(this, message);
    };
  });
  await reloadRendered(page);
  await expect(page).toHaveURL('/main');
  await expect(guides(page)).toBeVisible();
  expect(await page.evaluate(() => (window as { wasRendered?: boolean }).wasRendered)).toBe(true);
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(phone.heading).toBeAttached();
});

test('a browser without the Navigation API is led there, too', async ({ phone, page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await phone.open('/main');
  const address = await openPost(page);
  await page.goto('/myposts');
  await phone.answer('No', common.dialog.loginRequired);
  await expect(page).toHaveURL(address);
  await page.goto('/no/such/page');
  await phone.answer('OK', common.dialog.unknownRoute);
  await expect(page).toHaveURL(address);
});

test('the root stands in the history no second time', async ({ phone, page }) => {
  await phone.open('/notice');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/' });
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/main');
  await page.goBack();
  await expect(page).toHaveURL('/notice');
});
