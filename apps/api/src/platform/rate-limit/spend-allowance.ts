import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { AccessTokens } from '../access/access-tokens.js';
import { bearerOf, type CallerRequest } from '../access/caller.js';
import { clientNetwork } from '../access/client-network.js';
import { AppError } from '../errors/app-error.js';
import { keyedHash } from '../keyed-hash.js';
import type { CpuAllowance } from './cpu-allowance.js';
import type { SearchEngines } from './search-engines.js';
import { tellAllowance } from './tell-allowance.js';

/** CPU milliseconds, a little above what `npm run attack` measures (docs/security.md): a feed page of ten takes 3. */
export const PRICES = {
  call: 3,
  /** A feed page of ten may hold 110 rows, and each list that a query is made of takes a statement of its own. */
  row: 0.02,
  field: 1.5,
  refused: 5,
  rendered: 50,
  /** Looked at, of a query that is refused field by field, and merely taken off the line. */
  megabyteRead: 40,
  megabyteRefused: 200,
  megabyteReceived: 4,
  megabyteSent: 20,
  signIn: 20,
  probe: 1,
  built: 0.5,
};
/** Larger bodies are uploads, which have limits of their own. */
const LARGEST_JSON = 262_144;

interface Door {
  name: string;
  path: RegExp;
  price: number;
  /** Its bytes are not made for the call, and cost next to nothing. */
  isSentAsItIs?: true;
}

/** Doors with an allowance and a price of their own; everything else shares one. */
const DOORS: Door[] = [
  // Whoever shares an address with a noisy visitor gets in; then they are counted by account.
  { name: 'sign-in', path: /^\/api\/user\/(signin|signup|auth|userInfo)(\/|$)/i, price: PRICES.signIn },
  // A page has many pictures, and there are caches for them: only looking for what is not there costs.
  { name: 'files', path: /^\/files(\/|$)/i, price: 0, isSentAsItIs: true },
  // A balancer asks for everybody behind it, and so does a search engine.
  { name: 'health', path: /^\/health(\/|$)/i, price: PRICES.probe },
  { name: 'sitemap', path: /^\/(sitemap|robots)[./]/i, price: PRICES.call },
  // A hundred for each new phone; three hundred phones behind one address have them in minutes. The visa rules are written anew
  // for each reader.
  {
    name: 'built',
    path: /^\/(?!api\/|graphql\/|visa-rules\.json)(assets\/|.*\.\w+$)/i,
    price: PRICES.built,
    isSentAsItIs: true,
  },
];

const QUERIES = /^\/graphql(\/|\?|$)/i;

/** The empty page of the app, in which visitors whose network has used up its allowance can sign in. */
const SHELL = { name: 'shell', price: PRICES.probe };

/** Who has used up their allowance is refused a little later, which costs us nothing and slows down who asks again at once. */
const REFUSED_AFTER_MS = 1_000;
const MAX_KEPT_WAITING = 200;

interface Counting {
  allowance: CpuAllowance;
  tokens: Pick<AccessTokens, 'read'>;
  engines: SearchEngines;
  /** How long search engines wait for their allowance at most. */
  longestSlowedMs: number;
  /** Keys the names of accounts, which are told to other processes. */
  privacySecret: string;
  /** Told of each refusal. */
  onRefused?: () => void;
  /** Whether a page of the app is opened. */
  isPage: (request: Request) => boolean;
}

/**
 * Charges everybody for what their call has cost: refused calls, too, and large answers by their length. Callers are told apart
 * by their account where their token is one that we signed, else by their network. Who has used up their allowance is refused with
 * `TOO_MANY_REQUESTS`, before anything is read; but search engines wait until there is some again, and whoever opens a page gets
 * the app without content, so that a visitor among hundreds behind one address can sign in and be counted alone. Each answer says what is
 * left, in calls of the ordinary price.
 */
