import { call } from '@haiko/shared/contract/call';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveSession } from '#/features/sessions/signOut.ts';
import { onBeforeWrite } from './beforeWrite.ts';
import { ConnectionError } from './connection.ts';
import { rest } from './rest.ts';
import { clearSession, readSession, storeTokens } from './session.ts';
import { keepForLater } from './unsent.ts';

beforeEach(() => sessionStorage.clear());

describe('what must not be there twice', () => {
  const once = call('POST', '/api/test/once', 201).takes<object>().returns<{ key: string }>();
  const send = (body: object) =>
    rest.callIdempotent(once, { body }).then(
      ({ key }) => key,
      () => 'lost',
    );

  it('keeps its key while it is not answered, and has a new one afterwards', async () => {
    const body = { content: 'ឃើញទេ?' };
    expect(await send(body)).toBe('lost');
    const key = await send(body);
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(await send(body)).toBe('lost');
    expect(await send(body)).not.toBe(key);
  });

  it('has another key with other words', async () => {
    expect(await send({ content: '하나' })).toBe('lost');
    expect(await send({ content: '둘' })).toBe('lost');
    expect(await send({ content: '하나' })).not.toBe('lost');
  });

  it('keeps its key in the storage of the tab, as the drafts are kept, without its words, and until the sign-out', async () => {
    const body = { content: 'শ্রমিকের চিঠি 편지' };
    expect(await send(body)).toBe('lost');
    const [stored, ...more] = Object.values({ ...sessionStorage });
    expect([stored, more]).toEqual([expect.not.stringContaining('편지'), []]);
    expect(stored).toContain(await send(body));
    expect(sessionStorage).toHaveLength(0);

    expect(await send(body)).toBe('lost');
    await leaveSession();
    expect(await send(body)).toBe('lost');
  });

  it('is remembered for the newest writes alone', async () => {
    const bodies = Array.from({ length: 21 }, (_, count) => ({ content: `ข้อความ ${count}` }));
    for (const body of bodies) expect(await send(body)).toBe('lost');
    expect(await send(bodies.at(1) ?? {})).not.toBe('lost');
    expect(await send(bodies.at(0) ?? {})).toBe('lost');
  });

  it.each(['', '{', 'null', '{}', '[1]', '[["a"]]', '[["a",1]]'])('is sent also where %j stands', async (stored) => {
    const body = { content: crypto.randomUUID() };
    sessionStorage.setItem('unanswered:writes', stored);
    expect(await send(body)).toBe('lost');
    expect(await send(body)).not.toBe('lost');
  });
});

describe('a write that is asked about first', () => {
  const accountOf = (sub: string) => `mina.${btoa(JSON.stringify({ sub }))}.${crypto.randomUUID()}`;
  const signInAs = (account: string) =>
    storeTokens({ accessToken: `${account}:2`, refreshToken: `${account}:2`, accessExpire: 60, refreshExpire: 600 });
  const mine = call('POST', '/api/test/mine', 200).returns<{ name: string }>();
  const callsOf = async (account: string): Promise<number> => {
    const counts = await fetch('/api/test/counts', { headers: { Authorization: `Bearer ${account}:0` } });
    return ((await counts.json()) as { calls: number }).calls;
  };

  afterEach(() => {
    onBeforeWrite(() => Promise.resolve());
    clearSession();
  });

  it.each([
    ['it is sent once', () => rest.call(mine)],
    ['it is sent until it is answered', () => rest.callIdempotent(mine)],
  ])('never goes out as who has signed in during the question, where %s', async (_, send) => {
    const [first, second] = [accountOf('first'), accountOf('second')];
    signInAs(first);
    onBeforeWrite(async () => signInAs(second));
    await expect(send()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect([await callsOf(first), await callsOf(second)]).toEqual([0, 0]);
    expect(readSession()?.accessToken).toBe(`${second}:2`);
    onBeforeWrite(() => Promise.resolve());
    expect(await send()).toEqual(expect.objectContaining({ name: second }));
  });

  it('goes out as whom another step of the same act began as, and as nobody else', async () => {
    signInAs(accountOf('second'));
    await expect(rest.callIdempotent(mine, { account: 'first' })).rejects.toMatchObject({ status: 401 });
    await expect(
      keepForLater(new ConnectionError(undefined), 'first', () => Promise.reject(new Error())),
    ).resolves.toBe(false);
  });
});
