import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { AccessTokens } from '../access/access-tokens.js';
import { bearerOf, type CallerRequest, type Spending } from '../access/caller.js';
import { clientNetwork } from '../access/client-network.js';
import { type Door, doorOf } from '../doors.js';
import { AppError } from '../errors/app-error.js';
import { Account, payerHashes } from './account.js';
import type { CpuAllowance } from './cpu-allowance.js';
import { priceOf } from './prices.js';
import type { SearchEngines } from './search-engines.js';
import { tellAllowance } from './tell-allowance.js';
import { WaitingRoom } from './waiting-room.js';

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
  /** Where those wait who are refused. */
  waiting?: Pick<WaitingRoom, 'stay'>;
}

/**
 * Charges everybody for what their call costs: refused calls, too, and large answers by their length. Callers are told apart
 * by their account where their token is one that we signed, else by their network. Who has used up their allowance is refused with
 * `TOO_MANY_REQUESTS`, before anything is read; but search engines wait until there is some again, and whoever opens a page gets
 * the app without content, so that a visitor among hundreds behind one address can sign in and be counted alone. Each answer says what is
 * left, in calls of the ordinary price.
 */
export function spendAllowance(counting: Counting): RequestHandler {
  const { allowance, tokens, engines, longestSlowedMs, privacySecret, isPage } = counting;
  const hashOf = payerHashes(privacySecret);
  const waiting = counting.waiting ?? new WaitingRoom(MAX_KEPT_WAITING);
  return function spend(request, response, next) {
    const caller = request as CallerRequest;
    const door = doorOf(request.baseUrl + request.path);
    const name = (caller.payer = payerOf(caller, door, tokens));
    const account = new Account(allowance, { name, hashOf }, door);
    const waitMs = account.waitMs();
    // What is sent as it is may be kept by caches, for others.
    if (!door.isSentAsItIs) tellAllowance(response, account.inCalls());
    const goOn = (isAsked = true) => {
      caller.spending = spendingOf(caller, response, { account, door, isAsked });
      next();
    };
    const slowOrRefuse = async () => {
      if (await engines.isVerified(request.ip ?? '', request.headers['user-agent'])) {
        await sleep(Math.min(waitMs, longestSlowedMs));
        return goOn(false);
      }
      if (isPage(request) && account.takesShell()) {
        caller.comesBackInSeconds = Math.ceil(waitMs / 1_000);
        return next();
      }
      counting.onRefused?.();
      await waiting.stay(REFUSED_AFTER_MS);
      throw tooMany(waitMs);
    };
    return waitMs === 0 ? goOn() : slowOrRefuse();
  };
}

/**
 * Behind the lines in which queries wait for their turn: whoever has used up their allowance meanwhile, by what was sent at the same time, is
 * refused now, and what the query may hold is charged before it is answered.
 */
export const spendInTurn: RequestHandler = function spendInTurn(request, _response, next) {
  const { spending } = request as CallerRequest;
  const waitMs = spending?.waitMs() ?? 0;
  if (waitMs > 0) throw tooMany(waitMs);
  spending?.settle();
  next();
};

const tooMany = (waitMs: number) => new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });

interface Paying {
  account: Account;
  door: Door;
  /** Whether it is refused where the allowance is used up by the time that its turn comes. */
  isAsked: boolean;
}

/**
 * Charged at once, that many calls at the same time are not let in for the price of one; again when the answer is made, before the next
 * call of this caller begins; and what came in behind the answer when all is over.
 */
function spendingOf(request: CallerRequest, response: Response, { account, door, isAsked }: Paying): Spending {
  let charged = 0;
  const settle = () => {
    const { bytesReceived = 0, bytesSent = 0, asked, lettersLookedThrough, bytesRendered } = request;
    const { price, isSentAsItIs } = door;
    const said = { status: response.statusCode, bytesReceived, bytesSent, asked, lettersLookedThrough, bytesRendered };
    const costs = priceOf({ price, isSentAsItIs, ...said });
    if (costs !== charged) account.charge(costs - charged);
    charged = costs;
  };
  response.once('close', settle);
  settle();
  return { settle, waitMs: () => (isAsked ? account.waitMs(charged) : 0) };
}

function payerOf(request: CallerRequest, { isEntrance }: Door, tokens: Counting['tokens']): string {
  const token = isEntrance ? null : bearerOf(request);
  return (token && tokens.read(token)?.userUuid) || clientNetwork(request.ip ?? '');
}
