import { deviceStorage, isText } from '#/storage.ts';
import { authFetch } from './authFetch.ts';
import { storedAccount } from './session.ts';

// What somebody's feed asks first, asked as soon as the page begins, beside the code that will ask it: on a slow network the answers
// are there before that. It is asked as it was the last time on this device; what has changed meanwhile is asked by the code itself.

const STORED_KEY = 'firstQuestions';
/** In the order in which they are wanted. */
const NAMES = ['Feed', 'Me', 'PopularPosts'];
const HEADERS = {
  'Content-Type': 'application/json',
  // As Apollo's client asks.
  Accept: 'application/graphql-response+json,application/json;q=0.9',
};
/** An answer for which the code has come too late is old. */
const LIFE_MS = 60_000;

interface FirstAnswer {
  account: string;
  body: string;
  askedAt: number;
  reply: Promise<Response>;
}

/** By the name of the query. */
const answers = new Map<string, FirstAnswer>();

/** Asks what the feed of whoever is signed in has asked last; nothing of visitors, whose page comes with its answers. */
export function askFirstQuestions(): void {
  const account = storedAccount();
  if (account === undefined) return;
  for (const [name, body] of keptQuestions()) {
    const reply = authFetch('/graphql', { method: 'POST', headers: HEADERS, body, account });
    answers.set(name, { account, body, askedAt: Date.now(), reply });
    const forget = () => answers.delete(name);
    // What has failed is asked anew by the code, and what was answered to nobody, because the session had ended, is none of theirs.
    reply.then(({ ok }) => (ok && storedAccount() === account) || forget(), forget);
  }
  setTimeout(forgetUntaken, LIFE_MS);
}

/**
 * The answer to a request's body for this account, where it has been asked at the start; undefined where it has to be asked. The first
 * question of a name takes it or leaves it: a later one wants to know what is new.
 */
export function takeFirstAnswer(account: string, body: RequestInit['body']): Promise<Response> | undefined {
  const name = nameOf(body);
  const answer = name === undefined ? undefined : answers.get(name);
  if (name === undefined || !answer) return undefined;
  answers.delete(name);
  const isTheirs = answer.account === account && answer.body === body;
  return isTheirs && Date.now() - answer.askedAt < LIFE_MS ? answer.reply : undefined;
}

/** Keeps a request's body for the next start, in place of the last one of its name; of nobody's, and of further pages, nothing. */
export function keepFirstQuestion(account: string, body: RequestInit['body']): void {
  const name = nameOf(body);
  // Who has signed out while it was answered leaves nothing behind.
  if (name === undefined || typeof body !== 'string' || storedAccount() !== account) return;
  const kept = keptQuestions();
  if (kept.get(name) === body) return;
  kept.set(name, body);
  storeQuestions(kept);
}

/** What the code has not asked for is asked no more at the next start: somebody saves data, or the feed is another one now. */
function forgetUntaken(): void {
  if (answers.size === 0) return;
  const kept = keptQuestions();
  for (const [name, { body }] of answers) if (kept.get(name) === body) kept.delete(name);
  answers.clear();
  if (storedAccount() !== undefined) storeQuestions(kept);
}

function keptQuestions(): Map<string, string> {
  const bodies = deviceStorage.readList(STORED_KEY, isText);
  return new Map(bodies.map((body) => [nameOf(body), body] as const).filter(isNamed));
}

function isNamed(question: readonly [string | undefined, string]): question is readonly [string, string] {
  return question[0] !== undefined;
}

function storeQuestions(questions: ReadonlyMap<string, string>): void {
  deviceStorage.write(
    STORED_KEY,
    NAMES.flatMap((name) => questions.get(name) ?? []),
  );
}

/** Of a first question; undefined of any other, of further pages, and of what cannot be read. */
function nameOf(body: RequestInit['body']): string | undefined {
  try {
    const { operationName, variables } = JSON.parse(String(body)) as {
      operationName?: string;
      variables?: { skip?: number };
    };
    return operationName && NAMES.includes(operationName) && variables?.skip === undefined ? operationName : undefined;
  } catch {
    return undefined;
  }
}
