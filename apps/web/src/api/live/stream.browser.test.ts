import { afterEach, expect, it } from 'vitest';
import { storeTokens } from '../session.ts';
import type { StreamMessage } from './eventStreamParser.ts';
import { onLiveEvent } from './liveEventBus.ts';
import { startLiveTab } from './liveTab.ts';
import { runStream } from './stream.ts';

// The server beside the page is real (test/liveServer.ts): connections break as they do outside.
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function signInAs(account: string, generation = 2): void {
  const token = `${account}:${generation}`;
  storeTokens({ accessToken: token, refreshToken: `${account}:2`, accessExpire: 60, refreshExpire: 600 });
}

/** Follows the stream of an account; `way` says how its connections go. */
function follow(way: string, generation = 2) {
  const account = `${way}-${crypto.randomUUID()}`;
  signInAs(account, generation);
  const messages: StreamMessage[] = [];
  const states: number[] = [];
  const stopping = new AbortController();
  stops.push(() => stopping.abort());
  const done = runStream({
    signal: stopping.signal,
    silenceMs: 400,
    onMessage: (message) => messages.push(message),
    onState: (failures) => states.push(failures),
  });
  return { messages, states, done, stop: () => stopping.abort(), account };
}

async function counts(account: string): Promise<{ resumed: (string | null)[]; open: number }> {
  const response = await fetch('/api/test/live', { headers: { Authorization: `Bearer ${account}:2` } });
  return response.json();
}

it('a stream that is cut goes on after the last whole message', async () => {
  const { messages, account } = follow('cut');
  await expect.poll(() => messages.map(({ id }) => id)).toEqual(['5', '6']);
  expect((await counts(account)).resumed.slice(0, 2)).toEqual([null, '5']);
});

it('a stream that falls silent is dead, and opened anew', async () => {
  const { messages, account } = follow('silent');
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  expect((await counts(account)).resumed.length).toBeGreaterThan(1);
});

it('an answer that is no stream counts as a failure, and messages that make no sense do no harm', async () => {
  const { messages, states } = follow('garbage');
  await expect.poll(() => messages.map(({ name }) => name)).toContain('note');
  expect(states.slice(0, 2)).toEqual([1, 0]);
});

it('an expired token is renewed before the stream opens', async () => {
  const { messages, states } = follow('steady', 1);
  await expect.poll(() => messages.length).toBe(1);
  expect(states).toEqual([0]);
});

it('a stream that cannot be had says so each time, with longer pauses', async () => {
  const { states } = follow('refused');
  await expect.poll(() => states).toEqual([1, 2]);
});

it('ends at once when it is no longer wanted', async () => {
  const { messages, stop, done, account } = follow('steady');
  await expect.poll(() => messages.length).toBe(1);
  stop();
  await done;
  await expect.poll(async () => (await counts(account)).open).toBe(0);
});

it('one tab holds the stream for all; when it goes, another one resumes', async () => {
  const account = `steady-${crypto.randomUUID()}`;
  signInAs(account);
  const received: string[] = [];
  stops.push(onLiveEvent((event) => received.push(event.name)));
  const stopFirst = startLiveTab(account);
  stops.push(startLiveTab(account));
  // Told by the one with the stream, and passed on to the other.
  await expect.poll(() => received).toEqual(['note', 'note']);
  expect((await counts(account)).resumed).toEqual([null]);
  stopFirst();
  await expect.poll(async () => (await counts(account)).resumed).toEqual([null, '1']);
});

it('news of another account is not for this tab', async () => {
  const received: string[] = [];
  stops.push(onLiveEvent((event) => received.push(event.name)));
  const account = `steady-${crypto.randomUUID()}`;
  signInAs(account);
  stops.push(startLiveTab('somebody else'), startLiveTab(account));
  await expect.poll(() => received.length).toBeGreaterThan(0);
  expect(received).toEqual(['note']);
});
