import { rest } from './client.js';
import { aUser } from './factories.js';
import { type MailStage, startMailStage } from './mail.js';
import { metricsSettings, samplesOf, scrape, valueOf } from './metrics.js';
import { aPost } from './post-factories.js';
import { aSubscriber } from './push-factories.js';
import { type PushService, startPushService } from './push-service.js';
import { translationSettings, TranslationServer } from './translation-server.js';
import { until } from './until.js';
import { aFriendRequest } from './friend-factories.js';
import { RefusedAddresses } from '../src/features/mail/refused-addresses.service.js';

const translations = new TranslationServer();
let push: PushService;
let settings: Record<string, string>;
let stage: MailStage;
beforeAll(async () => {
  push = await startPushService();
  settings = {
    ...(await metricsSettings()),
    ...translationSettings(await translations.start(), 'google'),
    TRANSLATION_EDIT_DELAY_SECONDS: '0',
  };
  stage = await startMailStage(settings);
});
afterAll(async () => {
  await stage.stop();
  await push.close();
  translations.stop();
});

/** A number, once it is there. */
async function counted(name: string, labels: Record<string, string>): Promise<number> {
  let value: number | undefined;
  await until(async () => (value = valueOf(await scrape(settings), name, labels)) !== undefined && value > 0);
  return value ?? 0;
}

describe('the server counts', () => {
  it('mails that were sent, and those that came back', async () => {
    const { token, password, email } = await aUser(stage.test);
    const body = { currentPassword: password, newPassword: 'a horse of another colour' };
    await rest(stage.test, 'put', '/api/user/password', body, { token });
    expect(await counted('haiko_mails_total', { outcome: 'sent' })).toBeGreaterThan(0);
    const sent = { service: 'mail', provider: 'smtp', outcome: 'answered' };
    expect(await counted('haiko_provider_calls_total', sent)).toBeGreaterThan(0);
    const { rows } = await stage.test.database.execute('select uuid from mails where email = $1 limit 1', [email]);
    const [{ uuid }] = rows as [{ uuid: string }];
    const messageId = `<${uuid}@localhost>`;
    await stage.test.app.get(RefusedAddresses).report({ messageId, kind: 'bounce' });
    // Told twice it has come back once.
    await stage.test.app.get(RefusedAddresses).report({ messageId, kind: 'bounce' });
    expect(await counted('haiko_mails_total', { outcome: 'bounced' })).toBe(1);
  });

  it('what translation providers did and what they are paid for', async () => {
    await aPost(stage.test, await aUser(stage.test, { language: 'ko' }), { title: '겨울 옷', content: '서울은 춥다' });
    const google = { service: 'translation', provider: 'google' };
    expect(await counted('haiko_provider_calls_total', { ...google, outcome: 'answered' })).toBeGreaterThan(0);
    expect(await counted('haiko_provider_characters_total', { provider: 'google' })).toBeGreaterThan(0);
    translations.answer = (_, response) => void response.writeHead(500).end();
    await aPost(stage.test, await aUser(stage.test, { language: 'ko' }), { title: '여름 옷', content: '부산은 덥다' });
    expect(await counted('haiko_provider_calls_total', { ...google, outcome: 'failed' })).toBeGreaterThan(0);
  });

  it('push messages, by the service and never by the browser', async () => {
    const [person, browser] = await aSubscriber(stage.test, push);
    const from = await aUser(stage.test);
    await stage.test.database.execute('update users set email_confirmed_at = now() where uuid = $1', [from.uuid]);
    await aFriendRequest(stage.test, from, person);
    await counted('haiko_provider_calls_total', { service: 'push', outcome: 'answered' });
    const body = await scrape(settings);
    const calls = samplesOf(body, 'haiko_provider_calls_total').filter(({ labels }) => labels['service'] === 'push');
    expect(calls.map(({ labels }) => labels['provider'])).toEqual(['local']);
    expect(body).not.toContain(new URL(browser.subscription.endpoint).pathname);
  });
});
