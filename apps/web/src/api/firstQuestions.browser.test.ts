import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  askFirstQuestions,
  comingFirstData,
  firstData,
  hasFirstAnswers,
  keepFirstQuestion,
  takeFirstAnswer,
} from './firstQuestions.ts';
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
  delete window.firstReplies;
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

it('gives nobody the answer of another one, to another question, or an old one', () => {
  for (const name of ['Feed', 'Me', 'PopularPosts']) keepFirstQuestion('sokha', bodyOf(name));
  askFirstQuestions();
  expect(takeFirstAnswer('linh', bodyOf('Feed'))).toBeUndefined();
  expect(takeFirstAnswer('sokha', bodyOf('Feed'))).toBeUndefined();
  expect(takeFirstAnswer('sokha', bodyOf('Me', { other: true }))).toBeUndefined();
  expect(takeFirstAnswer('sokha', bodyOf('Me'))).toBeUndefined();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(takeFirstAnswer('sokha', bodyOf('PopularPosts'))).toBeUndefined();
});

it('does not give what was answered to nobody to who has signed in again', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed'));
  fetched.mockImplementation(() => {
    clearSession();
    return Promise.resolve(new Response('{"data":{}}'));
  });
  askFirstQuestions();
  await new Promise((resolve) => setTimeout(resolve));
  signInAs('sokha');
  expect(takeFirstAnswer('sokha', bodyOf('Feed'))).toBeUndefined();
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.resolve(new Response('{}', { status: 429 }))],
])('leaves what %s to be asked anew', async (_, reply) => {
  keepFirstQuestion('sokha', bodyOf('Feed'));
  fetched.mockImplementation(reply);
  askFirstQuestions();
  await new Promise((resolve) => setTimeout(resolve));
  expect(takeFirstAnswer('sokha', bodyOf('Feed'))).toBeUndefined();
  expect(kept()).toEqual([bodyOf('Feed')]);
});

it('keeps nothing of who has signed out while it was answered', () => {
  clearSession();
  keepFirstQuestion('sokha', bodyOf('Feed'));
  expect(localStorage.getItem('firstQuestions')).toBeNull();
});

it('asks no more what nobody has taken', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  for (const name of ['Feed', 'PopularPosts']) keepFirstQuestion('sokha', bodyOf(name));
  askFirstQuestions();
  void takeFirstAnswer('sokha', bodyOf('Feed'));
  vi.advanceTimersByTime(60_000);
  expect(kept()).toEqual([bodyOf('Feed')]);
});

