import type { Browser, Locator } from '@playwright/test';
import { HTML_LANG, LANGUAGES } from '@haiko/shared/i18n/languages';
import { NINE_SCRIPTS } from '../../api/test/nine-scripts.ts';
import { drawn, expect, test, type Phone } from './haiko.ts';
import { anotherNewcomer, newcomer, type Newcomer } from './newcomers.ts';
import { png } from './png.ts';
import { filled, WORDS } from './words.ts';

const { common, errors, notes, posts, reports, users } = WORDS.en;

async function twoPeople(phone: Phone, browser: Browser): Promise<[Newcomer, Newcomer]> {
  return [await newcomer(phone, 'Linh'), await anotherNewcomer(browser, 'সুমন')];
}

const log = ({ page }: Newcomer): Locator => page.getByRole('log', { name: notes.chat.log });
const composer = ({ page }: Newcomer): Locator => page.getByRole('textbox', { name: notes.composer.label });
const sendButton = ({ page }: Newcomer): Locator => page.getByRole('button', { name: notes.composer.send });

/** Opens the conversation of one with the other. */
async function openChat(one: Newcomer, other: { uuid: string; nickname: string }): Promise<void> {
  await one.phone.open(`/notedetail/${other.uuid}`);
  await expect(one.phone.heading).toHaveText(filled(notes.chat.title, { name: other.nickname }));
}

async function say(one: Newcomer, text: string): Promise<void> {
  await composer(one).fill(text);
  await sendButton(one).click();
  await expect(composer(one)).toHaveValue('');
}

