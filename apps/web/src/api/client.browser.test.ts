import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage } from '#/storage.ts';
import { client } from './client.ts';
import { DeletePersonNoteDocument, UnreadCountsDocument } from './generated.ts';
import { clearSession, initSession, storeTokens } from './session.ts';
import { createToggle } from './toggle.ts';

const tokenOf = (sub: string) => `.${btoa(JSON.stringify({ sub }))}.`;
const signInAs = (sub: string) =>
  storeTokens({ accessToken: tokenOf(sub), refreshToken: 'r', accessExpire: 60, refreshExpire: 600 });

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

it('asks anew for whoever has signed in while the answer to a visitor was on its way', async () => {
  initSession();
  const bearers: (string | null)[] = [];
  const first = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_: unknown, { headers }: { headers: Headers }) => {
    bearers.push(headers.get('Authorization'));
    const isFirst = bearers.length === 1;
    if (isFirst) await first.promise;
    const me = { __typename: 'User', uuid: 'sokha', unreadNotesCount: 3, unreadNotificationsCount: 0 };
    const readUserInformation = isFirst ? null : { ...me, openSuggestionsCount: 0 };
    return Response.json({ data: { readUserInformation } });
  });
  const counts = client.query({ query: UnreadCountsDocument, fetchPolicy: 'no-cache' });
  await expect.poll(() => bearers).toHaveLength(1);
  signInAs('sokha');
  first.resolve();
  expect((await counts).data?.readUserInformation?.unreadNotesCount).toBe(3);
  expect(bearers).toEqual([null, `Bearer ${tokenOf('sokha')}`]);
});

it('sends what is written by a mutation, of which the page can know no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { deletePersonNote: true } })));
  const { data } = await client.mutate({ mutation: DeletePersonNoteDocument, variables: { uuid: 'a' } });
  expect(data).toEqual({ deletePersonNote: true });
});

describe('a decision, while another account signs in', () => {
  const decide = () => client.mutate({ mutation: DeletePersonNoteDocument, variables: { uuid: 'a' } });
  const bearers: (string | null)[] = [];
  const answer = (meanwhile: () => void) =>
    vi.stubGlobal('fetch', async (_: unknown, { headers }: { headers: Headers }) => {
      bearers.push(headers.get('Authorization'));
      meanwhile();
      return Response.json({ data: { deletePersonNote: true } });
    });

  beforeEach(() => {
    bearers.length = 0;
    signInAs('mina');
  });

  it('is sent once, as who has made it', async () => {
    answer(() => signInAs('sokha'));
    await decide();
    expect(bearers).toEqual([`Bearer ${tokenOf('mina')}`]);
  });

  it('goes out as nobody where this tab has not heard of it yet', async () => {
    answer(() => undefined);
    deviceStorage.set('accessToken', tokenOf('sokha'));
    await decide();
    expect(bearers).toEqual([null]);
  });
});

it('shows what a tap has made true once more when a read that began before it has come', async () => {
  const answer = Promise.withResolvers<void>();
  const data = { readUserInformation: null };
  vi.stubGlobal('fetch', () => answer.promise.then(() => Response.json({ data })));
  const read = client.query({ query: UnreadCountsDocument });
  const seen: unknown[] = [];
  const toggle = createToggle({
    show: (_, isOn) => seen.push([isOn, client.readQuery({ query: UnreadCountsDocument })]),
    send: () => Promise.resolve(),
  });
  await toggle.set('post', true);
  answer.resolve();
  await read;
  await expect
    .poll(() => seen)
    .toEqual([
      [true, null],
      [true, null],
      [true, data],
    ]);
});
