import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearSession,
  endSession,
  hasValidSession,
  isSessionUnreadable,
  onAccountChange,
  onSessionEnd,
  readSession,
  initSession,
  storeTokens,
} from './session.ts';

let ends = 0;
onSessionEnd(() => (ends += 1));

beforeEach(() => {
  localStorage.clear();
  ends = 0;
});

describe('the stored session', () => {
  it('keeps absolute expiry times made of the durations that the server names', () => {
    const before = Date.now();
    storeTokens({ accessToken: 'a', refreshToken: 'r', accessExpire: 60, refreshExpire: 600 });
    const session = readSession();
    expect(session?.accessExpire).toBeGreaterThanOrEqual(before + 60_000);
    expect(session?.refreshExpire).toBeLessThanOrEqual(Date.now() + 600_000);
  });

  it('is valid with an expired access token, and not with an expired refresh token', () => {
    storeTokens({ accessToken: 'a', refreshToken: 'r', accessExpire: -1, refreshExpire: 600 });
    expect(hasValidSession()).toBe(true);
    storeTokens({ accessToken: 'a', refreshToken: 'r', accessExpire: -1, refreshExpire: -1 });
    expect(hasValidSession()).toBe(false);
  });

  it.each([
    ['missing', null],
    ['empty', ''],
    ['not a number', 'NaN'],
    ['words', 'next week'],
    ['negative', '-5'],
  ])('that has an expiry time which is %s is no session, and stays for whoever asks to say so', (_, value) => {
    storeTokens({ accessToken: 'a', refreshToken: 'r', accessExpire: 60, refreshExpire: 600 });
    if (value === null) localStorage.removeItem('refreshExpire');
    else localStorage.setItem('refreshExpire', value);
    expect([hasValidSession(), hasValidSession(), hasValidSession()]).toEqual([false, false, false]);
    expect(isSessionUnreadable()).toBe(true);
    expect(ends).toBe(0);
    expect(localStorage.getItem('accessToken')).toBe('a');
  });

  it('leaves only language and theme when it is cleared', () => {
    storeTokens({ accessToken: 'a', refreshToken: 'r', accessExpire: 60, refreshExpire: 600 });
    localStorage.setItem('language', 'km');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('provider', 'kakao');
    clearSession();
    expect({ ...localStorage }).toEqual({ language: 'km', theme: 'dark' });
  });

  it('of nobody does not end', () => {
    endSession();
    expect(readSession()).toBeUndefined();
    expect(ends).toBe(0);
  });
});

describe('a change of account', () => {
  const token = (sub: string, count = 1) => `e30.${btoa(JSON.stringify({ sub, count }))}.signature`;
  const tokens = (accessToken: string) => ({ accessToken, refreshToken: 'r', accessExpire: 60, refreshExpire: 600 });

  it('is told when another one takes over, and not when a session is renewed', () => {
    clearSession();
    const changes: unknown[] = [];
    onAccountChange((change) => changes.push(change));
    storeTokens(tokens(token('mina')));
    storeTokens(tokens(token('mina', 2)));
    storeTokens(tokens(token('linh')));
    clearSession();
    expect(changes).toEqual([
      { from: undefined, to: 'mina', isElsewhere: false },
      { from: 'mina', to: 'linh', isElsewhere: false },
      { from: 'linh', to: undefined, isElsewhere: false },
    ]);
  });

  it('in another tab is told as that', () => {
    initSession();
    storeTokens(tokens(token('mina')));
    const changes: unknown[] = [];
    onAccountChange((change) => changes.push(change));
    localStorage.setItem('accessToken', token('linh'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    expect(changes).toEqual([{ from: 'mina', to: 'linh', isElsewhere: true }]);
  });

  it('is told to a page that Back brings as it was', () => {
    initSession();
    storeTokens(tokens(token('mina')));
    const changes: unknown[] = [];
    onAccountChange((change) => changes.push(change));
    localStorage.setItem('accessToken', token('linh'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(changes).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(changes).toEqual([{ from: 'mina', to: 'linh', isElsewhere: true }]);
  });
});
