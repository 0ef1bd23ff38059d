import { call } from '@haiko/shared/contract/call';
import { reissue as reissueCall } from '@haiko/shared/contract/sessions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authFetch } from './authFetch.ts';
import { reissue } from './reissue.ts';
import { ApiError } from './apiError.ts';
import { ConnectionError } from './connection.ts';
import { rest } from './rest.ts';
import { clearSession, onSessionEnd, readSession, storeTokens } from './session.ts';

// The test server accepts generation 2 of every account's token first (src/test/sessionServer.ts).
let ends = 0;
onSessionEnd(() => (ends += 1));

beforeEach(() => {
  localStorage.clear();
  ends = 0;
});

function signIn(name: string, { access = 2, refresh = 2, accessExpire = 60 } = {}): string {
  const account = `${name}-${crypto.randomUUID()}`;
  storeTokens({
    accessToken: `${account}:${access}`,
    refreshToken: `${account}:${refresh}`,
    accessExpire,
    refreshExpire: 600,
  });
  return account;
}

/** An account whose tokens say whose they are, as real ones do. */
const accountOf = (sub: string) => `mina.${btoa(JSON.stringify({ sub }))}.${crypto.randomUUID()}`;

async function countsOf(account: string): Promise<{ reissues: number; calls: number }> {
  const response = await fetch('/api/test/counts', { headers: { Authorization: `Bearer ${account}:0` } });
  return (await response.json()) as { reissues: number; calls: number };
}

describe('a call as the signed-in person', () => {
  it('carries the bearer and the language of the app', async () => {
    const account = signIn('mina');
    expect(await rest.call(call('GET', '/api/test/mine', 200))).toEqual({ name: account, language: 'en' });
  });

  it('makes one reissue for twenty that are refused at once, and every one of them succeeds', async () => {
    const account = signIn('mina', { access: 1 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => authFetch('/api/test/mine')));
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
    expect(await countsOf(account)).toMatchObject({ reissues: 1, calls: 40 });
  });

  it('leaves signed out who has signed out while the token was renewed', async () => {
    const account = signIn('mina', { accessExpire: -1 });
    const send = fetch;
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
      const reply = send(...call);
      clearSession();
      return reply;
    });
    const { status } = await authFetch('/api/test/mine').finally(() => vi.unstubAllGlobals());
    expect(status).toBe(200);
    expect(readSession()).toBeUndefined();
    expect(await countsOf(account)).toMatchObject({ reissues: 1, calls: 1 });
  });

  it.each([60, -1])(
    'never goes out as who has signed in meanwhile, by a token with %i s left',
    async (accessExpire) => {
      const [first, second] = [accountOf('first'), accountOf('second')];
      const tokens = (account: string) => ({ accessToken: `${account}:1`, refreshToken: `${account}:2` });
      storeTokens({ ...tokens(first), accessExpire, refreshExpire: 600 });
      const answer = authFetch('/api/test/mine');
      storeTokens({ ...tokens(second), accessToken: `${second}:2`, accessExpire: 60, refreshExpire: 600 });
      expect((await answer).status).toBe(401);
      expect(await countsOf(second)).toMatchObject({ calls: 0 });
    },
  );

  it('goes out as who makes it while the session of who was there before is renewed', async () => {
    const [first, second] = [accountOf('first'), accountOf('second')];
    const expired = (account: string) =>
      storeTokens({ accessToken: `${account}:1`, refreshToken: `${account}:2`, accessExpire: -1, refreshExpire: 600 });
    expired(first);
    const before = authFetch('/api/test/mine');
    expired(second);
    const reply = await authFetch('/api/test/mine');
    expect(await reply.json()).toMatchObject({ name: second });
    await before;
  });

  it('renews an expired access token silently before it goes out', async () => {
    const account = signIn('mina', { accessExpire: -1 });
    expect((await authFetch('/api/test/mine')).status).toBe(200);
    expect(await countsOf(account)).toMatchObject({ reissues: 1, calls: 1 });
  });

  it('takes the token that another tab has renewed in the meantime', async () => {
    const account = signIn('mina');
    expect(await reissue(`${account}:1`)).toBe(`${account}:2`);
    expect(await countsOf(account)).toMatchObject({ reissues: 0 });
  });

  it('ends the session with one alert when it cannot be renewed, and answers 401', async () => {
    signIn('dead', { access: 1 });
    const replies = await Promise.all([authFetch('/api/test/mine'), authFetch('/api/test/mine')]);
    expect(replies.map((reply) => reply.status)).toEqual([401, 401]);
    expect(ends).toBe(1);
    expect(readSession()).toBeUndefined();
  });

  it('keeps the session when the server is only busy', async () => {
    signIn('busy', { access: 1 });
    await expect(authFetch('/api/test/mine')).rejects.toThrow(TypeError);
    expect(ends).toBe(0);
    expect(readSession()).toBeDefined();
  });

  it('takes a 401 as it is where it asked for no session, and for visitors', async () => {
    expect((await authFetch('/api/test/mine')).status).toBe(401);
    const account = signIn('mina');
    expect((await authFetch('/api/test/mine', { skipAuth: true })).status).toBe(401);
    expect(await countsOf(account)).toMatchObject({ reissues: 0 });
  });
});

