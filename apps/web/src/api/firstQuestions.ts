import { deviceStorage, isText } from '#/storage.ts';
import { authFetch } from './authFetch.ts';
import { readSession, subjectOf } from './session.ts';

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
  askedAt: number;
  reply: Promise<Response>;
}

const answers = new Map<string, FirstAnswer>();

/** Asks what the last feed of whoever is signed in has asked; nothing of visitors, whose page comes with its answers. */
export function askFirstQuestions(): void {
  const session = readSession();
  if (!session) return;
  const account = subjectOf(session.accessToken);
  for (const body of deviceStorage.readList(STORED_KEY, isText)) {
    const reply = authFetch('/graphql', { method: 'POST', headers: HEADERS, body, account });
    // Whoever takes it is told.
    reply.catch(() => undefined);
    answers.set(body, { account, askedAt: Date.now(), reply });
  }
}

/** The answer to a request's body for this account, once, where it has been asked at the start; undefined where it has to be asked. */
export function takeFirstAnswer(account: string, body: RequestInit['body']): Promise<Response> | undefined {
  if (typeof body !== 'string') return undefined;
  const answer = answers.get(body);
  answers.delete(body);
  return answer?.account === account && Date.now() - answer.askedAt < LIFE_MS ? answer.reply : undefined;
}

/** Keeps a request's body for the next start, in place of the last one of its name; of nobody's, and of further pages, nothing. */
export function keepFirstQuestion(account: string, body: RequestInit['body']): void {
  if (account === '' || typeof body !== 'string' || nameOf(body) === undefined) return;
  const kept = deviceStorage.readList(STORED_KEY, isText);
  if (kept.includes(body)) return;
  const bodies = new Map([...kept, body].map((each) => [nameOf(each), each]));
  deviceStorage.write(
    STORED_KEY,
    NAMES.flatMap((name) => bodies.get(name) ?? []),
  );
}

function nameOf(body: string): string | undefined {
  const { operationName, variables } = JSON.parse(body) as { operationName?: string; variables?: { skip?: number } };
  return operationName && NAMES.includes(operationName) && variables?.skip === undefined ? operationName : undefined;
}
