import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import type { AccessTokens } from '../access/access-tokens.js';
import { bearerOf, type CallerRequest } from '../access/caller.js';
import { clientNetwork } from '../access/client-network.js';
import { AppError } from '../errors/app-error.js';
import type { CpuAllowance } from './cpu-allowance.js';

/** CPU milliseconds, a little above what `npm run attack` measures (docs/security.md): a feed page of ten takes 3. */
export const PRICES = { call: 3, refused: 5, megabyteRead: 40, megabyteSent: 20, signIn: 20, probe: 1, built: 0.5 };
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
  // A hundred for each new phone; three hundred phones behind one address have them in minutes.
  { name: 'built', path: /^\/(?!api\/|graphql\/)(assets\/|.*\.\w+$)/i, price: PRICES.built, isSentAsItIs: true },
];

/** Who has used up their allowance is refused a little later, which costs us nothing and slows down who asks again at once. */
const REFUSED_AFTER_MS = 1_000;
const MAX_KEPT_WAITING = 200;

/**
 * Refuses callers who have used up their CPU allowance with `TOO_MANY_REQUESTS`, before anything is read, and charges everybody
 * else for what their call has cost: refused calls, too, and large answers by their length. Callers are told apart by their
 * account where their token is one that we signed, else by their network.
 */
export function spendAllowance(allowance: CpuAllowance, tokens: AccessTokens): RequestHandler {
  let keptWaiting = 0;
  return async (request, response, next) => {
    const caller = request as CallerRequest;
    caller.payer = payerOf(caller, tokens);
    const door = DOORS.find(({ path }) => path.test(request.baseUrl + request.path));
    const account = door ? `${caller.payer} ${door.name}` : caller.payer;
    const waitMs = allowance.waitOf(account, performance.now());
    if (waitMs > 0) {
      if (keptWaiting < MAX_KEPT_WAITING) {
        keptWaiting += 1;
        await sleep(REFUSED_AFTER_MS);
        keptWaiting -= 1;
      }
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
    }
    const sent = countSent(response);
    response.once('close', () => {
      const price = door?.price ?? PRICES.call;
      const base = response.statusCode >= 400 ? Math.max(PRICES.refused, price) : price;
      const bytes = PRICES.megabyteRead * lengthOf(caller) + PRICES.megabyteSent * sent();
      allowance.charge(account, door?.isSentAsItIs ? base : base + bytes / 1_000_000, performance.now());
    });
    next();
  };
}

function payerOf(request: CallerRequest, tokens: AccessTokens): string {
  const token = bearerOf(request);
  return (token && tokens.read(token)?.userUuid) || clientNetwork(request.ip ?? '');
}

/** The bytes of a body, up to what is read of it. */
function lengthOf({ headers }: CallerRequest): number {
  if (headers['transfer-encoding'] !== undefined) return LARGEST_JSON;
  return Math.min(Number(headers['content-length'] ?? 0), LARGEST_JSON);
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
