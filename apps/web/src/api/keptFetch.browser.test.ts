import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError } from './connection.ts';
import { keptFetch, keptQuery, whenReached } from './keptFetch.ts';
import { forgetThing, keepText } from './keptReplies.ts';
import { offlineDb } from './offlineDb.ts';
import { clearSession, storeTokens } from './session.ts';

const OLD = '{"data":{"old":true}}';
const NEW = '{"data":{"old":false}}';
let number = 0;
let body = '';

beforeEach(async () => {
  clearSession();
  // A question of its own for each test: the page remembers what it has had.
  const variables = { number: (number += 1) };
  body = JSON.stringify({ operationName: 'Feed', variables });
  const query = keptQuery('Feed', variables);
  if (query) await keepText(query, OLD);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  whenReached(() => undefined);
  await (await offlineDb()).clear('replies');
});

const ask = async (isKnown = false) =>
  (await keptFetch('/graphql', { method: 'POST', body, isKnown: () => isKnown })).text();
const answer = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });

it('gives what was kept where the network says nothing, and the late answer to whoever asks again then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => late.promise);
  vi.stubGlobal('fetch', fetched);
  const shown: Promise<string>[] = [];
  whenReached(() => shown.push(ask(true)));
  const first = ask();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await first).toBe(OLD);
  late.resolve(answer(NEW));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(await Promise.all(shown)).toEqual([NEW]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('asks again where a phone says that it has a network and none answers, and meanwhile gives what was kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetched = vi.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  const shown: Promise<string>[] = [];
  whenReached(() => shown.push(ask()));
  expect(await ask()).toBe(OLD);
  const again = ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(await again).toBe(OLD);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockImplementation(() => Promise.resolve(answer(NEW)));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(await Promise.all(shown)).toEqual([NEW]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does not keep what was on its way when something was forgotten', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const first = ask();
  await forgetThing('আর নেই');
  late.resolve(answer(NEW));
  expect(await first).toBe(NEW);
  // What comes later is kept later.
  const question = body;
  body = JSON.stringify({ operationName: 'Feed', variables: { number: -number } });
  vi.stubGlobal('fetch', async () => answer(NEW));
  await ask();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await vi.waitFor(async () => expect(await ask()).toBe(NEW));
  body = question;
  expect(await ask()).toBe(OLD);
});

it('gives what was kept where a proxy finds no server', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await ask()).toBe(OLD);
});

it('says that what stands on the page does not come anew, and gives it again once it is gone from there', async () => {
  vi.stubGlobal('fetch', async () => answer(NEW));
  expect(await ask()).toBe(NEW);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask(true)).rejects.toThrow(ConnectionError);
  await vi.waitFor(async () => expect(await ask()).toBe(NEW));
});

it('has the next start ask first what is asked at each, also what is not kept', async () => {
  const account = 'sokha';
  storeTokens({
    accessToken: `.${btoa(JSON.stringify({ sub: account }))}.`,
    refreshToken: 'r',
    accessExpire: 60,
    refreshExpire: 600,
  });
  body = JSON.stringify({ operationName: 'Today', variables: { language: 'km', country: 'KH' } });
  vi.stubGlobal('fetch', () => Promise.resolve(answer('{"data":{"readToday":{"season":"AUTUMN"}}}')));
  await ask();
  expect(JSON.parse(localStorage.getItem('firstQuestions') ?? '[]')).toEqual([body]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask()).rejects.toBeInstanceOf(ConnectionError);
});

it('does not ask again as who has signed in during the pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetched = vi.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  expect(await ask()).toBe(OLD);
  // The pause has begun.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  const token = `header.${btoa(JSON.stringify({ sub: 'mina' }))}.signature`;
  storeTokens({ accessToken: token, refreshToken: token, accessExpire: 60, refreshExpire: 600 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
