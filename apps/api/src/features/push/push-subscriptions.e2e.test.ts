import { MAX_PUSH_SUBSCRIPTIONS } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aBrowserOf, aSubscriber, isSubscribed } from '../../../test/push-factories.js';
import { type Browser, type PushService, startPushService } from '../../../test/push-service.js';
import { PushKeys } from './push-keys.js';

const PATH = '/api/push/subscriptions';

let test: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  test = await startApp();
});
afterAll(async () => {
  await test.stop();
  await service.close();
});

describe('subscribing', () => {
  it('requires sign-in', async () => {
    const { subscription } = service.aBrowser();
    for (const reply of [
      await rest(test, 'get', '/api/push/key'),
      await rest(test, 'post', PATH, subscription),
      await rest(test, 'delete', PATH, subscription),
    ])
      expect([reply.status, reply.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('needs a key, which is made once and for all, whoever asks first', async () => {
    const person = await aUser(test);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => rest(test, 'get', '/api/push/key', undefined, person)),
    );
    const keys = new Set(replies.map(({ body }) => body.publicKey));
    expect(keys.size).toBe(1);
    expect(Buffer.from(String([...keys][0]), 'base64url')).toHaveLength(65);
    const stored = await test.database.manager.query<{ public_key: string }[]>('select * from push_keys');
    expect(stored.map(({ public_key: key }) => key)).toEqual([...keys]);
  });

  it('takes the keys of the configuration before its own', async () => {
    const given = await test.app.get(PushKeys).pair();
    const other = await startApp({ VAPID_PUBLIC_KEY: given.publicKey, VAPID_PRIVATE_KEY: given.privateKey });
    expect(await other.app.get(PushKeys).pair()).toEqual(given);
    expect(await other.database.manager.query('select * from push_keys')).toEqual([]);
    await other.stop();
  });

  it.each([
    [{}, 'endpoint', 'REQUIRED'],
    [{ endpoint: 'https://evil.example/send' }, 'endpoint', 'INVALID'],
    [{ endpoint: 'http://169.254.169.254/latest' }, 'endpoint', 'INVALID'],
    [{ endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` }, 'endpoint', 'TOO_LONG'],
    [{ keys: undefined }, 'keys', 'REQUIRED'],
    [{ keys: { p256dh: 'AAAA', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }, 'keys.p256dh', 'INVALID'],
    // 65 bytes that are no point of the curve.
    [{ keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }, 'keys.p256dh', 'INVALID'],
    [{ keys: { p256dh: 5, auth: 'AAAA' } }, 'keys.auth', 'INVALID'],
  ])('refuses %j', async (changes, path, code) => {
    const person = await aUser(test);
    const body = Object.keys(changes).length === 0 ? {} : { ...service.aBrowser().subscription, ...changes };
    const reply = await rest(test, 'post', PATH, body, person);
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toContainEqual({ path, code });
  });

  it('twice is one subscription, and ends when it is asked to', async () => {
    const [person, browser] = await aSubscriber(test, service);
    await rest(test, 'post', PATH, browser.subscription, person);
    expect(await isSubscribed(test, browser)).toBe(true);
    const reply = await rest(test, 'delete', PATH, { endpoint: browser.subscription.endpoint }, person);
    expect(reply.status).toBe(204);
    expect(await isSubscribed(test, browser)).toBe(false);
    expect((await rest(test, 'delete', PATH, { endpoint: browser.subscription.endpoint }, person)).status).toBe(204);
  });

  it("does not end somebody else's", async () => {
    const [, browser] = await aSubscriber(test, service);
    await rest(test, 'delete', PATH, { endpoint: browser.subscription.endpoint }, await aUser(test));
    expect(await isSubscribed(test, browser)).toBe(true);
  });

  it('forgets the oldest of too many browsers', async () => {
    const person = await aUser(test);
    const browsers: Browser[] = [];
    for (let i = 0; i <= MAX_PUSH_SUBSCRIPTIONS; i += 1) browsers.push(await aBrowserOf(test, service, person));
    const left = await Promise.all(browsers.map((browser) => isSubscribed(test, browser)));
    expect(left).toEqual([false, ...Array.from({ length: MAX_PUSH_SUBSCRIPTIONS }, () => true)]);
  });
});

describe('the settings', () => {
  const SETTINGS = '{ readUserInformation { notificationSettings { mutedTypes quietHours { isOn from to } } } }';
  const read = async (who: TestUser) =>
    (await query(test, SETTINGS, {}, who)).data['readUserInformation'].notificationSettings;

  it('are everything, at any hour, until somebody says otherwise', async () => {
    const person = await aUser(test);
    const quietHours = { isOn: false, from: '22:00', to: '08:00' };
    expect(await read(person)).toEqual({ mutedTypes: [], quietHours });
    const notificationSettings = { mutedTypes: ['Post Like', 'Note'], quietHours: { ...quietHours, isOn: true } };
    await rest(test, 'put', '/api/user', { notificationSettings }, person);
    expect(await read(person)).toEqual(notificationSettings);
    await rest(test, 'put', '/api/user', { language: 'bn' }, person);
    expect(await read(person)).toEqual(notificationSettings);
  });

  it.each([
    [{ mutedTypes: ['Everything'] }, 'notificationSettings.mutedTypes'],
    [{ mutedTypes: 'Note' }, 'notificationSettings.mutedTypes'],
    [{ mutedTypes: ['Note', 'Note'] }, 'notificationSettings.mutedTypes'],
    [{ quietHours: null }, 'notificationSettings.quietHours'],
    [{ quietHours: { isOn: true, from: '24:00', to: '08:00' } }, 'notificationSettings.quietHours.from'],
    [{ quietHours: { isOn: true, from: '22:00', to: '8:00' } }, 'notificationSettings.quietHours.to'],
    [{ quietHours: { isOn: 'yes', from: '22:00', to: '08:00' } }, 'notificationSettings.quietHours.isOn'],
  ])('refuse %j', async (changes, path) => {
    const valid = { mutedTypes: [], quietHours: { isOn: false, from: '22:00', to: '08:00' } };
    const body = { notificationSettings: { ...valid, ...changes } };
    const reply = await rest(test, 'put', '/api/user', body, await aUser(test));
    expect(reply.status).toBe(400);
    expect(reply.body.fields.map((field: { path: string }) => field.path)).toContain(path);
  });
});
