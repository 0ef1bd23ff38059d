import { deviceStorage } from '#/storage.ts';
import { authFetch, type Transport } from './authFetch.ts';
import { unlessLate } from './connection.ts';
import { FEED, type FirstReply, HEADERS, keptQuestions, nameOf, storeQuestions } from './keptQuestions.ts';
import { storedAccount } from './session.ts';

// What somebody's feed asks first, asked as soon as the page begins, beside the code that will ask it: on a slow network the answers
// are there before that, and the feed is shown by them, before Apollo is. It is asked as it was the last time on this device; what has
// changed meanwhile is asked by the code itself.

/** Whose queries they are: an answer to those of the last release may lack what this one shows. */
const RELEASE_KEY = 'firstQuestionsOf';
const RELEASE = String(import.meta.env.QUERIES);
/** An answer for which the code has come too late is old. */
const LIFE_MS = 60_000;
/** So long the feed waits for an answer before Apollo comes, which knows what to do without one. */
const PATIENCE_MS = 2_000;

interface FirstAnswer {
  account: string;
  body: string;
  askedAt: number;
  /** Whether it may be shown before the code has asked for the same. */
  isOfThisRelease: boolean;
  reply: Promise<Response>;
  coming: Promise<unknown>;
  /** What has come. */
  data?: unknown;
}

/** By the name of the query. */
const answers = new Map<string, FirstAnswer>();

/** Asks what the feed of whoever is signed in has asked last; nothing of visitors, whose page comes with its answers. */
export function askFirstQuestions(): void {
  const account = storedAccount();
  if (account === undefined) return;
  // Once: what is kept from now on says nothing of what was asked here.
  const isOfThisRelease = areOfThisRelease();
  for (const [name, body] of keptQuestions()) {
    const sent = window.firstReplies?.find((some) => some.body === body);
    const askedAt = sent?.sentAt ?? Date.now();
    const reply = authFetch('/graphql', { method: 'POST', headers: HEADERS, body, account, ...takenOver(sent) });
    const answer: FirstAnswer = { account, body, askedAt, isOfThisRelease, reply, coming: dataOf(reply, account) };
    answers.set(name, answer);
    // What has failed is asked anew by the code.
    answer.coming.then(
      (data) => Object.assign(answer, { data }),
      () => answers.delete(name),
    );
  }
  setTimeout(forgetUntaken, LIFE_MS);
}

/** How a question goes out that src/beforePaint may have sent: with the same token it does not once more. */
function takenOver(sent: FirstReply | undefined): { transport?: Transport; sentAt?: number } {
  if (!sent) return {};
  let isTaken = false;
  const transport: Transport = (input, init) => {
    if (isTaken || new Headers(init.headers).get('Authorization') !== `Bearer ${sent.token}`) return fetch(input, init);
    isTaken = true;
    return sent.reply;
  };
  return { transport, sentAt: sent.sentAt };
}

/** What was answered, undefined where that is an error; rejects where it is none of theirs: it has failed, or the session had ended. */
async function dataOf(coming: Promise<Response>, account: string): Promise<unknown> {
  const reply = await coming;
  if (!reply.ok || storedAccount() !== account) throw new Error('Not answered to them');
  const { data, errors } = (await reply.clone().json()) as { data?: unknown; errors?: unknown };
  // The rest of it may have taken a while.
  if (storedAccount() !== account) throw new Error('Not answered to them');
  return errors ? undefined : data;
}

/** Whether the feed's answers are there or on their way: it is shown by them, and Apollo may come later. */
export function hasFirstAnswers(): boolean {
  return answers.get(FEED)?.isOfThisRelease ?? false;
}

/** What a query was answered at the start, where that is there and nobody has taken the answer yet. */
export function firstData(name: string, variables: object): unknown {
  return answerTo(name, variables)?.data;
}

/** The same, or what is on its way; undefined where it was not asked, has failed, or keeps one waiting. */
export async function comingFirstData(name: string, variables: object): Promise<unknown> {
  const answer = answerTo(name, variables);
  if (!answer) return undefined;
  const data = await unlessLate(
    answer.coming.catch(() => undefined),
    PATIENCE_MS,
    undefined,
  );
  return answer.account === storedAccount() ? data : undefined;
}

function answerTo(name: string, variables: object): FirstAnswer | undefined {
  const answer = answers.get(name);
  if (!answer?.isOfThisRelease || answer.account !== storedAccount()) return undefined;
  const asked = JSON.parse(answer.body) as { variables?: object };
  return JSON.stringify(asked.variables) === JSON.stringify(variables) ? answer : undefined;
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
  const kept = areOfThisRelease() ? keptQuestions() : new Map<string, string>();
  if (kept.get(name) === body) return;
  kept.set(name, body);
  deviceStorage.set(RELEASE_KEY, RELEASE);
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

function areOfThisRelease(): boolean {
  return deviceStorage.get(RELEASE_KEY) === RELEASE;
}