describe('a write', () => {
  it('rejects with code, status and fields of the error', async () => {
    const error = await rest.call(call('POST', '/api/test/invalid', 201)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'title', code: 'REQUIRED' }],
    });
  });

  it('rejects with an unknown error when something else than our server answers', async () => {
    await expect(rest.call(call('PUT', '/api/test/gateway', 200))).rejects.toMatchObject({
      status: 502,
      code: 'INTERNAL',
    });
  });

  it('resolves to nothing for an empty reply', async () => {
    expect(await rest.call(call('DELETE', '/api/test/nothing', 204))).toBeUndefined();
  });
});

describe('where the network says nothing', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A network that loses this many calls to an address, and says nothing of it. */
  function loseCalls(path: string, lost = Number.POSITIVE_INFINITY) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const send = fetch;
    let calls = 0;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      if (request[0] !== path) return send(...request);
      calls += 1;
      return calls > lost ? send(...request) : new Promise(() => undefined);
    });
    return () => calls;
  }

  it.each(['GET', 'PUT', 'DELETE'])('a %s without a body ends as one without a connection', async (method) => {
    signIn('mina');
    loseCalls('/api/test/mine');
    const failed = expect(authFetch('/api/test/mine', { method })).rejects.toThrow(ConnectionError);
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
  });

  it('a file takes as long as it takes', async () => {
    signIn('mina');
    loseCalls('/api/file/upload/one');
    const ended = vi.fn();
    void authFetch('/api/file/upload/one', { method: 'POST', body: new FormData() }).finally(ended);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ended).not.toHaveBeenCalled();
  });

  it('the session is renewed by a second try, while the server still gives the same tokens', async () => {
    const account = signIn('mina', { accessExpire: -1 });
    const calls = loseCalls(reissueCall.path, 1);
    const reply = authFetch('/api/test/mine');
    await vi.waitFor(() => expect(calls()).toBe(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await reply).status).toBe(200);
    expect(await countsOf(account)).toMatchObject({ reissues: 1, calls: 1 });
  });

  it('a reply that comes late, but before the second one, renews it as well', async () => {
    const account = signIn('mina', { accessExpire: -1 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const send = fetch;
    let calls = 0;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (request[0] !== reissueCall.path) return send(...request);
      calls += 1;
      if (calls > 1) return new Promise(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      return send(...request);
    });
    const reply = authFetch('/api/test/mine');
    await vi.waitFor(() => expect(calls).toBe(1));
    await vi.advanceTimersByTimeAsync(12_000);
    expect((await reply).status).toBe(200);
    expect(calls).toBe(2);
    expect(await countsOf(account)).toMatchObject({ reissues: 1, calls: 1 });
  });

  it('what waits for the session’s renewal ends, keeps the session, and holds back nothing that comes later', async () => {
    const account = signIn('mina', { accessExpire: -1 });
    const calls = loseCalls(reissueCall.path, 2);
    const failed = expect(authFetch('/api/test/mine')).rejects.toThrow(ConnectionError);
    await vi.waitFor(() => expect(calls()).toBe(1));
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(readSession()).toBeDefined();
    expect((await authFetch('/api/test/mine')).status).toBe(200);
    expect(await countsOf(account)).toMatchObject({ reissues: 1, calls: 1 });
  });
});
