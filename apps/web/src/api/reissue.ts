import type { ReplyOf } from '@haiko/shared/contract/call';
import * as calls from '@haiko/shared/contract/sessions';
import { inTime, unlessLate, withConnectionError } from './connection.ts';
import { underLock } from './locks.ts';
import { endSession, readSession, type Session, storeTokens, subjectOf, type Tokens } from './session.ts';

/**
 * So long the server may keep silent before it is asked a second time: it gives the same tokens for half a minute, and takes the same
 * question for a thief's after that.
 */
const PATIENCE_MS = 10_000;

/** By account: who signs in while another one's session is renewed must not get their token. */
const running = new Map<string, Promise<string | undefined>>();

/**
 * A new access token in place of `used`, or undefined when the session is over (it is then cleared and told) or somebody
 * else's by now. However many calls fail at once, in however many tabs, one reissue runs: whoever gets the lock second
 * finds the new token. Rejects, with the session kept, when the server cannot be reached.
 */
export function reissue(used: string): Promise<string | undefined> {
  const account = subjectOf(used);
  const known = running.get(account);
  if (known) return known;
  const made = underLock('haiko-reissue', {}, () => requestReissue(used)).finally(() => running.delete(account));
  running.set(account, made);
  return made;
}

async function requestReissue(used: string): Promise<string | undefined> {
  const session = readSession();
  if (!session) {
    endSession();
    return undefined;
  }
  // What one has written must not go out as who has signed in meanwhile.
  if (subjectOf(session.accessToken) !== subjectOf(used)) return undefined;
  if (session.accessToken !== used && session.accessExpire > Date.now()) return session.accessToken;
  const response = await withConnectionError(askTwice(session));
  if (response.ok) return storeReply(session, (await response.json()) as ReplyOf<typeof calls.reissue>);
  // Busy or away is no reason to sign anybody out.
  if (response.status === 429 || response.status >= 500) throw new TypeError(`Reissue answered ${response.status}`);
  endSession();
  return undefined;
}

/** All calls of all tabs wait for this, on a network that may have lost the question or its reply. */
async function askTwice({ refreshToken }: Session): Promise<Response> {
  const headers = { Authorization: `Bearer ${refreshToken}` };
  const ask = () => fetch(calls.reissue.path, { method: calls.reissue.method, headers });
  const first = ask();
  // Whichever comes first: on a slow network that may be the first one, late.
  return (await unlessLate(first, PATIENCE_MS, undefined)) ?? inTime(firstOf([first, ask()]), PATIENCE_MS);
}

/** What comes first; what the first one failed with where all of them did. */
function firstOf<T>(all: Promise<T>[]): Promise<T> {
  return Promise.any(all).catch(({ errors }: AggregateError) => {
    throw errors[0];
  });
}

function storeReply({ refreshToken }: Session, tokens: Tokens): string {
  // Who has left meanwhile, while the network kept silent, stays signed out.
  if (readSession()?.refreshToken === refreshToken) storeTokens(tokens);
  return tokens.accessToken;
}