export function spendAllowance(counting: Counting): RequestHandler {
  const { allowance, tokens, engines, longestSlowedMs, privacySecret, isPage } = counting;
  const waiting = waitingRoom();
  const refused = (waitMs: number) => {
    counting.onRefused?.();
    return tooMany(waitMs);
  };
  return async function spend(request, response, next) {
    const caller = request as CallerRequest;
    const payer = (caller.payer = payerOf(caller, tokens));
    const accountOf = (name = '') => hashOf(privacySecret, `${payer} ${name}`);
    const door = DOORS.find(({ path }) => path.test(request.baseUrl + request.path));
    const account = accountOf(door?.name);
    const now = performance.now();
    const waitMs = allowance.waitOf(account, now);
    // What is sent as it is may be kept by caches, for others.
    if (!door?.isSentAsItIs) tellAllowance(response, allowance.inCalls(account, door?.price ?? PRICES.call, now));
    const goOn = () => {
      chargeWhenOver(caller, response, (ms) => allowance.charge(account, ms, performance.now()), door);
      next();
    };
    if (waitMs === 0) return goOn();
    if (await engines.isVerified(request.ip ?? '', request.headers['user-agent'])) {
      if (await waiting.stay(Math.min(waitMs, longestSlowedMs))) return goOn();
      throw refused(waitMs);
    }
    const shell = accountOf(SHELL.name);
    if (isPage(request) && allowance.waitOf(shell, performance.now()) === 0) {
      allowance.charge(shell, SHELL.price, performance.now());
      caller.comesBackInSeconds = Math.ceil(waitMs / 1_000);
      return next();
    }
    await waiting.stay(REFUSED_AFTER_MS);
    throw refused(waitMs);
  };
}

const tooMany = (waitMs: number) => new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });

/** Where some are kept waiting; false at once to those for whom there is no place. */
function waitingRoom() {
  let kept = 0;
  return {
    async stay(ms: number): Promise<boolean> {
      if (kept >= MAX_KEPT_WAITING) return false;
      kept += 1;
      await sleep(ms);
      kept -= 1;
      return true;
    },
  };
}

function chargeWhenOver(request: CallerRequest, response: Response, charge: (ms: number) => void, door?: Door): void {
  const sent = countSent(response);
  response.once('close', () => {
    const price = door?.price ?? priceOf(request);
    const isRefused = response.statusCode >= 400;
    const base = isRefused ? Math.max(PRICES.refused, price) : price;
    const readPrice = isRefused && QUERIES.test(request.originalUrl) ? PRICES.megabyteRefused : PRICES.megabyteRead;
    const { bytesReceived: received = 0 } = request;
    const bytes =
      readPrice * Math.min(received, LARGEST_JSON) + PRICES.megabyteReceived * received + PRICES.megabyteSent * sent();
    charge(door?.isSentAsItIs ? base : base + bytes / 1_000_000);
  });
}

/** What a call is expected to take: a query by what it may hold, whatever its answer weighs; a page by whether it had to be made. */
function priceOf({ asked, isRendered }: CallerRequest): number {
  if (isRendered) return PRICES.rendered;
  if (!asked) return PRICES.call;
  return Math.max(PRICES.call, PRICES.row * asked.rows) + PRICES.field * Math.max(0, asked.fields - 1);
}

function payerOf(request: CallerRequest, tokens: Counting['tokens']): string {
  const token = bearerOf(request);
  return (token && tokens.read(token)?.userUuid) || clientNetwork(request.ip ?? '');
}

// Addresses of networks and of people are personal data; an account needs only to be recognized.
function hashOf(secret: string, text: string): string {
  return keyedHash(secret, 'allowance', text).slice(0, 16);
}

/** Counts what a reply sends before it is packed, in characters or bytes. */
function countSent(response: Response): () => number {
  let sent = 0;
  const count = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) sent += chunk.length;
  };
  const write = response.write.bind(response) as (...chunk: unknown[]) => boolean;
  const end = response.end.bind(response) as (...chunk: unknown[]) => Response;
  response.write = (...chunk: unknown[]) => {
    count(chunk[0]);
    return write(...chunk);
  };
  response.end = (...chunk: unknown[]) => {
    count(chunk[0]);
    return end(...chunk);
  };
  return () => sent;
}
