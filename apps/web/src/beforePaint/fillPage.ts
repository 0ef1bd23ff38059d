import { FEED, HEADERS, keptQuestions } from '#/api/keptQuestions.ts';
import { pageLanguage } from '#/i18n/pageLanguage.ts';
import { deviceStorage } from '#/storage.ts';
import { filesOfPage, preload, run, startApp } from './pageCode.ts';

/** A browser asks a server for six files at a time (HTTP/1.1): the largest ones are on their way before what is asked of a feed. */
const BEFORE_QUESTIONS = 2;

/**
 * The app makes the page: its code comes at once, and what somebody's feed has asked last leaves beside it, before any code could ask;
 * src/api/firstQuestions.ts takes the replies, and sends what is not sent here.
 */
export function fillPage(): void {
  const isFeed = document.documentElement.dataset.shell === 'feed';
  const questions = isFeed ? keptQuestions() : new Map<string, string>();
  // Where the first answers may be there before the code, what asks for others comes behind it (src/main.tsx).
  const code = filesOfPage({ asks: !questions.has(FEED) });
  const feed = questions.get(FEED);
  preload(code?.files.slice(0, BEFORE_QUESTIONS));
  ask(feed === undefined ? [] : [feed]);
  // What it asks is answered while the rest comes.
  if (code) run(code.early);
  preload(code?.files.slice(BEFORE_QUESTIONS));
  ask([...questions.values()].filter((body) => body !== feed));
  if (code) startApp(code);
}

function ask(bodies: readonly string[]): void {
  const token = deviceStorage.get('accessToken');
  // One that has expired is renewed first, by the code.
  if (token === null || !(Number(deviceStorage.get('accessExpire')) > Date.now())) return;
  const headers = { ...HEADERS, 'Accept-Language': pageLanguage(), Authorization: `Bearer ${token}` };
  const replies = bodies.map((body) => {
    const reply = fetch('/graphql', { method: 'POST', body, headers });
    // Told to whoever takes it.
    reply.catch(() => undefined);
    return { body, token, sentAt: Date.now(), reply };
  });
  window.firstReplies = [...(window.firstReplies ?? []), ...replies];
}
