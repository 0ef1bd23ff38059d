import type { RequestHandler } from 'express';
import type { CallerRequest } from '../access/caller.js';
import { routeOf } from '../http/route-of.js';
import { inTrace, nowMs, tell } from './trace.js';
import { formatTraceparent, parseTraceparent } from './traceparent.js';
import type { Tracing } from './tracing.js';

/** Makes each request a part of the trace that its `traceparent` names, or of a new one, and answers which. */
export function traceRequests(tracing: Tracing): RequestHandler {
  return function traceRequest(request, response, next) {
    const beganAt = nowMs();
    const trace = tracing.begin(parseTraceparent(request.headers['traceparent']?.toString()));
    (request as CallerRequest).traceId = trace.traceId;
    response.setHeader('traceparent', formatTraceparent(trace));
    if (trace.sink) {
      response.once('close', () => {
        const [route, { statusCode }] = [routeOf(request), response];
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': statusCode,
        };
        const name = `${request.method} ${route}`;
        tell(trace, { name, kind: 'server', attributes, beganAt, hasFailed: statusCode >= 500 });
      });
    }
    inTrace(trace, next);
  };
}
