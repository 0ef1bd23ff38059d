import type { ErrorRequestHandler, RequestHandler } from 'express';
import { clientNetwork } from '../access/client-network.js';
import { BoundedMap } from '../bounded-map.js';
import { AppError } from '../errors/app-error.js';
import type { RateLimits } from '../rate-limit/rate-limits.js';
import type { SecurityLog } from '../security-log/security-log.js';
import { readJson } from './read-body.js';

export const CSP_REPORTS = '/csp-reports';

const MAX_BYTES = 8_192;
/** An origin with the longest name that a host can have. */
const LONGEST_ORIGIN = 270;
const MAX_FULL = 1_000;
/** In the place of a network's name. */
const ALL = 'all';

/** What browsers send to `report-uri`, as far as it is read. */
interface Report {
  'csp-report'?: { 'effective-directive'?: unknown; 'violated-directive'?: unknown; 'blocked-uri'?: unknown };
}

interface Parts {
  security: Pick<SecurityLog, 'write'>;
  limits: Pick<RateLimits, 'count'>;
  /** The line of everybody's requests: what counts reports asks the database. */
  limit: RequestHandler;
}

/**
 * Takes what browsers tell of breaches of the content policy (W3C CSP Level 3, `report-uri`) into the security log: which
 * directive, and the origin of what was blocked. Addresses, samples of code and everything else that a stranger may have made up
 * stay out. The reply is 204, whatever came.
 */
export function cspReports({ security, limits, limit }: Parts): (RequestHandler | ErrorRequestHandler)[] {
  const isRoom = roomFor(limits);
  const take: RequestHandler = async (request, response) => {
    const { 'csp-report': report } = (request.body ?? {}) as Report;
    const action = directiveOf(report?.['effective-directive'] ?? report?.['violated-directive']);
    if (action && (await isRoom(request.ip ?? '')))
      security.write('CSP_BREACH', null, { action, state: blockedOf(report?.['blocked-uri']) });
    response.status(204).end();
  };
  // For whom there is no place in the line; what cannot be read says nothing either.
  const untold: ErrorRequestHandler = (_error, _request, response, _next) => void response.status(204).end();
  return [readJson({ type: 'application/csp-report', maxBytes: MAX_BYTES }), limit, take, untold];
}

/**
 * Whether a report of this address is still written down, which is counted in the database; where it is not, nobody asks there again before
 * that may have changed.
 */
function roomFor(limits: Parts['limits']): (address: string) => Promise<boolean> {
  /** Until when, by `performance.now()`. */
  const full = new BoundedMap<string, number>(MAX_FULL);
  const isFull = (who: string) => (full.get(who) ?? 0) > performance.now();
  const isCounted = async (who: string, count: () => Promise<unknown>) => {
    try {
      await count();
      return true;
    } catch (error) {
      const { retryAfterSeconds = 0 } = error instanceof AppError ? error.details : {};
      full.set(who, performance.now() + retryAfterSeconds * 1_000);
      return false;
    }
  };
  return async (address) => {
    const network = clientNetwork(address);
    if (isFull(ALL) || isFull(network)) return false;
    const isOfFew = await isCounted(network, () => limits.count('cspReport', { address }));
    return isOfFew && (await isCounted(ALL, () => limits.count('cspReports', {})));
  };
}

function directiveOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^[a-z-]{1,40}/.exec(value)?.[0] : undefined;
}

/** `inline`, `eval` and the like as they are; of an address its origin. */
function blockedOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  const { origin } = URL.canParse(text) ? new URL(text) : { origin: '' };
  return origin === '' || origin.length > LONGEST_ORIGIN ? 'unknown' : origin;
}
