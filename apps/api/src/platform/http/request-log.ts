import { randomUUID } from 'node:crypto';
import { isUuid } from '@haiko/shared/contract/fields';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { CallerRequest } from '../access/caller.js';
import { countRequest } from '../metrics/count-request.js';
import type { Metrics } from '../metrics/metrics.js';
import type { SecurityEvent, SecurityLog } from '../security-log/security-log.js';
import { routeOf } from './route-of.js';

const UPLOADS = /^\/api\/file/;

interface LogParts {
  logger: Logger;
  security: SecurityLog;
  metrics: Metrics;
}

/**
 * Names each request and logs one line when it is over. The line is an allow-list (route template, status, time, a
 * keyed hash of the person): no address, query string, body, header or name can get into it. Refusals that matter for safety are
 * told to the security log as well.
 */
export function requestLog({ logger, security, metrics }: LogParts): RequestHandler {
  return function logRequest(request: Request, response: Response, next: NextFunction) {
    const started = performance.now();
    const id = randomUUID();
    (request as CallerRequest).id = id;
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const route = routeOf(request);
      const ms = performance.now() - started;
      countRequest(metrics, { request: request as CallerRequest, response, route, seconds: ms / 1_000 });
      const { viewer, payer = '', refusedStatus = response.statusCode } = request as CallerRequest;
      const userUuid = viewer?.uuid ?? null;
      const refusal = refusalOf(refusedStatus, route);
      // Who has used up their allowance is known by their token alone.
      const who = userUuid ?? (isUuid(payer) ? payer : null);
      if (refusal) security.write(refusal, who, { action: `${request.method} ${route}`, requestId: id });
      logger[response.statusCode >= 500 ? 'error' : 'info']({
        requestId: id,
        traceId: (request as CallerRequest).traceId,
        method: request.method,
        route,
        status: response.statusCode,
        ms: Math.round(ms),
        user: userUuid === null ? undefined : security.hashOf(userUuid),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}

/** Which event a reply is; undefined for all that are nobody's business but the caller's. */
function refusalOf(status: number, route: string): SecurityEvent | undefined {
  if (status === 403) return 'FORBIDDEN';
  if (status === 429) return 'RATE_LIMIT';
  return UPLOADS.test(route) && [400, 413, 415].includes(status) ? 'UPLOAD_REFUSED' : undefined;
}
