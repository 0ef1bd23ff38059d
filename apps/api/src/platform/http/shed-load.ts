import type { RequestHandler, Response } from 'express';
import type { AccessTokens } from '../access/access-tokens.js';
import { bearerOf, type CallerRequest } from '../access/caller.js';
import { doorOf } from '../doors.js';
import { errorHeaders, errorText } from '../errors/send-error.js';
import { Account, payerHashes } from '../rate-limit/account.js';
import type { CpuAllowance } from '../rate-limit/cpu-allowance.js';
import { PRICES } from '../rate-limit/prices.js';
import { noPlace, type Semaphore } from '../semaphore.js';

/** Read off behind the answer; a longer body, or one of which nobody says how long it is, is bounded by others. */
const MOST_BYTES = 16 * 1024;

interface Shedding {
  /** The one that the requests stand in. */
  line: Semaphore;
  tokens: Pick<AccessTokens, 'read'>;
  allowance: CpuAllowance;
  /** Keys the names of accounts. */
  privacySecret: string;
}

/**
 * Refuses signed-in callers who would find no place in line, before anything else of their request is looked at: in a crowd nearly all are refused,
 * and what a refusal costs behind all stations (0.5 ms) left nothing for those who wait (docs/benchmarks.md). Visitors go on, for whom
 * an answer may be kept. Who is refused here stands in no log line; they are counted, and pay.
 */
export function shedLoad({ line, tokens, allowance, privacySecret }: Shedding): RequestHandler {
  const hashOf = payerHashes(privacySecret);
  return function shed(request, response, next) {
    const caller = request as CallerRequest;
    if (!line.isFull || !standsInLine(caller)) return next();
    const token = bearerOf(caller);
    const name = token && tokens.read(token)?.userUuid;
    if (!name || !line.turnsAway(name)) return next();
    new Account(allowance, { name, hashOf }, {}).charge(PRICES.shed);
    refuse(caller, response);
  };
}

const NO_PLACE = noPlace();
const HEADERS = new Map([
  ...errorHeaders(NO_PLACE),
  ['Content-Type', 'application/json; charset=utf-8'],
  ['Cache-Control', 'no-store'],
]);

/** Without Express, which hashes each reply and looks whether somebody has it already: there are thousands a second of them. */
function refuse(request: CallerRequest, response: Response): void {
  response.statusCode = NO_PLACE.statusCode;
  response.setHeaders(HEADERS);
  response.end(errorText(NO_PLACE, request));
}

function standsInLine({ path, headers, asksToGoOn }: CallerRequest): boolean {
  const isShort = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= MOST_BYTES;
  if (!isShort || asksToGoOn || !/^\/(api|graphql)(\/|$)/i.test(path)) return false;
  const { isSlow, isEntrance } = doorOf(path);
  return !isSlow && !isEntrance;
}
