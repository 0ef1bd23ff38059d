// What was sent, and what the server said about it. Whatever it acknowledged has to be there for ever.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from '../bench/stage.mjs';

const REPLY_MS = 20_000;
const GIVE_UP_MS = 60_000;
/** How often somebody does as they are told and comes back later, before they give up. */
const MOST_TOLD = 24;
const LOST = { status: 0, body: null, retryAfterMs: 0 };
/** What a server may say that is not at fault: whoever hears it tries again later. */
const FOR_NOW = ['UNAVAILABLE', 'READ_ONLY', 'STORAGE_FULL'];

const isForNow = ({ status, body }) => status === 0 || FOR_NOW.includes(body?.code);

/** One writes, the other reads: entries are never changed after their last answer. */
export class Ledger {
  /** @type {{ kind: string, mark: string, who: string, uuid: string | null, on?: string, sent: number, status: number, sentAt: number }[]} */
  entries = [];
  sentAgain = 0;
  /** How many writes nobody has answered in the end. */
  givenUp = 0;
  /** How many answers had which status; 0 is none. */
  statuses = new Map();
  /** When each acknowledgement came, and how long its answer took. */
  acknowledged = [];
  /** Answers that say that we are at fault, or how the server works. */
  faults = [];
  /** How often somebody's session was over before its time. */
  sessionsLost = 0;

  note(reply) {
    const { status, body } = reply;
    const name = body?.code ? `${status} ${body.code}` : status;
    this.statuses.set(name, (this.statuses.get(name) ?? 0) + 1);
    if (status >= 500 && !isForNow(reply)) this.faults.push(body);
  }

  get acked() {
    return this.entries.filter(({ uuid }) => uuid !== null);
  }

  /** Waits for so many more acknowledgements. */
  async further(count) {
    const wanted = this.acknowledged.length + count;
    for (const end = Date.now() + GIVE_UP_MS; this.acknowledged.length < wanted; await sleep(10))
      if (Date.now() > end) throw new Error('Writes are hardly acknowledged');
  }

  /** Waits until so many writes are acknowledged in all, as long as some are within a minute. */
  async reached(count) {
    while (this.acked.length < count) await this.further(1);
  }

  /** Milliseconds from a moment to the first acknowledgement of something sent after it, of one kind where it is named. */
  async nextAfter(moment, wanted) {
    for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; await sleep(10)) {
      const next = this.acknowledged.find(({ sentAt, kind }) => sentAt >= moment && kind === (wanted ?? kind));
      if (next) return next.at - moment;
    }
    throw new Error('Nothing was acknowledged for a minute');
  }
}

/**
 * Sends a write until it is answered: one whose reply was lost goes again, as the web sends it: with the key of its first time
 * (`keyed`), or as it is where a second time changes nothing (`same`). A picture (`once`) is sent by people: whether a lost one is there
 * is for nobody to know, and either is right. Pauses double from `pauseMs` to `longestPauseMs`, where there is one. Whoever is told when
 * to come back (`Retry-After`) waits that long, which is none of the minute after which they give up.
 */
export async function send(ledger, urls, { kind, path, on, mark, person, again = 'keyed', pauseMs = 40, ...more }) {
  const { longestPauseMs = pauseMs, ...what } = more;
  const key = again === 'keyed' ? randomUUID() : undefined;
  const entry = { kind, mark, who: person.uuid, uuid: null, on, sent: 0, status: 0, sentAt: Date.now() };
  ledger.entries.push(entry);
  for (let end = Date.now() + GIVE_UP_MS, told = 0; Date.now() < end && told < MOST_TOLD;) {
    const all = urls();
    const url = all[(entry.sent + ledger.entries.length) % Math.max(all.length, 1)];
    const sentAt = Date.now();
    if (entry.sent > 0) ledger.sentAgain += 1;
    entry.sent += 1;
    const reply = url ? await call(`${url}${path}`, { ...what, token: person.token, key }) : LOST;
    ledger.note(reply);
    entry.status = reply.status;
    if (reply.status >= 200 && reply.status < 300) {
      entry.uuid = reply.body.uuid ?? reply.body.path ?? on;
      ledger.acknowledged.push({ kind, sentAt, at: Date.now(), ms: Date.now() - sentAt });
      return entry;
    }
    if (reply.status === 401) await renew(ledger, url, person);
    // It may have ended just when the database had it, which the key takes care of.
    else if (again === 'once' || !isForNow(reply)) return entry;
    const waitMs = Math.max(Math.min(pauseMs * 2 ** (entry.sent - 1), longestPauseMs), reply.retryAfterMs);
    if (reply.retryAfterMs > 0) [end, told] = [end + waitMs, told + 1];
    await sleep(waitMs);
  }
  ledger.givenUp += 1;
  return entry;
}

/** Renews a session, once for all who ask at the same time; whose session is over signs in again. */
export function renew(ledger, url, person) {
  person.renewing ??= (async () => {
    const reply = await call(`${url}/api/user/auth/reissue`, { token: person.refreshToken });
    const isLost = reply.body?.code === 'SESSION_EXPIRED';
    if (isLost) ledger.sessionsLost += 1;
    const body = { email: person.email, password: PASSWORD };
    const { status, body: tokens } = isLost ? await call(`${url}/api/user/signin`, { body }) : reply;
    if (status === 200) Object.assign(person, { token: tokens.accessToken, refreshToken: tokens.refreshToken });
  })().finally(() => delete person.renewing);
  return person.renewing;
}

/** One request; status 0 where there was no answer. `retryAfterMs` is 0 where the answer does not say when to come back. */
export async function call(url, { method = 'POST', body, form, token, key }) {
  const headers = {
    ...(!form && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
  };
  const sent = method === 'GET' ? undefined : (form?.() ?? JSON.stringify(body ?? {}));
  try {
    const reply = await fetch(url, { method, headers, body: sent, signal: AbortSignal.timeout(REPLY_MS) });
    const text = await reply.text();
    return {
      status: reply.status,
      body: /json/.test(reply.headers.get('content-type') ?? '') ? JSON.parse(text) : null,
      retryAfterMs: Number(reply.headers.get('retry-after') ?? 0) * 1_000,
    };
  } catch {
    return LOST;
  }
}
