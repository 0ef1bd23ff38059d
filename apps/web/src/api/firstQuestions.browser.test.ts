import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askFirstQuestions, keepFirstQuestion, takeFirstAnswer } from './firstQuestions.ts';
import { clearSession, storeTokens } from './session.ts';

const tokenOf = (sub: string) => `.${btoa(JSON.stringify({ sub }))}.`;
const signInAs = (sub: string) =>
  storeTokens({ accessToken: tokenOf(sub), refreshToken: 'r', accessExpire: 60, refreshExpire: 600 });
const bodyOf = (operationName: string, variables: object = {}) => JSON.stringify({ operationName, variables });
const kept = () => JSON.parse(localStorage.getItem('firstQuestions') ?? '[]') as string[];
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('{"data":{}}')));
  signInAs('sokha');
});
afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the last question of each name, in the order in which they are wanted, and no others', () => {
  for (const body of [bodyOf('Me'), bodyOf('Feed', { language: 'km' }), bodyOf('Feed', { language: 'bn' })])
    keepFirstQuestion('sokha', body);
  keepFirstQuestion('sokha', bodyOf('Feed', { language: 'bn', skip: 10 }));
  keepFirstQuestion('sokha', bodyOf('Notifications'));
  keepFirstQuestion('', bodyOf('PopularPosts'));
  expect(kept()).toEqual([bodyOf('Feed', { language: 'bn' }), bodyOf('Me')]);
  clearSession();
  expect(kept()).toEqual([]);
});

it('asks them with the bearer, and gives each answer once', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed'));
  askFirstQuestions();
  const answer = takeFirstAnswer('sokha', bodyOf('Feed'));
  expect(await (await answer)?.text()).toBe('{"data":{}}');
  expect(takeFirstAnswer('sokha', bodyOf('Feed'))).toBeUndefined();
  const headers = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'));
  expect(headers).toEqual([`Bearer ${tokenOf('sokha')}`]);
});

it('gives nobody the answer of another one, or an old one', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed'));
  keepFirstQuestion('sokha', bodyOf('Me'));
  askFirstQuestions();
  expect(takeFirstAnswer('linh', bodyOf('Feed'))).toBeUndefined();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(takeFirstAnswer('sokha', bodyOf('Me'))).toBeUndefined();
});

it('asks nothing of visitors, also where somebody has been signed in', () => {
  keepFirstQuestion('sokha', bodyOf('Feed'));
  const stored = kept();
  clearSession();
  localStorage.setItem('firstQuestions', JSON.stringify(stored));
  askFirstQuestions();
  localStorage.removeItem('firstQuestions');
  expect(fetched).not.toHaveBeenCalled();
});

it('lets whoever takes the answer know that there is none', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed'));
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  askFirstQuestions();
  await expect(takeFirstAnswer('sokha', bodyOf('Feed'))).rejects.toThrow('The server cannot be reached');
});
