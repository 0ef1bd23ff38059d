import { authFetch } from './authFetch.ts';
import { ConnectionError, unlessLate } from './connection.ts';
import { keepFirstQuestion, takeFirstAnswer } from './firstQuestions.ts';
import { currentAccount } from './session.ts';

/** What can be read again without a connection: nothing of the desk, of other people's papers, or of what a form changes. */
const KEPT: ReadonlySet<string> = new Set([
  ...['Me', 'Feed', 'PopularPosts', 'PostDetail', 'Comments', 'OwnPosts', 'LikedPosts', 'ScrappedPosts'],
  ...['Notices', 'InformationBoard', 'PlaceBoard', 'InformationCategories', 'PlaceCategories'],
  ...[
    'JobPostings',
    'HotJobPostings',
    'JobPostingDetailScreen',
    'ScrappedJobPostings',
    'Operator',
    'MyInfo',
    'MyVisa',
    'CompanyStatus',
  ],
  ...[
    'Conversations',
    'ConversationNotes',
    'NotePartner',
    'Notifications',
    'WaitingFriendRequests',
    'ExchangeRates',
    'PolicyFacts',
  ],
]);

/** A query by which a reply is found again. */
export interface KeptQuery {
  /** Uuid of whose it is; '' of visitors'. */
  account: string;
  key: string;
}

interface KeptInit extends RequestInit {
  /** Whether the page has the answer already; asked of what came before alone, because to look it up is to read all of it. */
  isKnown?: () => boolean;
}

/** So long the server may keep silent before what was kept is shown. */
const PATIENCE_MS = 8_000;
const RETRY_MS = 10_000;
const MAX_RETRIES = 30;

/** What this page has had from the server. */
const received = new Set<string>();
/** Replies that are waited for while what was kept stands in for them; by key. Whoever asks again gets what was kept, or the same one. */
const late = new Map<string, Promise<Response>>();

let onReached: () => unknown = () => undefined;

/** Says who has what is shown read anew once a reply has come late; one listener, the app's. */
export function whenReached(listener: () => unknown): void {
  onReached = listener;
}

/**
 * `authFetch` for queries: their replies are kept, and what was kept is the reply where the server cannot be reached, or keeps silent.
 * Not so of what came from the server and is still there: it stands on the page, and what fails to come anew has to say so.
 */
export async function keptFetch(input: RequestInfo | URL, init: KeptInit = {}): Promise<Response> {
  const { isKnown, ...request } = init;
  const query = keptQueryOf(request.body);
  if (!query) return ask(currentAccount() ?? '', input, request);
  const { signal, release } = releasable(request.signal);
  const waited = late.get(query.key)?.then((reply) => reply.clone());
  const asked = waited ?? askAndKeep(query, input, { ...request, signal });
  if (received.has(query.key) && isKnown?.()) return asked;
  const askAgain = () => askAndKeep(query, input, { ...request, signal: null });
  try {
    const reply = await unlessLate(asked, waited ? 0 : PATIENCE_MS, undefined);
    if (reply) return reply;
  } catch (error) {
    const text = error instanceof TypeError ? await recalled(query) : undefined;
    if (text === undefined) throw error;
    // A phone says that it has a network before there is one, and where there is one without a way to the server.
    if (navigator.onLine) waitOn(query, asked, askAgain);
    return replyOf(text);
  }
  const text = await recalled(query);
  if (text === undefined) return asked;
  // Whoever has asked is answered by now, and takes nothing back.
  release();
  waitOn(query, asked, askAgain);
  return replyOf(text);
}

/** A signal that follows another one until it is released. */
function releasable(from: AbortSignal | null | undefined): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(from?.reason);
  if (from?.aborted) abort();
  from?.addEventListener('abort', abort, { once: true });
  return { signal: controller.signal, release: () => from?.removeEventListener('abort', abort) };
}

async function askAndKeep(query: KeptQuery, input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const askedAt = performance.now();
  const reply = await ask(query.account, input, init);
  if (isOfProxy(reply)) throw new ConnectionError(new TypeError(`Answered ${reply.status}`));
  if (!reply.ok) return reply;
  received.add(query.key);
  const copy = reply.clone();
  void import('./keptReplies.ts').then(({ keepReply }) => keepReply(query, copy, askedAt)).catch(() => undefined);
  return reply;
}

/** The page may have asked it already, or asks it first the next time (api/firstQuestions.ts). */
async function ask(account: string, input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const reply = await (takeFirstAnswer(account, init.body) ?? authFetch(input, init));
  if (reply.ok) keepFirstQuestion(account, init.body);
  return reply;
}

/** What stands before the server has found nobody there: that says so in words of its own. */
function isOfProxy({ status, headers }: Response): boolean {
  return status >= 502 && !/json/.test(headers.get('Content-Type') ?? '');
}

function waitOn(query: KeptQuery, asked: Promise<Response>, ask: () => Promise<Response>): void {
  if (late.has(query.key)) return;
  const reply = untilReached(query, asked, ask);
  late.set(query.key, reply);
  void reply
    .then(({ ok }) => ok && onReached())
    .catch(() => undefined)
    .finally(() => late.delete(query.key));
}

async function untilReached(
  { account }: KeptQuery,
  first: Promise<Response>,
  ask: () => Promise<Response>,
): Promise<Response> {
  let asked = first;
  for (let retries = 0; ; retries += 1) {
    try {
      return await asked;
    } catch (error) {
      if (retries === MAX_RETRIES) throw error;
      await untilRetry();
      // Behind the pause: in it one may have left and another have come, as whom this would be asked.
      if ((currentAccount() ?? '') !== account) throw error;
      asked = ask();
    }
  }
}

/** A while, or until the phone says that it has a network again. */
async function untilRetry(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    const waited = new AbortController();
    const end = () => resolve(waited.abort());
    window.addEventListener('online', end, { signal: waited.signal });
    setTimeout(end, RETRY_MS);
  });
}

function replyOf(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}

async function recalled(query: KeptQuery): Promise<string | undefined> {
  const { recallReply } = await import('./keptReplies.ts');
  return recallReply(query).catch(() => undefined);
}

/** Takes a thing that is gone, or what somebody has written who is blocked, out of what was kept. */
export function forgetKept(uuid: string): void {
  void import('./keptReplies.ts').then(({ forgetThing }) => forgetThing(uuid)).catch(() => undefined);
}

function keptQueryOf(body: RequestInit['body']): KeptQuery | undefined {
  if (typeof body !== 'string') return undefined;
  const { operationName, variables } = JSON.parse(body) as { operationName?: string; variables?: object };
  return operationName === undefined ? undefined : keptQuery(operationName, variables);
}

/** Undefined of what is not kept. `account`: whose it is, for what is written down later than it was asked. */
export function keptQuery(
  name: string,
  variables: object = {},
  account: string = currentAccount() ?? '',
): KeptQuery | undefined {
  if (!KEPT.has(name)) return undefined;
  return { account, key: `${account} ${name} ${JSON.stringify(variables)}` };
}