test('two people talk live: texts in nine scripts, a picture, read marks @core', async ({ phone, browser }) => {
  test.slow();
  const [linh, suman] = await twoPeople(phone, browser);
  await openChat(linh, suman);
  await expect(linh.page.getByText(filled(notes.chat.emptyHint, { name: suman.nickname }))).toBeVisible();
  await openChat(suman, linh);
  for (const [index, [language, text]] of LANGUAGES.map((code) => [code, NINE_SCRIPTS[code]] as const).entries()) {
    const [writer, reader] = index % 2 === 0 ? [linh, suman] : [suman, linh];
    await say(writer, text);
    const words = log(reader).getByText(text);
    await expect(words).toBeVisible();
    // Tagalog and English share their letters: there the writer's language decides.
    if (language !== 'tl') await expect(words).toHaveAttribute('lang', HTML_LANG[language]);
  }
  await expect(log(linh).getByText(notes.chat.read, { exact: true }).last()).toBeVisible();

  const picture = { name: 'ภาพ.png', mimeType: 'image/png', buffer: png(1200, 900, 120) };
  await suman.page.getByLabel(notes.composer.attach).setInputFiles(picture);
  await expect(suman.page.getByRole('img', { name: notes.composer.attached })).toBeVisible();
  await say(suman, 'ছবি দেখুন');
  const received = log(linh).getByRole('img', { name: filled(notes.chat.picture, { name: suman.nickname }) });
  await expect(received).toBeVisible();
  await expect.poll(() => received.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await received.click();
  const viewer = linh.page.getByRole('dialog');
  await expect(viewer.getByRole('img')).toBeVisible();
  await viewer.getByRole('button', { name: common.button.close }).click();
  await expect(viewer).toBeHidden();
  await suman.page.context().close();
});

test('a note lights the dot and the list of who is elsewhere; reading puts it out', async ({ phone, browser }) => {
  const [linh, suman] = await twoPeople(phone, browser);
  const dot = linh.page.getByRole('link', { name: common.nav.newMessages });
  await linh.phone.open('/main');
  await expect(linh.page.getByRole('link', { name: common.nav.messages })).toBeVisible();
  await expect(dot).toHaveCount(0);
  await suman.call('post', `/api/notes/${linh.uuid}`, { content: NINE_SCRIPTS.km });
  await dot.click();
  await expect(linh.page).toHaveURL('/notemanager');
  const row = linh.page.getByRole('main').getByRole('link', { name: suman.nickname });
  await expect(row).toContainText(NINE_SCRIPTS.km);
  await expect(row).toContainText(filled(notes.list.unread_one, { count: 1 }));
  await suman.call('post', `/api/notes/${linh.uuid}`, { content: NINE_SCRIPTS.bn });
  await expect(row).toContainText(NINE_SCRIPTS.bn);
  await expect(row).toContainText(filled(notes.list.unread_other, { count: 2 }));
  await row.click();
  await expect(log(linh).getByText(notes.chat.unread)).toBeVisible();
  await expect(dot).toHaveCount(0);
  await linh.page.getByRole('button', { name: common.nav.back }).click();
  await expect(row).toBeVisible();
  await expect(row.getByText('2', { exact: true })).toHaveCount(0);
  await suman.page.context().close();
});

test('without a stream the dot comes by asking', async ({ phone, browser, complaints }) => {
  const [linh, suman] = await twoPeople(phone, browser);
  await linh.page.route('**/api/events', (route) => route.abort());
  await linh.phone.open('/main');
  await suman.call('post', `/api/notes/${linh.uuid}`, { content: NINE_SCRIPTS.th });
  await expect(linh.page.getByRole('link', { name: common.nav.newMessages })).toBeVisible({ timeout: 30_000 });
  // The broken connections were ours.
  complaints.length = 0;
  await linh.page.unrouteAll({ behavior: 'ignoreErrors' });
  await suman.page.context().close();
});

test('a note that the server does not take stays with its words, and is sent again', async ({
  phone,
  browser,
  complaints,
}) => {
  const [linh, suman] = await twoPeople(phone, browser);
  await openChat(linh, suman);
  const refusal = { statusCode: 503, code: 'UNAVAILABLE', message: '', requestId: 'x' };
  await linh.page.route('**/api/notes/*', (route) => route.fulfill({ status: 503, json: refusal }));
  await say(linh, NINE_SCRIPTS.vi);
  await linh.phone.answer('OK', errors.UNAVAILABLE);
  const failed = log(linh).getByRole('alert');
  await expect(failed).toContainText(notes.chat.failed);
  await expect(log(linh).getByText(NINE_SCRIPTS.vi)).toBeVisible();
  await linh.page.unroute('**/api/notes/*');
  // Leaving the screen loses nothing.
  await linh.page.getByRole('link', { name: common.nav.messages }).click();
  await linh.page.getByRole('button', { name: common.nav.menu }).waitFor();
  await linh.page.goBack();
  await failed.getByRole('button', { name: notes.chat.retry }).click();
  await expect(failed).toHaveCount(0);
  await expect(log(linh).getByText(NINE_SCRIPTS.vi)).toHaveCount(1);
  await openChat(suman, linh);
  await expect(log(suman).getByText(NINE_SCRIPTS.vi)).toBeVisible();
  complaints.length = 0;
  await suman.page.context().close();
});

test('a note whose answer is lost waits, and is there once, also after a reload', async ({
  phone,
  browser,
  complaints,
}) => {
  const [linh, suman] = await twoPeople(phone, browser);
  await openChat(linh, suman);
  await linh.page.route('**/api/notes/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await say(linh, NINE_SCRIPTS.km);
  const waiting = log(linh).getByText(notes.chat.waiting);
  await expect(waiting).toBeVisible();
  await linh.page.unroute('**/api/notes/*');
  await linh.page.reload();
  await expect(waiting).toHaveCount(0, { timeout: 30_000 });
  await expect(log(linh).getByText(NINE_SCRIPTS.km)).toHaveCount(1);
  await openChat(suman, linh);
  await expect(log(suman).getByText(NINE_SCRIPTS.km)).toHaveCount(1);
  complaints.length = 0;
  await suman.page.context().close();
});

test('an empty note and one that is too long are refused; a half-written one waits for its writer', async ({
  phone,
  browser,
}) => {
  const [linh, suman] = await twoPeople(phone, browser);
  await openChat(linh, suman);
  await composer(linh).fill(' \n ');
  await sendButton(linh).click();
  await linh.phone.answer(common.button.ok, errors.EMPTY_NOTE);
  await composer(linh).fill('ក'.repeat(2001));
  await expect(linh.page.getByText(filled(common.form.characters, { count: 2001, limit: 2000 }))).toBeVisible();
  await sendButton(linh).click();
  await linh.phone.answer(common.button.ok, filled(notes.composer.tooLong, { limit: 2000 }));
  await composer(linh).fill(NINE_SCRIPTS.ja);
  await linh.page.reload();
  await expect(composer(linh)).toHaveValue(NINE_SCRIPTS.ja);
  await suman.page.context().close();
});

test('older notes come while one scrolls up, without a jump, and a deleted one goes on one side only', async ({
  phone,
  browser,
}) => {
  const [linh, suman] = await twoPeople(phone, browser);
  for (let number = 1; number <= 35; number += 1) {
    await suman.call('post', `/api/notes/${linh.uuid}`, { content: `${number}. ${NINE_SCRIPTS.ko}` });
  }
  await openChat(linh, suman);
  await expect(log(linh).getByText(/^35\./)).toBeInViewport();
  await expect(log(linh).getByText(/^1\. /)).toHaveCount(0);
  await expect(async () => {
    await log(linh).evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
    await expect(log(linh).getByText(/^1\. /)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(log(linh).getByText(/^\d+\. /)).toHaveCount(35);

  const middle = log(linh).getByText(/^18\./);
  await middle.scrollIntoViewIfNeeded();
  // From then on the browser holds it where it is (scroll anchoring).
  await drawn(linh.page);
  const before = await middle.boundingBox();
  await suman.call('post', `/api/notes/${linh.uuid}`, { content: `36. ${NINE_SCRIPTS.bn}` });
  const jump = linh.page.getByRole('button', { name: notes.chat.jump });
  await expect(jump).toBeVisible();
  const moved = ((await middle.boundingBox())?.y ?? 0) - (before?.y ?? 0);
  expect(Math.abs(moved)).toBeLessThanOrEqual(1);
  await jump.click();
  await expect(log(linh).getByText(/^36\./)).toBeInViewport();

  await log(linh).getByRole('button', { name: notes.chat.options }).last().click();
  await linh.page.getByRole('menuitem', { name: notes.chat.delete }).click();
  await linh.phone.answer(notes.chat.discard, filled(notes.chat.deleteQuestion, { name: suman.nickname }));
  await expect(log(linh).getByText(/^36\./)).toHaveCount(0);
  await linh.page.reload();
  await expect(log(linh).getByText(/^35\./)).toBeVisible();
  await expect(log(linh).getByText(/^36\./)).toHaveCount(0);
  await openChat(suman, linh);
  await expect(log(suman).getByText(/^36\./)).toBeVisible();
  await suman.page.context().close();
});

test('the list finds conversations by name and word, friends apart; a new note begins with a friend', async ({
  phone,
  browser,
}) => {
  const [linh, suman] = await twoPeople(phone, browser);
  const stranger = await anotherNewcomer(browser, 'ダラ');
  const { page } = linh;
  await linh.phone.open('/notesend');
  await expect(page.getByText(notes.send.empty)).toBeVisible();
  await suman
    .call('post', `/api/friend/request/${linh.uuid}`)
    .then(({ uuid }) => linh.call('put', `/api/friend/request/${uuid}/accept`));
  await stranger.call('post', `/api/notes/${linh.uuid}`, { content: NINE_SCRIPTS.ja });
  await page.reload();
  await page.getByRole('searchbox', { name: notes.send.search }).fill(suman.nickname.slice(0, 4));
  await page.getByRole('link', { name: filled(notes.send.write, { name: suman.nickname }) }).click();
  await say(linh, NINE_SCRIPTS.zh);
  await expect(log(linh).getByText(NINE_SCRIPTS.zh)).toBeVisible();

  await linh.phone.open('/notemanager');
  const rows = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('time') });
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: notes.list.friends, exact: true }).click();
  await expect(page).toHaveURL('/notemanager?tab=friends');
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: notes.list.all, exact: true }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox', { name: notes.list.search }).fill('暖かい');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(stranger.nickname);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('暖かい');
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox').fill('no such word');
  await expect(page.getByText(notes.list.notFound)).toBeVisible();

  // Who types before the tapped tab is there looks for it in that tab.
  await page.getByRole('link', { name: notes.list.friends, exact: true }).evaluate((tab: HTMLElement) => {
    tab.click();
    const box = document.querySelector<HTMLInputElement>('input[type="search"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '暖かい');
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page).toHaveURL(`/notemanager?tab=friends&q=${encodeURIComponent('暖かい')}`);
  await expect(page.getByText(notes.list.notFound)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await suman.page.context().close();
  await stranger.page.context().close();
});

test('who is blocked cannot be written to but can be reported, and who is nobody cannot be written to either', async ({
  phone,
  browser,
}) => {
  const [linh, suman] = await twoPeople(phone, browser);
  await linh.call('post', `/api/user/block/${suman.uuid}`);
  await openChat(linh, suman);
  await expect(linh.page.getByText(notes.chat.blocked)).toBeVisible();
  await expect(composer(linh)).toHaveCount(0);
  await linh.page.getByRole('button', { name: filled(users.person.open, { name: suman.nickname }) }).click();
  const profile = linh.page.getByRole('dialog', { name: users.person.title });
  await profile.getByRole('button', { name: posts.action.more }).click();
  await linh.page.getByRole('menuitem', { name: reports.action }).click();
  await expect(linh.page.getByRole('dialog', { name: reports.action })).toBeVisible();
  await suman.phone.open(`/notedetail/${linh.uuid}`);
  await expect(suman.page.getByText(notes.chat.unavailable)).toBeVisible();
  await suman.phone.open(`/notedetail/${suman.uuid}`);
  await expect(suman.page.getByText(notes.chat.unavailable)).toBeVisible();
  await suman.page.context().close();
});

test('a note that was received can be reported, one’s own cannot', async ({ phone, browser }) => {
  const [linh, suman] = await twoPeople(phone, browser);
  const { uuid } = await suman.call('post', `/api/notes/${linh.uuid}`, { content: NINE_SCRIPTS.bn });
  await openChat(linh, suman);
  await say(linh, NINE_SCRIPTS.km);
  const menus = log(linh).getByRole('button', { name: notes.chat.options });
  const action = linh.page.getByRole('menuitem', { name: reports.action });
  await expect(menus).toHaveCount(2);
  await menus.last().click();
  await expect(linh.page.getByRole('menuitem', { name: notes.chat.delete })).toBeVisible();
  await expect(action).toHaveCount(0);
  await linh.page.keyboard.press('Escape');
  await menus.first().click();
  await action.click();
  const sheet = linh.page.getByRole('dialog', { name: reports.action });
  await sheet.getByText(reports.reason.FRAUD).click();
  const sent = linh.page.waitForRequest((request) => request.url().endsWith('/api/report'));
  await sheet.getByRole('button', { name: reports.submit }).click();
  expect((await sent).postDataJSON()).toMatchObject({ targetType: 'note', targetUuid: uuid });
  await expect(linh.page.getByText(reports.done)).toBeVisible();
  await expect(log(linh).getByText(NINE_SCRIPTS.bn)).toHaveCount(0);
  await suman.page.context().close();
});

test('the button for a new message keeps the gutter on the narrowest phone, in every language', async ({
  phone,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await phone.signInAs('linh');
  for (const language of LANGUAGES) {
    await phone.store({ language });
    await phone.open('/notemanager');
    const button = page.getByRole('main').getByRole('link', { name: WORDS[language].notes.list.new }).first();
    const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x, language).toBeGreaterThanOrEqual(16);
    expect(x + width, language).toBeLessThanOrEqual(320 - 16);
  }
});
