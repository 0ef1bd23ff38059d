/// <reference lib="webworker" />
import type { PushPayload } from '@haiko/shared/contract/push';
import { HOSTILE_TEXTS } from '@haiko/shared/test/hostileTexts';
import { expect, it } from 'vitest';
import { handlePush } from './push.ts';

const ORIGIN = 'https://haiko.kr';

type Handler = (event: unknown) => void;

/** A browser, as far as push messages need one: what it was made to show, and to open. */
function aBrowser({ windows = 0 } = {}) {
  const handlers = new Map<string, Handler>();
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const told: unknown[] = [];
  const focused = { postMessage: (message: unknown) => told.push(message) };
  const clients = Array.from({ length: windows }, () => ({ visibilityState: 'hidden', focus: async () => focused }));
  const worker = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    location: { origin: ORIGIN },
    clients: { matchAll: async () => clients, openWindow: async (address: string) => opened.push(address) },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => shown.push({ title, options }),
      getNotifications: async () => [],
    },
  };
  handlePush(worker as unknown as ServiceWorkerGlobalScope);
  const happens = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  return {
    ...{ shown, opened, told },
    push: (payload: string) => happens('push', { data: { json: () => JSON.parse(payload) as unknown } }),
    click: (path: string) => happens('notificationclick', { notification: { close: () => undefined, data: { path } } }),
  };
}

const message = (body: string): PushPayload => ({ title: 'Haiko', body, lang: 'km', path: '/notifications', tag: 't' });

it('shows the words of a message as they are, and nothing of what is no message', async () => {
  const browser = aBrowser();
  for (const text of HOSTILE_TEXTS) await browser.push(JSON.stringify(message(text)));
  expect(browser.shown.map(({ options }) => options.body)).toEqual(HOSTILE_TEXTS);
  for (const { options } of browser.shown)
    expect([options.icon, options.data]).toEqual(['/icon-192.png', { path: '/notifications' }]);
  for (const text of HOSTILE_TEXTS) await browser.push(text);
  expect(browser.shown).toHaveLength(HOSTILE_TEXTS.length);
});

it.each([0, 1])(
  'leads to no other site and runs nothing, whatever the message says, with %i windows',
  async (windows) => {
    for (const path of [
      ...HOSTILE_TEXTS,
      '//evil.example',
      'https://evil.example/',
      String.raw`/\evil.example`,
      'javascript:hostile()',
    ]) {
      const browser = aBrowser({ windows });
      await browser.click(path);
      for (const address of browser.opened) expect(new URL(address).origin).toBe(ORIGIN);
      for (const asked of browser.told as { path: string }[]) expect(new URL(asked.path, ORIGIN).origin).toBe(ORIGIN);
    }
  },
);

it('opens what a message is about', async () => {
  const [none, one] = [aBrowser(), aBrowser({ windows: 1 })];
  await none.click('/notifications');
  await one.click('/notifications');
  expect([none.opened, one.opened, one.told]).toEqual([
    [`${ORIGIN}/notifications`],
    [],
    [{ kind: 'open', path: '/notifications' }],
  ]);
});
