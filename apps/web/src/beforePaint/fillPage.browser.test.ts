import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, storeTokens } from '#/api/session.ts';
import { fillPage } from './fillPage.ts';
import type { PageCode } from './pageCode.ts';

const fileOf = (name: string) => `data:text/javascript,//${name}`;
const NAMES = ['base', 'app', 'feed', 'early', 'km', 'apollo'];
const CODE: PageCode = {
  files: NAMES.map(fileOf),
  app: [1, 3, 0],
  screens: { main: { parts: 1, code: [2] } },
  words: { km: [4] },
  asking: [5],
  early: 3,
};
const bodyOf = (operationName: string) => JSON.stringify({ operationName, variables: {} });
const root = document.documentElement;
const address = location.href;
/** What was asked for, in order. */
let asked: string[] = [];
let watcher: MutationObserver;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(...added(), (JSON.parse(body) as { operationName: string }).operationName);
    return Promise.resolve(new Response('{"data":{}}'));
  });
  watcher = new MutationObserver(() => undefined);
  watcher.observe(document.head, { childList: true });
  history.replaceState(null, '', '/main');
  Object.assign(root.dataset, { shell: 'feed', language: 'km' });
  signIn(60);
  localStorage.setItem('firstQuestions', JSON.stringify(['Me', 'Feed', 'Today'].map(bodyOf)));
  const data = Object.assign(document.createElement('script'), { type: 'application/json', id: 'code' });
  data.textContent = JSON.stringify(CODE);
  document.body.append(data);
});
afterEach(() => {
  watcher.disconnect();
  document.getElementById('code')?.remove();
  document.head.querySelectorAll('[href^="data:text"], [src^="data:text"]').forEach((element) => element.remove());
  history.replaceState(null, '', address);
  delete root.dataset.shell;
  delete root.dataset.language;
  delete window.firstReplies;
  clearSession();
  vi.unstubAllGlobals();
});

const signIn = (accessExpire: number) =>
  storeTokens({ accessToken: `.${btoa('{"sub":"sokha"}')}.`, refreshToken: 'r', accessExpire, refreshExpire: 600 });
const nameIn = (file: string | null) => file?.split('//')[1] ?? '';

/** What has come into the head since the last look. */
function added(): string[] {
  return watcher
    .takeRecords()
    .flatMap(({ addedNodes }) => [...addedNodes])
    .map((node) =>
      node instanceof HTMLLinkElement ? nameIn(node.href) : `run ${nameIn((node as Element).getAttribute('src'))}`,
    );
}

it('asks for the largest files, then for the feed, and for the rest of both behind', () => {
  fillPage();
  asked.push(...added());
  expect(asked).toEqual(['base', 'app', 'Feed', 'run early', 'feed', 'early', 'km', 'Me', 'Today', 'run app']);
  expect(window.firstReplies?.map(({ body }) => body)).toEqual(['Feed', 'Me', 'Today'].map(bodyOf));
});

it('leaves the questions to the code where the token has expired', () => {
  signIn(-1);
  fillPage();
  expect(added()).toEqual(['base', 'app', 'run early', 'feed', 'early', 'km', 'run app']);
  expect(asked).toEqual([]);
});

it('has what asks the server come at once where it is not known what the feed asks', () => {
  localStorage.setItem('firstQuestions', JSON.stringify([bodyOf('Me')]));
  fillPage();
  expect([...asked, ...added()]).toEqual(expect.arrayContaining(['apollo', 'Me']));
});

it('brings the app at an address that every object has a member for', () => {
  history.replaceState(null, '', '/constructor');
  root.dataset.shell = 'screen';
  fillPage();
  expect(added()).toContain('run app');
  expect(asked).toEqual([]);
});
