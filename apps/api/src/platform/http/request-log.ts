import { createHmac, randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { CallerRequest } from '../access/caller.js';

interface LogParts {
  logger: Logger;
  /** Keys the hash that stands for a person, so that logs alone name nobody. */
  privacySecret: string;
}

/**
 * Names each request and logs one line when it is over. The line is an allow-list (route template, status, time, a
 * keyed hash of the person): no address, query string, body, header or name can get into it.
 */
export function requestLog({ logger, privacySecret }: LogParts): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const started = performance.now();
    const id = randomUUID();
    Object.assign(request, { id });
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      logger[response.statusCode >= 500 ? 'error' : 'info']({
        requestId: id,
        method: request.method,
        route: routeOf(request),
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        user: userOf(request as CallerRequest, privacySecret),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}

/** `/api/post/:id`, never the address itself: it holds keys, names and what people search for. */
function routeOf(request: Request): string {
  const route: unknown = request.route?.path;
  if (typeof route === 'string') return route;
  return /^\/(graphql|api\/docs|api|files|health)(?=[/?]|$)/.exec(request.originalUrl)?.[0] ?? 'web';
}

function userOf({ viewer }: CallerRequest, secret: string): string | undefined {
  return viewer ? createHmac('sha256', secret).update(viewer.uuid).digest('hex').slice(0, 16) : undefined;
}
