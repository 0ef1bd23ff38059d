import type { TestApp } from './app.js';
import { rest } from './client.js';
import { aUser, type TestUser } from './factories.js';
import type { Browser, PushService } from './push-service.js';

/** A browser in which a person has asked for messages, through the API. */
export async function aBrowserOf(test: TestApp, service: PushService, who: TestUser): Promise<Browser> {
  const browser = service.aBrowser();
  const reply = await rest(test, 'post', '/api/push/subscriptions', browser.subscription, who);
  if (reply.status !== 201) throw new Error(`The subscription answered ${reply.status}: ${reply.text}`);
  return browser;
}

/** A person with such a browser; `changes` are fields of the sign-up. */
export async function aSubscriber(
  test: TestApp,
  service: PushService,
  changes: Record<string, unknown> = {},
): Promise<[TestUser, Browser]> {
  const person = await aUser(test, changes);
  return [person, await aBrowserOf(test, service, person)];
}

/** Whether the server still knows this browser. */
export async function isSubscribed(test: TestApp, { subscription }: Pick<Browser, 'subscription'>): Promise<boolean> {
  const found = await test.database.manager.query<object[]>('select 1 from push_subscriptions where endpoint = $1', [
    subscription.endpoint,
  ]);
  return found.length === 1;
}
