import { pageLanguage } from '#/i18n/pageLanguage.ts';
import { readServerClock } from '#/i18n/serverClock.ts';
import { inTime, withConnectionError } from './connection.ts';
import { reissue } from './reissue.ts';
import { readSession, subjectOf } from './session.ts';

/** So long a question may go unanswered, or a write that is not done twice: that one is sent again under its key. */
const PATIENCE_MS = 60_000;
const PATIENCE_WITH_KEY_MS = 20_000;

/** Sends one request: `fetch`, or something that acts like it. */
export type Transport = (input: RequestInfo | URL, init: RequestInit) => Promise<Response>;

export interface AuthInit extends RequestInit {
  /** Sends no bearer and takes a 401 as it is: for sign-in, sign-up and the like. */
  skipAuth?: boolean;
  /** Whose call it is: it goes out as nobody's where somebody else has signed in since, in this tab or in another one. */
  account?: string | undefined;
  /** In place of `fetch`, where its progress has to be seen, or it has been sent already. */
  transport?: Transport;
  /** When that was (this device's clock, in milliseconds). */
  sentAt?: number | undefined;
}

/**
 * `fetch` as the signed-in person and in their language: the one way to the server, for REST and for queries. An expired
 * access token is renewed before the call, any 401 after it; then the call runs once more. Rejects as `fetch` does, with a
 * ConnectionError where that says TypeError.
 */
export async function authFetch(input: RequestInfo | URL, init: AuthInit = {}): Promise<Response> {
  const { skipAuth, account, transport = fetch, sentAt: before, ...request } = init;
  const send = async (token: string | undefined) => {
    const sentAt = before ?? Date.now();
    const headers = headersOf(request, token);
    const coming = transport(input, { ...request, headers });
    const patienceMs = headers.has('Idempotency-Key') ? PATIENCE_WITH_KEY_MS : PATIENCE_MS;
    // Files take as long as they take.
    const reply = await withConnectionError(request.body instanceof FormData ? coming : inTime(coming, patienceMs));
    // What is only read may come from the browser's store, with the time at which it was put there.
    if (request.method === 'POST' || request.method === 'PUT') readServerClock(reply, sentAt);
    return reply;
  };
  const token = skipAuth ? undefined : await usableToken(account);
  const response = await send(token);
  if (response.status !== 401 || !token) return response;
  const renewed = await reissue(token);
  return renewed ? send(renewed) : response;
}

async function usableToken(account: string | undefined): Promise<string | undefined> {
  const session = readSession();
  if (!session || (account !== undefined && account !== subjectOf(session.accessToken))) return undefined;
  if (session.accessExpire > Date.now()) return session.accessToken;
  return reissue(session.accessToken);
}

function headersOf(init: RequestInit, token: string | undefined): Headers {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', pageLanguage());
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}