it('passes over what cannot be read', async () => {
  keepFirstQuestion('sokha', bodyOf('Me'));
  localStorage.setItem('firstQuestions', JSON.stringify(['x', 'null', 7, bodyOf('Me')]));
  askFirstQuestions();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  keepFirstQuestion('sokha', bodyOf('Feed'));
  expect(kept()).toEqual([bodyOf('Feed'), bodyOf('Me')]);
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

const FEED = { language: 'km' };
const POSTS = '{"data":{"page":{"items":["សួស្ដី","안녕"]}}}';
/** As src/beforePaint has sent it. */
const sent = (reply: Promise<Response>, sub = 'sokha') => {
  window.firstReplies = [{ body: bodyOf('Feed', FEED), token: tokenOf(sub), sentAt: Date.now(), reply }];
};

it('takes what was sent before any code was there, and sends it once', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed', FEED));
  sent(Promise.resolve(new Response(POSTS)));
  askFirstQuestions();
  expect(await (await takeFirstAnswer('sokha', bodyOf('Feed', FEED)))?.text()).toBe(POSTS);
  expect(fetched).not.toHaveBeenCalled();
});

it('sends anew what was sent as somebody else', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed', FEED));
  sent(Promise.resolve(new Response(POSTS)), 'linh');
  askFirstQuestions();
  expect(await (await takeFirstAnswer('sokha', bodyOf('Feed', FEED)))?.text()).toBe('{"data":{}}');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('sends anew, with a new token, what was sent with one that is no longer taken', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed', FEED));
  sent(Promise.resolve(new Response('{}', { status: 401 })));
  const accessToken = `.${btoa(JSON.stringify({ sub: 'sokha', isNew: true }))}.`;
  const renewed = { accessToken, refreshToken: 's', accessExpire: 60, refreshExpire: 600 };
  fetched.mockImplementation((input) =>
    Promise.resolve(String(input) === '/graphql' ? new Response(POSTS) : Response.json(renewed)),
  );
  askFirstQuestions();
  expect(await (await takeFirstAnswer('sokha', bodyOf('Feed', FEED)))?.text()).toBe(POSTS);
  expect(fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization')).at(-1)).toBe(
    `Bearer ${accessToken}`,
  );
});

it('tells what a query was answered, as soon as that is there, and of no other query', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed', FEED));
  const reply = Promise.withResolvers<Response>();
  fetched.mockReturnValue(reply.promise);
  askFirstQuestions();
  expect(hasFirstAnswers()).toBe(true);
  expect(firstData('Feed', FEED)).toBeUndefined();
  const coming = comingFirstData('Feed', FEED);
  reply.resolve(new Response(POSTS));
  const { data } = JSON.parse(POSTS) as { data: unknown };
  expect(await coming).toEqual(data);
  expect(firstData('Feed', FEED)).toEqual(data);
  expect(firstData('Feed', { language: 'bn' })).toBeUndefined();
  expect(await comingFirstData('Feed', { language: 'bn' })).toBeUndefined();
  signInAs('linh');
  expect(firstData('Feed', FEED)).toBeUndefined();
  void takeFirstAnswer('sokha', bodyOf('Feed', FEED));
  expect(hasFirstAnswers()).toBe(false);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.resolve(new Response('{}', { status: 429 }))],
  ['is answered by an error', () => Promise.resolve(new Response('{"errors":[{}],"data":null}'))],
])('tells nothing of what %s, and waits for it no longer', async (_, reply) => {
  keepFirstQuestion('sokha', bodyOf('Feed', FEED));
  fetched.mockImplementation(reply);
  askFirstQuestions();
  expect(await comingFirstData('Feed', FEED)).toBeUndefined();
  expect(firstData('Feed', FEED)).toBeUndefined();
});

it('tells nothing of what a query of another release was answered', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed', FEED));
  localStorage.setItem('firstQuestionsOf', 'older');
  fetched.mockResolvedValue(new Response(POSTS));
  askFirstQuestions();
  expect(await comingFirstData('Feed', FEED)).toBeUndefined();
  expect(hasFirstAnswers()).toBe(false);
  // It is for whoever asks the very same, and what is kept from now on is of this release.
  expect(await (await takeFirstAnswer('sokha', bodyOf('Feed', FEED)))?.text()).toBe(POSTS);
  keepFirstQuestion('sokha', bodyOf('Me'));
  expect(kept()).toEqual([bodyOf('Me')]);
});

it('tells nothing of it either once another question of this release is kept', async () => {
  for (const name of ['Feed', 'PopularPosts']) keepFirstQuestion('sokha', bodyOf(name, FEED));
  localStorage.setItem('firstQuestionsOf', 'older');
  fetched.mockImplementation(() => Promise.resolve(new Response(POSTS)));
  askFirstQuestions();
  await takeFirstAnswer('sokha', bodyOf('Feed', FEED));
  keepFirstQuestion('sokha', bodyOf('Feed', FEED));
  expect(await comingFirstData('PopularPosts', FEED)).toBeUndefined();
});

it('tells nothing of what was answered to who has left before all of it was there', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed', FEED));
  const rest = Promise.withResolvers<void>();
  const body = new ReadableStream({
    async start(stream) {
      await rest.promise;
      stream.enqueue(new TextEncoder().encode(POSTS));
      stream.close();
    },
  });
  fetched.mockResolvedValue(new Response(body));
  askFirstQuestions();
  const coming = comingFirstData('Feed', FEED);
  await new Promise((resolve) => setTimeout(resolve));
  signInAs('linh');
  rest.resolve();
  expect(await coming).toBeUndefined();
});

it('waits two seconds for what keeps silent', async () => {
  keepFirstQuestion('sokha', bodyOf('Feed', FEED));
  fetched.mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  askFirstQuestions();
  const coming = comingFirstData('Feed', FEED);
  await vi.advanceTimersByTimeAsync(1_900);
  const isWaiting = await Promise.race([coming.then(() => false), Promise.resolve(true)]);
  expect(isWaiting).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(await coming).toBeUndefined();
});
