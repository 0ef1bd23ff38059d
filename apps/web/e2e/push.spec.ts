import type { Page } from '@playwright/test';
import { startPushService, type Browser, type PushService } from '../../api/test/push-service.ts';
import { expect, SAMPLE_PASSWORD, test, type Phone } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { WORDS } from './words.ts';

const { common, notifications, push } = WORDS.en;
const words = notifications.settings;

test.use({ serviceWorkers: 'allow' });

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

async function openSettings(phone: Phone): Promise<void> {
  await phone.open('/myinfor');
  await phone.page.getByRole('button', { name: words.title }).click();
  await expect(phone.page.getByRole('dialog', { name: words.title })).toBeVisible();
}

/** The browser's own push service is far away: this one is the test's. Without a window nobody can be asked either. */
async function subscribesAt(page: Page, { subscription }: Browser): Promise<void> {
  await page.addInitScript((json) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    let isOn = false;
    const fake = {
      endpoint: json.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => json,
      unsubscribe: () => Promise.resolve(!(isOn = false)),
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => ((isOn = true), Promise.resolve(fake)),
      getSubscription: () => Promise.resolve(isOn ? fake : null),
    });
  }, subscription);
}

/** Somebody else writes a note, through the API. */
async function aNoteFrom(page: Page, sender: string, to: string): Promise<void> {
  const data = { email: `${sender}@haiko.test`, password: SAMPLE_PASSWORD };
  const { accessToken } = await (await page.request.post('/api/user/signin', { data })).json();
  const reply = await page.request.post(`/api/notes/${to}`, {
    data: { content: 'Bí mật' },
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  expect(reply.status()).toBe(201);
}

test('what is to be pushed is chosen by type and by hour, and stays chosen', async ({ phone, page }) => {
  await newcomer(phone, 'ดึก');
  await openSettings(phone);
  const like = page.getByRole('switch', { name: words.postLike });
  const quiet = page.getByRole('switch', { name: words.quiet });
  await expect(like).toBeChecked();
  await expect(quiet).not.toBeChecked();
  await page.getByText(words.postLike).click();
  await page.getByText(words.quiet, { exact: true }).click();
  await expect(page.getByLabel(words.from)).toHaveValue('22:00');
  const saved = page.waitForResponse((reply) => reply.request().postData()?.includes('06:30') ?? false);
  await page.getByLabel(words.to).selectOption('06:30');
  await expect(like).not.toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: words.title }).click();
  await expect(like).not.toBeChecked();
  await expect(quiet).toBeChecked();
  await expect(page.getByLabel(words.to)).toHaveValue('06:30');
});

test('a browser that is turned on gets messages that name who wrote, until it is turned off @core', async ({
  phone,
  page,
}) => {
  const browser = service.aBrowser();
  await subscribesAt(page, browser);
  const thuy = await newcomer(phone, 'Thủy');
  await openSettings(phone);
  const pushSwitch = page.getByRole('switch', { name: push.label });
  await expect(pushSwitch).not.toBeChecked();
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/push/subscriptions'));
  await page.getByText(push.label, { exact: true }).click();
  expect((await saved).status()).toBe(201);
  await expect(pushSwitch).toBeChecked();

  await aNoteFrom(page, 'minh', thuy.uuid);
  const { payload } = await browser.first();
  expect(payload.path).toMatch(/^\/notedetail\//);
  expect(JSON.stringify(payload)).not.toContain('Bí mật');

  const forgotten = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await page.getByText(push.label, { exact: true }).click();
  expect((await forgotten).status()).toBe(204);
  await expect(pushSwitch).not.toBeChecked();
});

test('a browser that has said no is told where to change that', async ({ phone, page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await phone.signInAs('thuy');
  await openSettings(phone);
  await expect(page.getByText(push.denied)).toBeVisible();
});

test('a browser without push messages says so', async ({ phone, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await phone.signInAs('thuy');
  await openSettings(phone);
  await expect(page.getByText(push.unsupported)).toBeVisible();
  await page.getByRole('button', { name: common.button.close }).click();
});

test('the worker shows what is pushed, and nothing that is no message', async ({ page, context }) => {
  await page.goto('/favicon.svg');
  const origin = new URL(page.url()).origin;
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker.');
  // A browser without a window has no place to show anything: what would be shown is written down.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: object[] };
    scope.shown = [];
    scope.registration.showNotification = (title, options) => {
      scope.shown.push({ title, ...options });
      return Promise.resolve();
    };
  });
  const deliver = (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);

  const message = { title: 'Haiko', body: 'សុខា sent you a message.', lang: 'en', tag: 'note' };
  await deliver('no message of ours');
  await deliver(JSON.stringify({ ...message, path: '/main' }));
  // Haiko is in sight here, so no sound is made of it.
  const expected = { ...message, silent: true, icon: '/icon-192.png', data: { path: '/main' } };
  await expect.poll(shown).toEqual([expected]);
});
